/** Word-level differences of two texts, for the two sides of a conflict. */

export interface Trecho {
  readonly texto: string
  /** Whether the other text does not have it here. */
  readonly difere: boolean
}

export interface Diferencas {
  readonly a: readonly Trecho[]
  readonly b: readonly Trecho[]
}

/** Past this many comparisons what lies between the equal ends is marked whole: two full notes are 12 million. */
const MAX_CELULAS = 16_000_000

/** Marks in each text the words that the other lacks. White space alone makes no difference. */
export function diffWords(a: string, b: string): Diferencas {
  const wordsA = splitWords(a)
  const wordsB = splitWords(b)
  const isSame = (i: number, j: number) => wordsA[i]?.trim() === wordsB[j]?.trim()

  const shorter = Math.min(wordsA.length, wordsB.length)
  let start = 0
  while (start < shorter && isSame(start, start)) start++
  let end = 0
  while (end < shorter - start && isSame(wordsA.length - 1 - end, wordsB.length - 1 - end)) end++

  const midA = wordsA.slice(start, wordsA.length - end)
  const midB = wordsB.slice(start, wordsB.length - end)
  const kept = findCommon(midA, midB)
  const mark = (words: string[], keep: ReadonlySet<number>) =>
    joinTrechos(
      words.map((texto, index) => ({
        texto,
        difere: index >= start && index < words.length - end && !keep.has(index - start),
      })),
    )
  return { a: mark(wordsA, kept.a), b: mark(wordsB, kept.b) }
}

/** Each word with the white space after it, so that joined they are the text again. */
function splitWords(texto: string): string[] {
  return texto.match(/\s*\S+\s*|\s+/g) ?? []
}

/** Places of a longest common subsequence of words in both lists. */
function findCommon(a: readonly string[], b: readonly string[]): { a: Set<number>; b: Set<number> } {
  const kept = { a: new Set<number>(), b: new Set<number>() }
  const width = b.length + 1
  if (a.length === 0 || b.length === 0 || a.length * b.length > MAX_CELULAS) return kept
  const keysA = a.map((word) => word.trim())
  const keysB = b.map((word) => word.trim())
  // lengths[i * width + j]: how many words a from i and b from j have in common, in order.
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const isSame = keysA[i] === keysB[j]
      lengths[i * width + j] = isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (keysA[i] === keysB[j]) {
      kept.a.add(i++)
      kept.b.add(j++)
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return kept
}

function joinTrechos(trechos: readonly Trecho[]): Trecho[] {
  const joined: Trecho[] = []
  for (const trecho of trechos) {
    const last = joined.at(-1)
    if (last?.difere === trecho.difere) {
      joined[joined.length - 1] = { texto: last.texto + trecho.texto, difere: last.difere }
    } else joined.push(trecho)
  }
  return joined
}
