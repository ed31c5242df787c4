/** Words of texts: how many there are, and which ones two texts share. */
import { foldText } from '#contract/fold.ts'

const WORD = /[\p{L}\p{N}]+/gu
const WRITTEN = /\S+/g
/** Scripts that put no space between words; two of their characters are about one word. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

export interface Words {
  total: number
  counts: ReadonlyMap<string, number>
}

/** Words as a reader counts them: what stands between spaces. */
export function countPalavras(texto: string): number {
  const dense = texto.match(WITHOUT_SPACES)?.length ?? 0
  const written = texto.match(WRITTEN)?.length ?? 0
  return Math.max(written, Math.ceil(dense / 2))
}

/** The words of a text without case and accents. */
export function wordsOf(texto: string): Words {
  const words = foldText(texto).match(WORD) ?? []
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { total: words.length, counts }
}

export function countCommonWords(a: Words, b: Words): number {
  const [small, large] = a.counts.size <= b.counts.size ? [a, b] : [b, a]
  let common = 0
  for (const [word, count] of small.counts) common += Math.min(count, large.counts.get(word) ?? 0)
  return common
}
