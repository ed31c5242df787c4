/** Every page by its title (a question with its answer), every section with a title or highlighted line, every paragraph. */
import type { Kysely } from 'kysely'
import { separatorBefore } from '#contract/separator-before.ts'
import type { ParteTable, Tables } from '#server/platform/tables.ts'
import type { DocumentoDosPadroes, ParteDoDocumento } from './documento.ts'
import { idsByTipo, TIPOS, toNumero } from './numeros.ts'

const { pagina: PAGINA, secao: SECAO, paragrafo: PARAGRAFO } = TIPOS.padroes

/** Pages of a symbol are below this. */
const PAGINAS = 1_000
/** Sections have ids of simbolo · 100000 + numero · 100 + secao. */
const SECOES = 100
const PARAGRAFOS = 1_000

interface PaginaRow {
  simbolo_id: number
  numero: number
  titulo: string
  simbolo: string
  padrao: string
  unidade: string
}

/** One number for a page: of its title document, and to group its sections. */
export function paginaIdOf(simboloId: number, numero: number): number {
  return simboloId * PAGINAS + numero
}

export function paginaIdOfSecao(secaoId: number): number {
  return Math.floor(secaoId / SECOES)
}

/** The document of a page: its title, of a question with the answer. */
export function numeroDaPagina(simboloId: number, numero: number): number {
  return toNumero(PAGINA, paginaIdOf(simboloId, numero))
}

/** The document of the first paragraph of a section. */
export function numeroDoParagrafo(simboloId: number, numero: number, secao: number): number {
  return toNumero(PARAGRAFO, (paginaIdOf(simboloId, numero) * SECOES + secao) * PARAGRAFOS + 1)
}

/** Numbers of all documents of some pages, or of all pages. */
export async function listNumerosDosPadroes(
  db: Kysely<Tables>,
  paginaIds?: ReadonlySet<number>,
): Promise<number[]> {
  const [paginas, secoes, paragrafos] = await Promise.all([
    db.selectFrom('pagina').select(['simbolo_id', 'numero']).execute(),
    db.selectFrom('secao').select(['id', 'titulo', 'destaque']).execute(),
    db
      .selectFrom('parte')
      .innerJoin('secao', 'secao.id', 'parte.secao_id')
      .innerJoin('simbolo', 'simbolo.id', 'secao.simbolo_id')
      .select(['parte.secao_id', 'parte.paragrafo'])
      .distinct()
      .where('simbolo.unidade', '!=', 'pergunta')
      .execute(),
  ])
  const isWanted = (paginaId: number) => !paginaIds || paginaIds.has(paginaId)
  return [
    ...paginas
      .map(({ simbolo_id, numero }) => paginaIdOf(simbolo_id, numero))
      .filter(isWanted)
      .map((id) => toNumero(PAGINA, id)),
    ...secoes
      .filter(({ id, titulo, destaque }) => (titulo ?? destaque) !== null && isWanted(paginaIdOfSecao(id)))
      .map(({ id }) => toNumero(SECAO, id)),
    ...paragrafos
      .filter(({ secao_id }) => isWanted(paginaIdOfSecao(secao_id)))
      .map(({ secao_id, paragrafo }) => toNumero(PARAGRAFO, secao_id * PARAGRAFOS + paragrafo)),
  ]
}

/** The documents that these numbers name now, in any order. */
export async function readDocumentosDosPadroes(
  db: Kysely<Tables>,
  numeros: readonly number[],
): Promise<DocumentoDosPadroes[]> {
  const byTipo = idsByTipo(numeros)
  const secaoIds = byTipo.get(SECAO) ?? []
  const paragrafoIds = byTipo.get(PARAGRAFO) ?? []
  const secoesOfParagrafos = paragrafoIds.map((id) => Math.floor(id / PARAGRAFOS))
  const paginaIds = byTipo.get(PAGINA) ?? []
  const paginas = await readPaginas(db, [
    ...paginaIds,
    ...[...secaoIds, ...secoesOfParagrafos].map(paginaIdOfSecao),
  ])
  const perguntaSecaoIds = paginaIds
    .filter((id) => paginas.get(id)?.unidade === 'pergunta')
    .map((id) => id * SECOES + 1)
  const partes = await readPartes(db, [...secaoIds, ...secoesOfParagrafos, ...perguntaSecaoIds])
  const secoes = await readSecoes(db, secaoIds)
  return [
    ...paginaIds.flatMap((id) => {
      const pagina = paginas.get(id)
      return pagina ? [toPaginaDocumento(id, pagina, partes)] : []
    }),
    ...secoes.flatMap((secao) => {
      const pagina = paginas.get(paginaIdOfSecao(secao.id))
      return pagina ? [toSecaoDocumento(secao, pagina, partes)] : []
    }),
    ...paragrafoIds.flatMap((id) => {
      const secaoId = Math.floor(id / PARAGRAFOS)
      const pagina = paginas.get(paginaIdOfSecao(secaoId))
      const own = (partes.get(secaoId) ?? []).filter(({ paragrafo }) => paragrafo === id % PARAGRAFOS)
      return pagina && own.length > 0 ? [toParagrafoDocumento(id, pagina, own)] : []
    }),
  ]
}

