import type { EbookDoCatalogo } from './catalogo.ts'

/** An ebook and its place among all, the first to be recommended to who has an empty shelf at 0. */
interface Colocado {
  readonly ebook: EbookDoCatalogo
  readonly lugar: number
}

interface Grupo {
  readonly areas: readonly number[]
  readonly colocados: readonly Colocado[]
}

/** The catalogue as recommendations need it, made once for all readers. */
export interface Classificacao {
  readonly grupos: readonly Grupo[]
  /** Areas by ebook, those that left the catalogue included: they are on shelves. */
  readonly areas: ReadonlyMap<number, readonly number[]>
}

/** Orders the catalogue: the most read first, then those that the list of the newest shows last. @param leituras begun, by ebook */
export function classificar(
  ebooks: readonly EbookDoCatalogo[],
  leituras: ReadonlyMap<number, number>,
): Classificacao {
  const lidas = ({ id }: EbookDoCatalogo) => leituras.get(id) ?? 0
  const colocados = ebooks
    .filter(({ retirado }) => !retirado)
    .reverse()
    .sort((a, b) => lidas(b) - lidas(a) || newestFirst(b, a))
    .map((ebook, lugar) => ({ ebook, lugar }))
  const grupos = Map.groupBy(colocados, ({ ebook }) => areasOf(ebook).join(' '))
  return {
    grupos: [...grupos.values()].map((some) => ({
      areas: some.slice(0, 1).flatMap(({ ebook }) => areasOf(ebook)),
      colocados: some,
    })),
    areas: new Map(ebooks.map((ebook) => [ebook.id, areasOf(ebook)])),
  }
}

function areasOf({ areas_tematicas }: EbookDoCatalogo): number[] {
  return areas_tematicas.map(({ id }) => id)
}

/**
 * Ebooks for a reader: those that share areas with the shelf, an area weighing as much as the shelf has books of it; those of the
 * same weight in the order of the classification. Looks at a few ebooks of each group, however many there are.
 * @param estante ids of the ebooks on the shelf, which are never recommended
 */
export function recomendar(
  { grupos, areas }: Classificacao,
  estante: ReadonlySet<number>,
  limit: number,
): EbookDoCatalogo[] {
  const pesos = new Map<number, number>()
  for (const id of estante) {
    for (const area of areas.get(id) ?? []) pesos.set(area, (pesos.get(area) ?? 0) + 1)
  }
  const porPontos = Map.groupBy(grupos, (grupo) =>
    grupo.areas.reduce((sum, id) => sum + (pesos.get(id) ?? 0), 0),
  )
  const chosen: EbookDoCatalogo[] = []
  for (const [, iguais] of [...porPontos].sort(([a], [b]) => b - a)) {
    if (chosen.length === limit) break
    const first = iguais.flatMap(({ colocados }) => takeNew(colocados, estante, limit))
    first.sort((a, b) => a.lugar - b.lugar)
    chosen.push(...first.slice(0, limit - chosen.length).map(({ ebook }) => ebook))
  }
  return chosen
}

function takeNew(colocados: readonly Colocado[], estante: ReadonlySet<number>, limit: number): Colocado[] {
  const taken: Colocado[] = []
  for (const colocado of colocados) {
    if (taken.length === limit) break
    if (!estante.has(colocado.ebook.id)) taken.push(colocado)
  }
  return taken
}

/** Compares by the day on which a book entered the library; those of one day keep their order. */
export function newestFirst(a: EbookDoCatalogo, b: EbookDoCatalogo): number {
  if (a.lancamento === b.lancamento) return 0
  return a.lancamento < b.lancamento ? 1 : -1
}

/** Up to `count` items in random order. @param random numbers in [0, 1) */
export function sample<T>(items: readonly T[], count: number, random: () => number = Math.random): T[] {
  const rest = [...items]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return chosen
}
