import type {
  AreaAleatoria,
  AreaTematica,
  Categoria,
  Ebook,
  EbookResumo,
  MaisLido,
} from '#contract/ebooks.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { type Catalogo, type EbookDoCatalogo, isListedIn } from './catalogo.ts'
import { encodeCursor, invalidCursor } from './cursor.ts'
import type { LeiturasDoCatalogo } from './leituras-do-catalogo.ts'
import { type Classificacao, newestFirst, recomendar, sample } from './recomendar.ts'
import { findEbook, listAreasOfEbook, listAutoresOfEbooks } from './repository.ts'
import { sortByText } from './sort-by-text.ts'

/** Length of the lists of the dashboard. */
const NA_PAGINA_INICIAL = 10
const AREAS_ALEATORIAS = 6

interface PaginaDeEbooks {
  limit: number | null
  /** The ebook with which the page before ended; null for the first page. */
  after: number | null
}

/** @throws AppError 404 */
export async function readEbook(db: Database, id: number): Promise<Ebook> {
  const [ebook, autores, areas] = await Promise.all([
    findEbook(db, id),
    listAutoresOfEbooks(db, id),
    listAreasOfEbook(db, id),
  ])
  if (!ebook) throw notFound('Ebook não encontrado.')
  return { ...ebook, autores, areas_tematicas: sortByText(areas, ({ descricao }) => descricao) }
}

/** Areas that have ebooks. */
export async function readAreas(catalogo: Catalogo): Promise<Categoria[]> {
  const { areas } = await catalogo.read()
  return areas.filter(({ quantidade_ebooks }) => quantidade_ebooks > 0)
}

export async function readAreasAleatorias(catalogo: Catalogo): Promise<AreaAleatoria[]> {
  const chosen = sample(await readAreas(catalogo), AREAS_ALEATORIAS)
  return chosen.map(({ quantidade_ebooks, ...area_tematica }) => ({
    id: area_tematica.id,
    area_tematica,
    quantidade_ebooks,
  }))
}

/** @throws AppError 404 */
export async function readCategoria(catalogo: Catalogo, id: number): Promise<Categoria> {
  const area = (await catalogo.read()).areas.find((candidate) => candidate.id === id)
  if (!area) throw notFound('Categoria não encontrada.')
  return area
}

/** A page of the catalogue by title, and the cursor of the next. @throws AppError 422 for a cursor that names no ebook */
export async function readEbooks(
  catalogo: Catalogo,
  kind: EbookResumo['kind'] | undefined,
  pagina: PaginaDeEbooks,
): Promise<{ ebooks: EbookResumo[]; nextCursor: string | null }> {
  const { ebooks } = await catalogo.read()
  return cutPagina(ebooks, pagina, (ebook) => isOfKind(ebook, kind))
}

/** @throws AppError 404 for an area that does not exist, 422 for a cursor that names no ebook */
export async function readEbooksPorCategoria(
  catalogo: Catalogo,
  areaId: number,
  pagina: PaginaDeEbooks,
): Promise<{ ebooks: EbookResumo[]; nextCursor: string | null }> {
  await readCategoria(catalogo, areaId)
  const { ebooks } = await catalogo.read()
  return cutPagina(ebooks, pagina, (ebook) => isListedIn(ebook, areaId))
}

/** The cursor is looked for among all ebooks, so that one that just left the catalogue still says where to go on. */
function cutPagina(
  ebooks: readonly EbookDoCatalogo[],
  { limit, after }: PaginaDeEbooks,
  isWanted: (ebook: EbookDoCatalogo) => boolean,
): { ebooks: EbookResumo[]; nextCursor: string | null } {
  const index = after === null ? -1 : ebooks.findIndex(({ id }) => id === after)
  if (after !== null && index === -1) throw invalidCursor()
  const rest = ebooks.slice(index + 1).filter(isWanted)
  const page = limit === null ? rest : rest.slice(0, limit)
  const last = page.at(-1)
  return { ebooks: page, nextCursor: last && rest.length > page.length ? encodeCursor(last.id) : null }
}

/** @param kind undefined for books and articles alike */
export async function readUltimosLancamentos(
  catalogo: Catalogo,
  kind?: EbookResumo['kind'],
): Promise<EbookResumo[]> {
  const { ebooks } = await catalogo.read()
  return ebooks
    .filter((ebook) => isOfKind(ebook, kind))
    .sort(newestFirst)
    .slice(0, NA_PAGINA_INICIAL)
}

/** How many there are in the catalogue. */
export async function countEbooks(catalogo: Catalogo, kind: EbookResumo['kind']): Promise<number> {
  const { ebooks } = await catalogo.read()
  return ebooks.filter((ebook) => isOfKind(ebook, kind)).length
}

function isOfKind(ebook: EbookDoCatalogo, kind: EbookResumo['kind'] | undefined): boolean {
  return !ebook.retirado && (!kind || ebook.kind === kind)
}

/** Other ebooks by the number of areas that they share with one. @throws AppError 404 */
export async function readMesmasCategorias(catalogo: Catalogo, id: number): Promise<EbookResumo[]> {
  const { ebooks } = await catalogo.read()
  const ebook = ebooks.find((candidate) => candidate.id === id)
  if (!ebook) throw notFound('Ebook não encontrado.')
  const areaIds = new Set(ebook.areas_tematicas.map((area) => area.id))
  return ebooks
    .filter((outro) => !outro.retirado && outro.id !== id)
    .map((outro) => ({ outro, comuns: countAreas(outro.areas_tematicas, areaIds) }))
    .filter(({ comuns }) => comuns > 0)
    .sort((a, b) => b.comuns - a.comuns)
    .slice(0, NA_PAGINA_INICIAL)
    .map(({ outro }) => outro)
}

function countAreas(areas: readonly AreaTematica[], ids: ReadonlySet<number>): number {
  return areas.filter(({ id }) => ids.has(id)).length
}

export async function readMaisLidos(catalogo: Catalogo, leituras: LeiturasDoCatalogo): Promise<MaisLido[]> {
  const [{ porId }, contagens] = await Promise.all([
    catalogo.read(),
    leituras.listMaisLidos(NA_PAGINA_INICIAL),
  ])
  const lidos = contagens.flatMap(({ ebook_id, total }) => {
    const ebook = porId.get(ebook_id)
    return ebook ? [{ id: ebook.id, ebook, total_leituras: total }] : []
  })
  return sortByText(lidos, ({ ebook }) => ebook.titulo).sort((a, b) => b.total_leituras - a.total_leituras)
}

/** @param usuarioId null for a visitor */
export async function readRecomendados(
  classificacao: Classificacao,
  leituras: LeiturasDoCatalogo,
  usuarioId: string | null,
): Promise<EbookResumo[]> {
  const estante = usuarioId === null ? [] : await leituras.listEbookIds(usuarioId)
  return recomendar(classificacao, new Set(estante), NA_PAGINA_INICIAL)
}
