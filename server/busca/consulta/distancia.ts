/** Letters that stand for the same sound, or nearly: who misspells a word writes one of them for another. */
const CONFUNDIDAS = [
  'sc',
  'sz',
  'sx',
  'cz',
  'xz',
  'jg',
  'mn',
  'ei',
  'ou',
  'lu',
  'qc',
  'kc',
  'vw',
  'iy',
].flatMap(([a = '', b = '']) => [a + b, b + a])
const LEVES: ReadonlySet<string> = new Set(CONFUNDIDAS)

/** Damerau-Levenshtein: neighbours in the wrong order are one change, a like sound is half a change. */
export function distancia(a: string, b: string): number {
  let older: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (previous[j - 1] ?? 0) + costOf(a.charAt(i - 1), b.charAt(j - 1))
      const best = Math.min(changed, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isSwap ? Math.min(best, (older[j - 2] ?? 0) + 1) : best)
    }
    older = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

function costOf(a: string, b: string): number {
  if (a === b) return 0
  return LEVES.has(a + b) ? 0.5 : 1
}