function toPaginaDocumento(
  id: number,
  pagina: PaginaRow,
  partes: ReadonlyMap<number, ParteTable[]>,
): DocumentoDosPadroes {
  const resposta = pagina.unidade === 'pergunta' ? (partes.get(id * SECOES + 1) ?? []) : []
  return {
    tipo: 'pagina',
    numero: toNumero(PAGINA, id),
    ordem: [id * SECOES * PARAGRAFOS],
    titulo: pagina.titulo,
    ...joinPartes(resposta),
    parteId: null,
    destaque: null,
    secao: pagina.unidade === 'pergunta' ? 1 : null,
    ...shown(pagina),
  }
}

function toSecaoDocumento(
  { id, titulo, destaque }: { id: number; titulo: string | null; destaque: string | null },
  pagina: PaginaRow,
  partes: ReadonlyMap<number, ParteTable[]>,
): DocumentoDosPadroes {
  return {
    tipo: 'secao',
    numero: toNumero(SECAO, id),
    ordem: [id * PARAGRAFOS],
    titulo: titulo ?? '',
    texto: destaque ?? '',
    partes: [],
    parteId: partes.get(id)?.[0]?.id ?? null,
    destaque: id % SECOES,
    secao: id % SECOES,
    ...shown(pagina),
  }
}

function toParagrafoDocumento(
  id: number,
  pagina: PaginaRow,
  partes: readonly ParteTable[],
): DocumentoDosPadroes {
  return {
    tipo: 'paragrafo',
    numero: toNumero(PARAGRAFO, id),
    ordem: [id],
    titulo: pagina.titulo,
    isTituloDaPagina: true,
    ...joinPartes(partes),
    parteId: partes[0]?.id ?? null,
    destaque: null,
    secao: Math.floor(id / PARAGRAFOS) % SECOES,
    ...shown(pagina),
  }
}

function shown({ simbolo, padrao, unidade, numero, titulo }: PaginaRow) {
  return { fonte: 'padroes' as const, simbolo, padrao, unidade, pagina: numero, tituloDaPagina: titulo }
}

/** The parts as they are printed, paragraphs on lines of their own. */
function joinPartes(rows: readonly ParteTable[]): Pick<DocumentoDosPadroes, 'texto' | 'partes'> {
  let texto = ''
  let paragrafo = rows[0]?.paragrafo
  const partes: ParteDoDocumento[] = []
  for (const row of rows) {
    if (texto !== '') texto += row.paragrafo === paragrafo ? separatorBefore(row.parte) : '\n'
    paragrafo = row.paragrafo
    partes.push({ id: row.id, paragrafo: row.paragrafo, inicio: texto.length })
    texto += row.parte
  }
  return { texto, partes }
}

async function readPaginas(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, PaginaRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pagina')
    .innerJoin('simbolo', 'simbolo.id', 'pagina.simbolo_id')
    .select([
      'pagina.simbolo_id',
      'pagina.numero',
      'pagina.titulo',
      'simbolo.simbolo',
      'simbolo.titulo as padrao',
      'simbolo.unidade',
    ])
    .where(
      (where) => where(where('pagina.simbolo_id', '*', PAGINAS), '+', where.ref('pagina.numero')),
      'in',
      [...new Set(ids)],
    )
    .execute()
  return new Map(rows.map((row) => [paginaIdOf(row.simbolo_id, row.numero), row]))
}

async function readSecoes(db: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('secao')
    .select(['id', 'titulo', 'destaque'])
    .where('id', 'in', ids)
    .execute()
  return rows.filter(({ titulo, destaque }) => (titulo ?? destaque) !== null)
}

/** Parts by section, in reading order. */
async function readPartes(
  db: Kysely<Tables>,
  secaoIds: readonly number[],
): Promise<Map<number, ParteTable[]>> {
  if (secaoIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('parte')
    .selectAll()
    .where('secao_id', 'in', [...new Set(secaoIds)])
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ secao_id }) => secao_id)
}
