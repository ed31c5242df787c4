/** Acts of the desk on a book that is in the library: its words in the catalogue, its cover, whether the catalogue has it. */
import type { Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Ficha } from '#contract/editora/ficha.ts'
import type { Database } from '#server/platform/database.ts'
import type { WantedTable } from '#server/platform/sync-table.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import { planAreas } from '../ebook-areas.ts'
import { planAutores } from '../ebook-autores.ts'
import type { ParsedImagem } from '../parsers/content-model.ts'
import { type StoredContent, storeContent } from '../store-content.ts'
import { layFicha } from './ficha-do-ebook.ts'
import { mesaTable, parseDoArquivo, parseFicha } from './lay-fichas.ts'
import { readLinha } from './read-linha.ts'
import { deleteImagem, findEbookById, insertImagem, type LinhaDaMesa } from './repository.ts'

/** Row of `conteudo` by which servers notice these acts. */
const FONTE = 'mesa'

export type Mudanca =
  | { tipo: 'ficha'; ficha: Ficha }
  /** Null: the file's. */
  | { tipo: 'capa'; capa: ParsedImagem | null }
  | { tipo: 'retirar' }
  /** @param naPasta whether content/ still has it: then its word counts again */
  | { tipo: 'devolver'; naPasta: boolean }

export interface PedidoDeMudanca {
  ebookId: number
  /** What its author saw. */
  versao: number
  mudanca: Mudanca
}

export class LivroOutdated extends Error {}
/** The act does not fit the book; `message` is fit to be shown. */
export class LivroRefused extends Error {}

/** @param record what else is written with it @throws LivroOutdated @throws LivroRefused */
export function changeLivro(
  db: Database,
  { ebookId, versao, mudanca }: PedidoDeMudanca,
  record: (trx: Transaction<Tables>) => Promise<void>,
): Promise<StoredContent> {
  const buildTables = async (stored: Kysely<Tables>) => {
    const row = await findEbookById(stored, ebookId)
    if (!row) throw new LivroRefused('Livro não encontrado.')
    const before = await readLinha(stored, row)
    if (before.versao !== versao) throw new LivroOutdated(row.identificador)
    refuse(mudanca, row)
    const alterada_em = new Date().toISOString()
    const linha = { ...applyMudanca(before, mudanca), versao: versao + 1, alterada_em }
    const retirado = retiradoAfter(mudanca, row)
    return {
      tables: await tablesOf(stored, { ...row, retirado }, linha),
      record: async (trx: Transaction<Tables>) => {
        if (mudanca.tipo === 'capa') await changeImagem(trx, row.id, before, mudanca.capa)
        await record(trx)
      },
    }
  }
  return storeContent(db, { fonte: FONTE, impressao: uuidv7(), buildTables }, { dryRun: false })
}

function refuse({ tipo }: Mudanca, { retirado, titulo }: EbookTable): void {
  if (tipo === 'retirar' && retirado === 1) throw new LivroRefused(`“${titulo}” já está retirado.`)
  if (tipo === 'devolver' && retirado === 0) throw new LivroRefused(`“${titulo}” já está no catálogo.`)
}

function retiradoAfter({ tipo }: Mudanca, { retirado }: EbookTable): number {
  if (tipo === 'retirar') return 1
  return tipo === 'devolver' ? 0 : retirado
}

function applyMudanca(linha: LinhaDaMesa, mudanca: Mudanca): LinhaDaMesa {
  switch (mudanca.tipo) {
    case 'ficha':
      return { ...linha, ficha: JSON.stringify(mudanca.ficha) }
    case 'capa':
      return { ...linha, capa: mudanca.capa?.nome ?? null }
    case 'retirar':
      return { ...linha, situacao: 'retirado' }
    case 'devolver':
      return { ...linha, situacao: mudanca.naPasta ? null : 'publicado' }
  }
}

/** What the catalogue says of the book, and no word of its text. */
async function tablesOf(stored: Kysely<Tables>, row: EbookTable, linha: LinhaDaMesa): Promise<WantedTable[]> {
  const { autores, areas_tematicas, ...ficha } = layFicha(parseDoArquivo(linha), parseFicha(linha.ficha))
  const capa = linha.capa ?? linha.capa_do_arquivo
  const planned = await planAutores(stored, [{ origem: row.origem, autores }], [row.id])
  const areas = await planAreas(stored, null, areas_tematicas, [row.id])
  const ebook = { ...row, ...ficha, capa: capa && `/api/ebook/${row.id}/capa/${capa}` }
  const scope = { column: 'ebook_id', values: [row.id] }
  const autorIds = [...new Set(autores.map(planned.idOf))]
  const areaIds = [...new Set(areas_tematicas.map((area) => areas.idByName.get(area) ?? 0))]
  return [
    { name: 'area_tematica', key: ['id'], rows: areas.rows.map((area) => ({ ...area })) },
    { name: 'autor', key: ['id'], rows: planned.rows.map((autor) => ({ ...autor })) },
    { name: 'ebook', key: ['id'], rows: [ebook], scope: { column: 'id', values: [row.id] } },
    {
      name: 'ebook_autor',
      key: ['ebook_id', 'autor_id'],
      rows: autorIds.map((autor_id, index) => ({ ebook_id: row.id, autor_id, ordem: index + 1 })),
      scope,
    },
    {
      name: 'ebook_area_tematica',
      key: ['ebook_id', 'area_tematica_id'],
      rows: areaIds.map((area_tematica_id) => ({ ebook_id: row.id, area_tematica_id })),
      scope,
    },
    mesaTable([linha]),
  ]
}

async function changeImagem(
  trx: Transaction<Tables>,
  ebookId: number,
  before: LinhaDaMesa,
  capa: ParsedImagem | null,
): Promise<void> {
  if (capa) {
    const { webp, ...imagem } = capa
    const webp_base64 = Buffer.from(webp).toString('base64')
    await insertImagem(trx, { ebook_id: ebookId, ...imagem, webp_base64 })
  }
  const old = before.capa
  if (old !== null && old !== before.capa_do_arquivo && old !== capa?.nome)
    await deleteImagem(trx, ebookId, old)
}
