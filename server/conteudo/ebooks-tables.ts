/** The rows of some books, of the content folder or of EPUB files. Other books are not looked at. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CanonLivro } from '#server/biblia/canon.ts'
import type { Row, WantedTable } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import { type AreasDoImport, planAreas } from './ebook-areas.ts'
import { type AutoresDoImport, planAutores } from './ebook-autores.ts'
import { assignEbookIds, type EbookIds } from './ebook-ids.ts'
import { toCapituloRows, toEbookRow, toImagemRows, toParagrafoRows } from './ebook-rows.ts'
import { findHighestId, listMarkdownEbooksExcept } from './ebooks-repository.ts'
import type { TrocaDeEdicao } from './edicao.ts'
import { type EbookLaid, layFichas, type NovaMesa } from './ficha/lay-fichas.ts'
import { listLinhasDaMesa } from './ficha/repository.ts'
import { createIdSource, idSourcesTable } from './id-source.ts'
import { createMarkParagrafo } from './mark-paragrafo.ts'
import type { ParsedArea, ParsedEbook } from './parsers/content-model.ts'
import { readStoredEbooks } from './stored-ebooks.ts'

interface EbooksToStore {
  ebooks: readonly ParsedEbook[]
  /** Areas of areas.yaml when the books are all those of the content folder; null for EPUB files. */
  areas: readonly ParsedArea[] | null
  canon: readonly CanonLivro[]
  /** Fingerprint of a book's file; absent for a book that is more than one file. */
  impressao?: string
  /** What the desk says of the one book from now on; absent: what it has said. */
  mesa?: NovaMesa
}

interface EbooksTables {
  tables: WantedTable[]
  idByIdentificador: Map<string, number>
  trocas: TrocaDeEdicao[]
}

export async function ebooksTables(db: Kysely<Tables>, content: EbooksToStore): Promise<EbooksTables> {
  const { areas } = content
  const { prepared, mesa, idSources } = await prepareEbooks(db, content)
  const ebooks = prepared.map(({ ebook }) => ebook)
  const ebookIds = idsOf(prepared)
  const retired = areas ? await listRetired(db, ebookIds) : []
  const autores = await planAutores(db, ebooks, ebookIds)
  const byName = areas ? prepared.filter(({ hasAreasDaMesa }) => hasAreasDaMesa) : prepared
  const assuntos = byName.flatMap(({ ebook }) => ebook.areas_tematicas)
  const planned = await planAreas(db, areas, assuntos, ebookIds)
  return {
    tables: [
      { name: 'area_tematica', key: ['id'], rows: planned.rows.map((row) => ({ ...row })) },
      { name: 'autor', key: ['id'], rows: autores.rows.map((row) => ({ ...row })) },
      ebookTable(prepared, retired, content.impressao),
      ...ligacaoTables(prepared, autores, planned),
      ...textoTables(prepared, content.canon),
      ...mesa,
      idSources,
    ],
    idByIdentificador: new Map(prepared.map(({ ebook, ids }) => [ebook.identificador, ids.ebook])),
    trocas: prepared.map(({ troca }) => troca),
  }
}

/** The books themselves, with those that leave the catalogue. */
function ebookTable(
  prepared: readonly PreparedEbook[],
  retired: readonly Row[],
  impressao: string | undefined,
): WantedTable {
  const rows = prepared.map(({ ebook, ids, retirado, lido }) => ({
    ...toEbookRow(ebook, ids, impressao ?? impressaoOf(lido)),
    retirado,
  }))
  return {
    name: 'ebook',
    key: ['id'],
    rows: [...rows, ...retired],
    scope: { column: 'id', values: [...idsOf(prepared), ...retired.map(({ id }) => id ?? 0)] },
  }
}

