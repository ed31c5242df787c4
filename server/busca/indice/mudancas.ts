/** Documents of the rows that an import changes: looked for before, because some are only in what was there, and again after. */
import type { Kysely } from 'kysely'
import type { Row, TablePlan } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { FontePublica } from './documento.ts'
import { findEdicaoBuscada, listNumerosDaEdicao } from './documentos-biblia-repository.ts'
import { findRetirados, listNumerosDosAutores, listNumerosDosEbooks } from './documentos-ebooks-repository.ts'
import { listNumerosDosPadroes, paginaIdOf, paginaIdOfSecao } from './documentos-padroes-repository.ts'
import { TIPOS, toNumero } from './numeros.ts'

export interface Mudancas {
  readonly numeros: Readonly<Record<FontePublica, readonly number[]>>
  /** Pages, and books that leave the catalogue or come back, whose documents are other ones afterwards. */
  readonly paginaIds: ReadonlySet<number>
  readonly ebookIds: readonly number[]
  /** Authors of another name: the documents of their books have it. */
  readonly autorIds: readonly number[]
  /** New verses and paragraphs: of many, none should be found before the others. */
  readonly novos: Readonly<Record<FontePublica, ReadonlySet<number>>>
}

/** @param db as it is before the plans are applied */
export async function findMudancas(db: Kysely<Tables>, plans: readonly TablePlan[]): Promise<Mudancas> {
  const paginaIds = new Set([
    ...changed(plans, 'pagina').map(paginaIdOfRow),
    ...changed(plans, 'secao').map(paginaIdOfRow),
    ...changed(plans, 'parte').map((row) => paginaIdOfSecao(numberOf(row, 'secao_id'))),
  ])
  const ebookIds = await listMovedEbooks(db, plans)
  const biblia = await findMudancasDaBiblia(db, plans)
  return {
    numeros: {
      padroes: await listNumerosDasPaginas(db, paginaIds),
      biblia: biblia.numeros,
      ebooks: [...numerosDosEbooks(plans), ...(await listNumerosDosEbooks(db, ebookIds))],
    },
    paginaIds,
    ebookIds,
    autorIds: updated(plans, 'autor').map((row) => numberOf(row, 'id')),
    novos: {
      padroes: new Set(),
      biblia: biblia.novos,
      ebooks: listNovos(plans, 'paragrafo', TIPOS.ebooks.paragrafo),
    },
  }
}

/** The verses that change in the library's own edition; all of two editions when another becomes its own. */
async function findMudancasDaBiblia(
  db: Kysely<Tables>,
  plans: readonly TablePlan[],
): Promise<{ numeros: number[]; novos: Set<number> }> {
  const before = await findEdicaoBuscada(db)
  const chosen = plans
    .flatMap(({ name, inserted, updated }) => (name === 'edicao' ? [...inserted, ...updated] : []))
    .find(({ padrao }) => padrao === 1)
  const after = chosen ? numberOf(chosen, 'id') : before
  const numbersOf = (rows: readonly Row[]) =>
    rows
      .filter(({ edicao_id }) => edicao_id === after)
      .map((row) => toNumero(TIPOS.biblia.versiculo, numberOf(row, 'id')))
  const inserted = numbersOf(plans.flatMap((plan) => (plan.name === 'versiculo' ? plan.inserted : [])))
  if (after === before) return { numeros: numbersOf(changed(plans, 'versiculo')), novos: new Set(inserted) }
  const velhos = before === null ? [] : await listNumerosDaEdicao(db, before)
  const guardados = after === null ? [] : await listNumerosDaEdicao(db, after)
  const known = new Set(velhos)
  const numeros = [...new Set([...velhos, ...guardados, ...inserted])]
  return { numeros, novos: new Set(inserted.filter((numero) => !known.has(numero))) }
}

function listNovos(plans: readonly TablePlan[], table: keyof Tables, tipo: number): Set<number> {
  const inserted = plans.flatMap((plan) => (plan.name === table ? plan.inserted : []))
  return new Set(inserted.map((row) => toNumero(tipo, numberOf(row, 'id'))))
}

/** Numbers of all documents that changed, by source. @param db with the plans applied */
export async function listMudancas(
  db: Kysely<Tables>,
  { numeros, paginaIds, ebookIds, autorIds }: Mudancas,
): Promise<Record<FontePublica, number[]>> {
  return {
    padroes: [...numeros.padroes, ...(await listNumerosDasPaginas(db, paginaIds))],
    biblia: [...numeros.biblia],
    ebooks: [
      ...numeros.ebooks,
      ...(await listNumerosDosEbooks(db, ebookIds)),
      ...(await listNumerosDosAutores(db, autorIds)),
    ],
  }
}

async function listNumerosDasPaginas(db: Kysely<Tables>, paginaIds: ReadonlySet<number>): Promise<number[]> {
  return paginaIds.size === 0 ? [] : listNumerosDosPadroes(db, paginaIds)
}

function numerosDosEbooks(plans: readonly TablePlan[]): number[] {
  const { livro, capitulo, paragrafo } = TIPOS.ebooks
  return [
    ...changed(plans, 'ebook').map((row) => toNumero(livro, numberOf(row, 'id'))),
    ...changed(plans, 'ebook_autor').map((row) => toNumero(livro, numberOf(row, 'ebook_id'))),
    ...changed(plans, 'ebook_capitulo').map((row) => toNumero(capitulo, numberOf(row, 'id'))),
    ...changed(plans, 'paragrafo').map((row) => toNumero(paragrafo, numberOf(row, 'id'))),
  ]
}

/** Books that leave the catalogue or come back to it. */
async function listMovedEbooks(db: Kysely<Tables>, plans: readonly TablePlan[]): Promise<number[]> {
  const rows = updated(plans, 'ebook')
  if (rows.length === 0) return []
  const before = await findRetirados(
    db,
    rows.map((row) => numberOf(row, 'id')),
  )
  return rows
    .filter((row) => before.get(numberOf(row, 'id')) !== numberOf(row, 'retirado'))
    .map((row) => numberOf(row, 'id'))
}

function changed(plans: readonly TablePlan[], table: keyof Tables): Row[] {
  return plans.flatMap(({ name, inserted, updated, deleted }) =>
    name === table ? [...inserted, ...updated, ...deleted] : [],
  )
}

function updated(plans: readonly TablePlan[], table: keyof Tables): Row[] {
  return plans.flatMap((plan) => (plan.name === table ? plan.updated : []))
}

function paginaIdOfRow(row: Row): number {
  return paginaIdOf(numberOf(row, 'simbolo_id'), numberOf(row, 'numero'))
}

function numberOf(row: Row, column: string): number {
  const cell = row[column]
  if (typeof cell !== 'number') throw new Error(`Row without the number ${column}`)
  return cell
}
