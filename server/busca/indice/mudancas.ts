/** Documents of the rows that an import changes: looked for before, because some are only in what was there, and again after. */
import type { Kysely } from 'kysely'
import type { Row, TablePlan } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { FontePublica } from './documento.ts'
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
  return {
    numeros: {
      padroes: await listNumerosDasPaginas(db, paginaIds),
      biblia: changed(plans, 'versiculo').map((row) => toNumero(TIPOS.biblia.versiculo, numberOf(row, 'id'))),
      ebooks: [...numerosDosEbooks(plans), ...(await listNumerosDosEbooks(db, ebookIds))],
    },
    paginaIds,
    ebookIds,
    autorIds: updated(plans, 'autor').map((row) => numberOf(row, 'id')),
    novos: {
      padroes: new Set(),
      biblia: listNovos(plans, 'versiculo', TIPOS.biblia.versiculo),
      ebooks: listNovos(plans, 'paragrafo', TIPOS.ebooks.paragrafo),
    },
  }
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
