/** Ebooks for tests and measurements, written straight into the tables, as an import would leave them. */
import type { Marca, Paragrafo } from '#contract/ebook-texto.ts'
import { foldForOffsets } from '#contract/fold.ts'
import type { Database } from '#server/platform/database.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'

export interface ParagrafoInput {
  texto: string
  titulo?: string
  tipo?: Paragrafo['tipo']
  detalhes?: Paragrafo['detalhes']
  marcas?: Marca[]
}

export interface CapituloInput {
  titulo: string
  subtitulo?: string
  paragrafos: (string | ParagrafoInput)[]
}

export interface EbookInput
  extends Partial<Pick<EbookTable, 'titulo' | 'subtitulo' | 'kind' | 'ano' | 'prefacio' | 'lancamento'>> {
  autores?: string[]
  /** Descriptions of areas; one that does not exist is made. */
  areas?: string[]
  retirado?: boolean
  capitulos?: CapituloInput[]
  /** Name and bytes of the cover, a WebP. */
  capa?: { nome: string; webp: Buffer }
  /** Images of the text by name. */
  imagens?: Record<string, Buffer>
}

export interface InsertedEbook {
  id: number
  areaIds: number[]
  capitulos: { id: number; paragrafoIds: number[] }[]
}

const ROWS_PER_STATEMENT = 1_000

/** Running servers see it as after an import, within their two seconds. */
export async function insertEbook(db: Database, input: EbookInput = {}): Promise<InsertedEbook> {
  const id = await nextId(db, 'ebook')
  const { titulo = `Livro de prova ${id}`, capitulos = makeCapitulos(2, 3), capa, retirado = false } = input
  await db.write
    .insertInto('ebook')
    .values({
      id,
      identificador: `prova-${id}`,
      impressao: `prova-${id}`,
      kind: input.kind ?? 'livro',
      titulo,
      subtitulo: input.subtitulo ?? null,
      ano: input.ano ?? null,
      idioma: 'pt-BR',
      capa: capa ? `/api/ebook/${id}/capa/${capa.nome}` : null,
      prefacio: input.prefacio ?? null,
      paginas: 1,
      lancamento: input.lancamento ?? '2020-01-01',
      origem: 'epub',
      retirado: retirado ? 1 : 0,
    })
    .execute()
  const areaIds = await linkAreas(db, id, input.areas ?? [])
  await linkAutores(db, id, input.autores ?? [])
  await insertImagens(db, id, { ...input.imagens, ...(capa && { [capa.nome]: capa.webp }) })
  const inserted = await insertCapitulos(db, id, capitulos)
  await announce(db)
  return { id, areaIds, capitulos: inserted }
}

/** Chapters with short paragraphs, each of them different. */
export function makeCapitulos(count: number, paragrafosEach: number): CapituloInput[] {
  return Array.from({ length: count }, (_, capitulo) => ({
    titulo: `Capítulo ${capitulo + 1}`,
    paragrafos: Array.from(
      { length: paragrafosEach },
      (_, paragrafo) => `Parágrafo ${paragrafo + 1} do capítulo ${capitulo + 1}: a graça e a paz do Senhor.`,
    ),
  }))
}

async function insertCapitulos(
  db: Database,
  ebookId: number,
  capitulos: readonly CapituloInput[],
): Promise<InsertedEbook['capitulos']> {
  const firstCapituloId = await nextId(db, 'ebook_capitulo')
  let paragrafoId = await nextId(db, 'paragrafo')
  const inserted: InsertedEbook['capitulos'] = []
  for (const [index, { titulo, subtitulo = null, paragrafos }] of capitulos.entries()) {
    const id = firstCapituloId + index
    const textos = paragrafos.map((each) => (typeof each === 'string' ? { texto: each } : each))
    const palavras = textos.reduce((sum, { texto }) => sum + texto.split(/\s+/).length, 0)
    await db.write
      .insertInto('ebook_capitulo')
      .values({
        id,
        ebook_id: ebookId,
        ordem_dentro_do_ebook: index + 1,
        titulo,
        subtitulo,
        nivel: 1,
        palavras,
        secoes: '[]',
      })
      .execute()
    const first = paragrafoId
    const rows = textos.map((paragrafo: ParagrafoInput, place) => toRow(paragrafo, id, first + place, place))
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const some = rows.slice(start, start + ROWS_PER_STATEMENT)
      await db.write.insertInto('paragrafo').values(some).execute()
    }
    paragrafoId += rows.length
    inserted.push({ id, paragrafoIds: rows.map((row) => row.id) })
  }
  return inserted
}

function toRow(paragrafo: ParagrafoInput, ebook_capitulo_id: number, id: number, place: number) {
  const { texto, titulo = null, tipo = 'paragrafo', detalhes = {}, marcas = [] } = paragrafo
  return {
    id,
    ebook_capitulo_id,
    ordem: place + 1,
    titulo,
    texto,
    tipo,
    detalhes: JSON.stringify(detalhes),
    marcas: JSON.stringify(marcas),
    texto_busca: foldForOffsets(texto),
  }
}

async function linkAreas(db: Database, ebook_id: number, descricoes: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const descricao of descricoes) {
    const known = await db.read
      .selectFrom('area_tematica')
      .select('id')
      .where('descricao', '=', descricao)
      .executeTakeFirst()
    const id = known?.id ?? (await nextId(db, 'area_tematica'))
    if (!known) {
      const row = { id, slug: `prova-${id}`, descricao, explicacao: '' }
      await db.write.insertInto('area_tematica').values(row).execute()
    }
    await db.write.insertInto('ebook_area_tematica').values({ ebook_id, area_tematica_id: id }).execute()
    ids.push(id)
  }
  return ids
}

async function linkAutores(db: Database, ebook_id: number, nomes: readonly string[]): Promise<void> {
  for (const [index, nome] of nomes.entries()) {
    const id = await nextId(db, 'autor')
    await db.write
      .insertInto('autor')
      .values({ id, nome, ano_de_nascimento: null, ano_de_morte: null })
      .execute()
    await db.write
      .insertInto('ebook_autor')
      .values({ ebook_id, autor_id: id, ordem: index + 1 })
      .execute()
  }
}

async function insertImagens(db: Database, ebook_id: number, imagens: Record<string, Buffer>): Promise<void> {
  for (const [nome, webp] of Object.entries(imagens)) {
    const webp_base64 = webp.toString('base64')
    await db.write
      .insertInto('ebook_imagem')
      .values({ ebook_id, nome, largura: 1, altura: 1, webp_base64 })
      .execute()
  }
}

/** Servers drop what they keep of the texts when `conteudo` changes. */
async function announce(db: Database): Promise<void> {
  const values = { impressao: crypto.randomUUID(), importado_em: new Date().toISOString() }
  await db.write
    .insertInto('conteudo')
    .values({ fonte: 'prova', ...values })
    .onConflict((conflict) => conflict.column('fonte').doUpdateSet(values))
    .execute()
}

async function nextId(
  db: Database,
  table: keyof Pick<Tables, 'ebook' | 'ebook_capitulo' | 'paragrafo' | 'autor' | 'area_tematica'>,
): Promise<number> {
  const { last } = await db.write
    .selectFrom(table)
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
