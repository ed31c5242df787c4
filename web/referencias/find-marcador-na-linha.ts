/**
 * The last marker that stands on the line that is read, or above it: a look at few of them, for each asks for the layout.
 * @param total of the page's markers, which stand one under the other
 * @param topOf where the marker of an index stands in the window
 * @param linha how far down the window the line is
 * @returns its index, 0 while all stand below; -1 for none
 */
export function findMarcadorNaLinha(total: number, topOf: (index: number) => number, linha: number): number {
  if (total === 0) return -1
  let [above, below] = [0, total]
  while (below - above > 1) {
    const middle = (above + below) >> 1
    if (topOf(middle) <= linha) above = middle
    else below = middle
  }
  return above
}
