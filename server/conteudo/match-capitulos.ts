/**
 * Which chapter of the stored edition each new chapter is: the one whose paragraphs it has most of. A chapter of
 * which nothing is left is the new one in its place.
 *
 * @param antigos stored chapters, by ordem
 * @param total number of new chapters
 * @param votes for each paragraph that both editions have: id of its stored chapter, index of its new one
 * @returns for each new chapter the id of the stored one, or null
 */
export function matchCapitulos(
  antigos: readonly { id: number; ordem: number }[],
  total: number,
  votes: readonly { antigo: number; novo: number }[],
): (number | null)[] {
  const result: (number | null)[] = new Array(total).fill(null)
  const taken = new Set<number>()
  for (const { antigo, novo } of byWeight(votes)) {
    if (taken.has(antigo) || result[novo] !== null) continue
    result[novo] = antigo
    taken.add(antigo)
  }
  const alive = new Set(votes.map(({ antigo }) => antigo))
  for (const { id, ordem } of antigos) {
    if (alive.has(id) || ordem > total || result[ordem - 1] !== null) continue
    result[ordem - 1] = id
  }
  return result
}

/** Pairs of chapters, those with the most common paragraphs first. */
function byWeight(votes: readonly { antigo: number; novo: number }[]): { antigo: number; novo: number }[] {
  const pairs = new Map<string, { antigo: number; novo: number; weight: number }>()
  for (const { antigo, novo } of votes) {
    const key = `${antigo}/${novo}`
    const weight = (pairs.get(key)?.weight ?? 0) + 1
    pairs.set(key, { antigo, novo, weight })
  }
  return [...pairs.values()].sort((a, b) => b.weight - a.weight || a.novo - b.novo || a.antigo - b.antigo)
}
