/** Which stored paragraph each new one is. Positions, highlights and links hang on it: the same text anywhere, or mended in place. */
import { countCommonWords, type Words, wordsOf } from './palavras.ts'

/** Two texts are one paragraph, mended, when they share at least this part of their words. */
const MIN_LIKENESS = 0.5
/** How far apart in their run two paragraphs are still compared: keeps a book that is all new from taking minutes. */
const WINDOW = 48

/** @param antigos texts of the stored paragraphs, or what stands for them @returns for each new one its index, once, or null */
export function matchParagrafos(antigos: readonly string[], novos: readonly string[]): (number | null)[] {
  const match = createMatch(antigos.length, novos.length)
  pairEqual(match, onlyOnce(antigos), onlyOnce(novos))
  pairRuns(match, (run) => {
    pairEqual(match, positionsOf(antigos, run.antigos), positionsOf(novos, run.novos))
  })
  pairEqual(match, positionsOf(antigos, match.freeAntigos()), positionsOf(novos, match.freeNovos()))
  const words = { antigos: lazyWords(antigos), novos: lazyWords(novos) }
  pairRuns(match, (run) => pairAlike(match, run, words))
  // What is left was mended and moved at once.
  pairAlike(match, { antigos: match.freeAntigos(), novos: match.freeNovos() }, words)
  return match.result
}

interface Match {
  /** By index of the new paragraph. */
  result: (number | null)[]
  /** By index of the stored paragraph. */
  taken: (number | null)[]
  pair(antigo: number, novo: number): void
  freeAntigos(): number[]
  freeNovos(): number[]
}

function createMatch(antigos: number, novos: number): Match {
  const result: (number | null)[] = new Array(novos).fill(null)
  const taken: (number | null)[] = new Array(antigos).fill(null)
  const free = (list: (number | null)[]) => list.flatMap((other, index) => (other === null ? [index] : []))
  return {
    result,
    taken,
    pair(antigo, novo) {
      result[novo] = antigo
      taken[antigo] = novo
    },
    freeAntigos: () => free(taken),
    freeNovos: () => free(result),
  }
}

type Positions = ReadonlyMap<string, readonly number[]>

/** The k-th occurrence of a text is the k-th occurrence of the same text. */
function pairEqual(match: Match, antigos: Positions, novos: Positions): void {
  for (const [texto, places] of novos) {
    const stored = antigos.get(texto) ?? []
    places.slice(0, stored.length).forEach((novo, index) => {
      const antigo = stored[index]
      if (antigo !== undefined) match.pair(antigo, novo)
    })
  }
}

function positionsOf(textos: readonly string[], indexes: readonly number[]): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (const index of indexes) {
    const texto = textos[index] ?? ''
    const places = positions.get(texto)
    if (places) places.push(index)
    else positions.set(texto, [index])
  }
  return positions
}

/** Texts that stand once in the book say for certain which paragraph they are; 'Amém.' does not. */
function onlyOnce(textos: readonly string[]): Positions {
  const positions = positionsOf(textos, [...textos.keys()])
  return new Map([...positions].filter(([, places]) => places.length === 1))
}

interface Run {
  antigos: number[]
  novos: number[]
}

/** Visits each run of new paragraphs without a pair, with the stored ones without a pair between its neighbours' pairs. */
function pairRuns(match: Match, visit: (run: Run) => void): void {
  const { result, taken } = match
  for (let start = 0; start < result.length; start += 1) {
    if (result[start] !== null) continue
    let end = start
    while (end < result.length && result[end] === null) end += 1
    const left = start === 0 ? -1 : (result[start - 1] ?? -1)
    const right = end === result.length ? taken.length : (result[end] ?? taken.length)
    const antigos = new Set<number>()
    for (let index = left + 1; index < taken.length && taken[index] === null; index += 1) antigos.add(index)
    for (let index = right - 1; index >= 0 && taken[index] === null; index -= 1) antigos.add(index)
    if (antigos.size > 0) {
      visit({
        antigos: [...antigos].sort((a, b) => a - b),
        novos: Array.from({ length: end - start }, (_, index) => start + index),
      })
    }
    start = end
  }
}

/** Pairs what is most alike first; a pair never crosses another one of its run. */
function pairAlike(match: Match, { antigos, novos }: Run, words: Record<keyof Run, WordsAt>): void {
  const candidates: { i: number; j: number; likeness: number }[] = []
  novos.forEach((novo, i) => {
    const middle = Math.round((i * antigos.length) / novos.length)
    for (let j = Math.max(0, middle - WINDOW); j < Math.min(antigos.length, middle + WINDOW); j += 1) {
      const likeness = likenessOf(words.antigos(antigos[j] ?? 0), words.novos(novo))
      if (likeness >= MIN_LIKENESS) candidates.push({ i, j, likeness })
    }
  })
  candidates.sort((a, b) => b.likeness - a.likeness || a.i - b.i || a.j - b.j)
  const accepted: { i: number; j: number }[] = []
  for (const { i, j } of candidates) {
    const at = findPlace(accepted, i)
    const [left, right] = [accepted[at - 1], accepted[at]]
    if (right?.i === i || (left && left.j >= j) || (right && right.j <= j)) continue
    accepted.splice(at, 0, { i, j })
    match.pair(antigos[j] ?? 0, novos[i] ?? 0)
  }
}

/** Index of the first pair that does not come before `i`. */
function findPlace(sorted: readonly { i: number }[], i: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.i ?? 0) < i) low = middle + 1
    else high = middle
  }
  return low
}

type WordsAt = (index: number) => Words

function lazyWords(textos: readonly string[]): WordsAt {
  const known = new Map<number, Words>()
  return (index) => {
    const words = known.get(index) ?? wordsOf(textos[index] ?? '')
    known.set(index, words)
    return words
  }
}

/** Part of the words that two texts share, 0 to 1. */
function likenessOf(a: Words, b: Words): number {
  const total = a.total + b.total
  return total === 0 ? 0 : (2 * countCommonWords(a, b)) / total
}
