/** The rows of the Markdown ebooks of a content folder. Ids that readers' shelves point to are kept. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Row, WantedTable } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import { assignIds } from './assign-ids.ts'
import type { ParsedAutor, ParsedConteudo, ParsedEbook } from './parsers/content-model.ts'

/** Pages of a Markdown book = words / 300, rounded up (decisions, "Progress"). */
const WORDS_PER_PAGE = 300

type Ebooks = Pick<ParsedConteudo, 'areas' | 'ebooks'>

interface EbookIds {
  area: Map<string, number>
  autor: Map<string, number>
  ebook: Map<string, number>
  capitulo: Map<string, number>
  paragrafo: Map<string, number>
}

export async function ebooksTables(
  db: Kysely<Tables>,
  { areas, ebooks }: Ebooks,
): Promise<{ tables: WantedTable[]; idBySlug: Map<string, number> }> {
  const ids = await assignEbookIds(db, { areas, ebooks })
  const tables: WantedTable[] = [
    {
      name: 'area_tematica',
      key: ['id'],
      rows: areas.map(({ slug, descricao, explicacao }) => ({
        id: idOf(ids.area, slug),
        slug,
        descricao,
        explicacao,
      })),
    },
    { name: 'autor', key: ['id'], rows: autorRows(ebooks, ids) },
    {
      name: 'ebook',
      key: ['id'],
      rows: ebooks.map((ebook) => toEbookRow(ebook, idOf(ids.ebook, ebook.slug))),
    },
    {
      name: 'ebook_autor',
      key: ['ebook_id', 'autor_id'],
      rows: ebooks.flatMap(({ slug, autores }) =>
        autores.map((autor, index) => ({
          ebook_id: idOf(ids.ebook, slug),
          autor_id: idOf(ids.autor, autorKey(autor)),
          ordem: index + 1,
        })),
      ),
    },
    {
      name: 'ebook_area_tematica',
      key: ['ebook_id', 'area_tematica_id'],
      rows: ebooks.flatMap(({ slug, areas_tematicas }) =>
        areas_tematicas.map((area) => ({
          ebook_id: idOf(ids.ebook, slug),
          area_tematica_id: idOf(ids.area, area),
        })),
      ),
    },
    { name: 'ebook_capitulo', key: ['id'], rows: ebooks.flatMap((ebook) => capituloRows(ebook, ids)) },
    { name: 'paragrafo', key: ['id'], rows: ebooks.flatMap((ebook) => paragrafoRows(ebook, ids)) },
  ]
  return { tables, idBySlug: ids.ebook }
}

async function assignEbookIds(db: Kysely<Tables>, { areas, ebooks }: Ebooks): Promise<EbookIds> {
  const storedEbooks = await db.selectFrom('ebook').select(['id', 'identificador as key']).execute()
  const ebook = assignIds(
    storedEbooks,
    ebooks.map(({ slug }) => slug),
  )
  const capitulo = await assignCapituloIds(db, ebooks, ebook)
  return {
    ebook,
    capitulo,
    area: assignIds(
      await db.selectFrom('area_tematica').select(['id', 'slug as key']).execute(),
      areas.map(({ slug }) => slug),
    ),
    autor: assignIds(
      (await db.selectFrom('autor').selectAll().execute()).map((autor) => ({
        id: autor.id,
        key: autorKey(autor),
      })),
      ebooks.flatMap(({ autores }) => autores.map(autorKey)),
    ),
    paragrafo: await assignParagrafoIds(db, ebooks, capitulo),
  }
}

async function assignCapituloIds(db: Kysely<Tables>, ebooks: ParsedEbook[], ebookIds: Map<string, number>) {
  const slugById = new Map([...ebookIds].map(([slug, id]) => [id, slug]))
  const stored = await db.selectFrom('ebook_capitulo').selectAll().execute()
  return assignIds(
    stored.map(({ id, ebook_id, ordem_dentro_do_ebook }) => ({
      id,
      key: `${slugById.get(ebook_id)}/${ordem_dentro_do_ebook}`,
    })),
    ebooks.flatMap(({ slug, capitulos }) => capitulos.map(({ ordem }) => `${slug}/${ordem}`)),
  )
}

async function assignParagrafoIds(
  db: Kysely<Tables>,
  ebooks: ParsedEbook[],
  capituloIds: Map<string, number>,
) {
  const keyById = new Map([...capituloIds].map(([key, id]) => [id, key]))
  const stored = await db.selectFrom('paragrafo').select(['id', 'ebook_capitulo_id', 'ordem']).execute()
  return assignIds(
    stored.map(({ id, ebook_capitulo_id, ordem }) => ({
      id,
      key: `${keyById.get(ebook_capitulo_id)}/${ordem}`,
    })),
    ebooks.flatMap(({ slug, capitulos }) =>
      capitulos.flatMap(({ ordem, paragrafos }) =>
        paragrafos.map((paragrafo) => `${slug}/${ordem}/${paragrafo.ordem}`),
      ),
    ),
  )
}

function autorRows(ebooks: ParsedEbook[], ids: EbookIds): Row[] {
  const byKey = new Map(ebooks.flatMap(({ autores }) => autores.map((autor) => [autorKey(autor), autor])))
  return [...byKey].map(([key, { nome, ano_de_nascimento, ano_de_morte }]) => ({
    id: idOf(ids.autor, key),
    nome,
    ano_de_nascimento,
    ano_de_morte,
  }))
}

function toEbookRow(ebook: ParsedEbook, id: number): Row {
  return {
    id,
    identificador: ebook.slug,
    impressao: createHash('sha256').update(JSON.stringify(ebook)).digest('hex'),
    kind: ebook.kind,
    titulo: ebook.titulo,
    subtitulo: ebook.subtitulo,
    ano: ebook.ano,
    idioma: 'pt-BR',
    capa: null,
    prefacio: ebook.prefacio,
    paginas: countPages(ebook),
    lancamento: ebook.lancamento,
  }
}

function countPages({ capitulos }: ParsedEbook): number {
  const words = capitulos
    .flatMap(({ paragrafos }) => paragrafos)
    .reduce((sum, { texto }) => sum + texto.split(/\s+/).length, 0)
  return Math.ceil(words / WORDS_PER_PAGE)
}

function capituloRows({ slug, capitulos }: ParsedEbook, ids: EbookIds): Row[] {
  return capitulos.map(({ ordem, titulo, subtitulo }) => ({
    id: idOf(ids.capitulo, `${slug}/${ordem}`),
    ebook_id: idOf(ids.ebook, slug),
    ordem_dentro_do_ebook: ordem,
    titulo,
    subtitulo,
  }))
}

function paragrafoRows({ slug, capitulos }: ParsedEbook, ids: EbookIds): Row[] {
  return capitulos.flatMap(({ ordem, paragrafos }) =>
    paragrafos.map((paragrafo) => ({
      id: idOf(ids.paragrafo, `${slug}/${ordem}/${paragrafo.ordem}`),
      ebook_capitulo_id: idOf(ids.capitulo, `${slug}/${ordem}`),
      ordem: paragrafo.ordem,
      titulo: paragrafo.titulo,
      texto: paragrafo.texto,
    })),
  )
}

/** Two authors of one name are told apart by their years. */
function autorKey({ nome, ano_de_nascimento, ano_de_morte }: ParsedAutor): string {
  return `${nome} (${ano_de_nascimento ?? ''}-${ano_de_morte ?? ''})`
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`No id was assigned to ${key}`)
  return id
}