/** Authors and areas of each book. */
function ligacaoTables(
  prepared: readonly PreparedEbook[],
  autores: AutoresDoImport,
  { idByName }: AreasDoImport,
): WantedTable[] {
  const scope = { column: 'ebook_id', values: idsOf(prepared) }
  return [
    {
      name: 'ebook_autor',
      key: ['ebook_id', 'autor_id'],
      rows: prepared.flatMap(({ ebook, ids }) =>
        [...new Set(ebook.autores.map(autores.idOf))].map((autor_id, index) => ({
          ebook_id: ids.ebook,
          autor_id,
          ordem: index + 1,
        })),
      ),
      scope,
    },
    {
      name: 'ebook_area_tematica',
      key: ['ebook_id', 'area_tematica_id'],
      rows: prepared.flatMap(({ ebook, ids }) =>
        [...new Set(ebook.areas_tematicas.map((area) => idByName.get(area) ?? 0))].map(
          (area_tematica_id) => ({ ebook_id: ids.ebook, area_tematica_id }),
        ),
      ),
      scope,
    },
  ]
}

/** Images, chapters and paragraphs of each book. */
function textoTables(prepared: readonly PreparedEbook[], canon: readonly CanonLivro[]): WantedTable[] {
  const mark = createMarkParagrafo(canon)
  const scope = { column: 'ebook_id', values: idsOf(prepared) }
  return [
    {
      name: 'ebook_imagem',
      key: ['ebook_id', 'nome'],
      rows: prepared.flatMap(({ ebook, ids }) => toImagemRows(ebook, ids)),
      scope,
    },
    {
      name: 'ebook_capitulo',
      key: ['id'],
      rows: prepared.flatMap(({ ebook, ids, troca }) => toCapituloRows(ebook, ids, troca.numero)),
      scope,
      ordem: 'ordem_dentro_do_ebook',
    },
    {
      name: 'paragrafo',
      key: ['id', 'edicao'],
      rows: prepared.flatMap(({ ebook, ids, troca }) => toParagrafoRows(ebook, ids, mark, troca.numero)),
      scope: {
        column: 'ebook_capitulo_id',
        values: prepared.flatMap(({ troca }) => troca.antes?.capitulos.map(({ id }) => id) ?? []),
        // What another import prepares, or has replaced, is none of this one's business.
        and: { column: 'edicao', values: [...new Set(prepared.map(({ troca }) => troca.numero))] },
      },
      ordem: 'ordem',
    },
  ]
}

function idsOf(prepared: readonly PreparedEbook[]): number[] {
  return prepared.map(({ ids }) => ids.ebook)
}

interface PreparedEbook extends Pick<EbookLaid, 'ebook' | 'hasAreasDaMesa' | 'retirado'> {
  /** As its file says it. */
  lido: ParsedEbook
  ids: EbookIds
  troca: TrocaDeEdicao
}

async function prepareEbooks(
  db: Kysely<Tables>,
  content: EbooksToStore,
): Promise<{ prepared: PreparedEbook[]; mesa: WantedTable[]; idSources: WantedTable }> {
  const { ebooks } = content
  const stored = await readStoredEbooks(
    db,
    ebooks.map(({ identificador }) => identificador),
  )
  const { laid, tables } = await layFichas(db, content, stored)
  const sources = {
    capitulo: await createIdSource(db, 'ebook_capitulo'),
    paragrafo: await createIdSource(db, 'paragrafo'),
  }
  // No book ever leaves the table, so the next id is free for good.
  let highest = await findHighestId(db, 'ebook')
  const prepared = ebooks.flatMap((lido, index) => {
    const own = laid[index]
    if (!own) return []
    const known = stored.get(lido.identificador)
    const antes = known ? { ...known, titulo: own.tituloDoArquivoAntes ?? known.row.titulo } : null
    // Two editions are compared by what their files call them.
    return { ...own, lido, ...assignEbookIds(known?.row.id ?? ++highest, lido, antes, sources) }
  })
  return { prepared, mesa: tables, idSources: idSourcesTable(Object.values(sources)) }
}

/** Books of the content folder that are no longer in it: readers may have them on their shelves, and the desk may keep them. */
async function listRetired(db: Kysely<Tables>, ebookIds: readonly number[]): Promise<Row[]> {
  const gone = await listMarkdownEbooksExcept(db, ebookIds)
  const mesa = await listLinhasDaMesa(
    db,
    gone.map(({ identificador }) => identificador),
  )
  return gone
    .filter(({ identificador }) => mesa.get(identificador)?.situacao !== 'publicado')
    .map((row) => ({ ...row, retirado: 1 }))
}

function impressaoOf(ebook: ParsedEbook): string {
  return createHash('sha256').update(JSON.stringify(ebook)).digest('hex')
}
