/** Moves one of a list by a step; at an end it stays. */
export function moveLugar<T>(lugares: readonly T[], index: number, passo: 1 | -1): T[] {
  const outro = index + passo
  const [este, vizinho] = [lugares[index], lugares[outro]]
  if (este === undefined || vizinho === undefined) return [...lugares]
  return lugares.with(index, vizinho).with(outro, este)
}
