/** The catalogue in memory, without texts, so that lists are sorted alike on both databases. Dropped when content changes. */
import type { AreaTematica, Categoria, EbookResumo } from '#contract/ebooks.ts'
import type { Database } from '#server/platform/database.ts'
import { listAreas, listAreasOfEbooks, listAutoresOfEbooks, listEbooks } from './repository.ts'
import { sortByText } from './sort-by-text.ts'

export interface EbookDoCatalogo extends EbookResumo {
  /** ISO date on which the book entered the library. */
  lancamento: string
  /** Left the catalogue: no list shows it, but readers may have it on their shelves. */
  retirado: boolean
}

export interface Acervo {
  /** All ebooks by title, those that left the catalogue included. */
  ebooks: EbookDoCatalogo[]
  porId: ReadonlyMap<number, EbookDoCatalogo>
  /** All areas in alphabetical order, with the number of ebooks that lists show. */
  areas: Categoria[]
}

export interface Catalogo {
  read(): Promise<Acervo>
  /** Forgets what was read, and what is being read. */
  clear(): void
}

export function createCatalogo(db: Database): Catalogo {
  let reading: Promise<Acervo> | null = null
  const clear = () => {
    reading = null
  }
  return {
    read() {
      if (!reading) {
        reading = readAcervo(db)
        reading.catch(clear)
      }
      return reading
    },
    clear,
  }
}

async function readAcervo(db: Database): Promise<Acervo> {
  const [ebooks, autores, areas, areasOfEbooks] = await Promise.all([
    listEbooks(db),
    listAutoresOfEbooks(db),
    listAreas(db),
    listAreasOfEbooks(db),
  ])
  const autoresByEbook = Map.groupBy(autores, ({ ebook_id }) => ebook_id)
  const sortedAreas = sortByText(areas, ({ descricao }) => descricao)
  const areasByEbook = groupAreas(sortedAreas, areasOfEbooks)
  const itens = ebooks.map(({ retirado, ...ebook }) => ({
    ...ebook,
    retirado: retirado === 1,
    autores: (autoresByEbook.get(ebook.id) ?? []).map(({ ebook_id, ...autor }) => autor),
    areas_tematicas: areasByEbook.get(ebook.id) ?? [],
  }))
  return {
    porId: new Map(itens.map((ebook) => [ebook.id, ebook])),
    ebooks: sortByText(itens, ({ titulo }) => titulo),
    areas: sortedAreas.map((area) => ({
      ...area,
      quantidade_ebooks: itens.filter((ebook) => isListedIn(ebook, area.id)).length,
    })),
  }
}

/** The areas of each ebook, in the order of `areas`. */
function groupAreas(
  areas: readonly AreaTematica[],
  pairs: readonly { ebook_id: number; area_tematica_id: number }[],
): Map<number, AreaTematica[]> {
  const ebookIdsByArea = Map.groupBy(pairs, ({ area_tematica_id }) => area_tematica_id)
  const areasByEbook = new Map<number, AreaTematica[]>()
  for (const area of areas) {
    for (const { ebook_id } of ebookIdsByArea.get(area.id) ?? []) {
      const list = areasByEbook.get(ebook_id)
      if (list) list.push(area)
      else areasByEbook.set(ebook_id, [area])
    }
  }
  return areasByEbook
}

/** Whether lists of the area show the ebook. */
export function isListedIn({ retirado, areas_tematicas }: EbookDoCatalogo, areaId: number): boolean {
  return !retirado && areas_tematicas.some(({ id }) => id === areaId)
}
