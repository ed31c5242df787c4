import type { EbookDoCatalogo } from './catalogo.ts'

/**
 * Ebooks for a reader: those that share areas with the shelf, an area weighing as much as the shelf has books of it;
 * then the most read, then those that the list of the newest shows last. An empty shelf leaves the last two.
 * @param estante ids of the ebooks on the shelf, which are never recommended
 * @param leituras readings begun, by ebook
 */
export function recomendar(
  ebooks: readonly EbookDoCatalogo[],
  estante: ReadonlySet<number>,
  leituras: ReadonlyMap<number, number>,
  limit: number,
): EbookDoCatalogo[] {
  const pesos = new Map<number, number>()
  for (const { id, areas_tematicas } of ebooks) {
    if (!estante.has(id)) continue
    for (const area of areas_tematicas) pesos.set(area.id, (pesos.get(area.id) ?? 0) + 1)
  }
  return ebooks
    .toReversed()
    .filter(({ id, retirado }) => !retirado && !estante.has(id))
    .map((ebook) => ({
      ebook,
      pontos: ebook.areas_tematicas.reduce((sum, { id }) => sum + (pesos.get(id) ?? 0), 0),
      lidas: leituras.get(ebook.id) ?? 0,
    }))
    .sort((a, b) => b.pontos - a.pontos || b.lidas - a.lidas || newestFirst(b.ebook, a.ebook))
    .slice(0, limit)
    .map(({ ebook }) => ebook)
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
