/** How much a library holds, in shares of the one with 100,000 readers. */

export interface LibrarySize {
  /** Of the largest library that is measured: 0.01, 0.1, 1. */
  readonly share: number
  readonly leitores: number
  readonly ebooks: number
  readonly paragrafos: number
  /** Different pieces of which all texts are made: a vocabulary grows with the root of its texts. */
  readonly pedacos: number
}

const LEITORES = 100_000
const EBOOKS = 10_000
const PARAGRAFOS = 1_000_000
const PEDACOS = 24_000

/** Of a library there are that many chapters for each ebook, and paragraphs for each chapter. */
export const CAPITULOS_POR_EBOOK = 10
export const PARAGRAFOS_POR_CAPITULO = 10

const SHARES = [0.01, 0.1, 1] as const

/** The three libraries that are compared, the smallest first. @param whole 1: 100,000 readers in the largest */
export function librarySizes(whole: number): LibrarySize[] {
  return SHARES.map((share) => {
    const part = (all: number, least: number) => Math.max(least, Math.round(all * share * whole))
    const ebooks = part(EBOOKS, 10)
    return {
      share,
      leitores: part(LEITORES, 100),
      ebooks,
      paragrafos: Math.max(part(PARAGRAFOS, 0), ebooks * CAPITULOS_POR_EBOOK),
      pedacos: Math.max(500, Math.round(PEDACOS * Math.sqrt(share * whole))),
    }
  })
}

/**
 * How many rows a reader has, by his number: most have few, one in twenty a lot, one in a thousand two thousand notes. The same
 * share of readers in every library, so that a larger one has more readers and no busier ones. SQL over `i`.
 */
export const NOTAS_DO_LEITOR =
  'CASE WHEN i % 1000 = 0 THEN 2000 WHEN i % 20 = 1 THEN 61 WHEN i % 10 = 2 THEN 24 ELSE 3 END'
export const LEITURAS_DO_LEITOR =
  'CASE WHEN i % 1000 = 0 THEN 80 WHEN i % 20 = 1 THEN 25 WHEN i % 10 = 2 THEN 10 ELSE 3 + i % 2 END'
const BUSY = 20
const IN_FOUR = 4

/** Numbers of some readers to ask for, always the same ones: one in four is of the busiest twentieth. */
export function pickLeitores({ leitores }: LibrarySize, count: number): number[] {
  const step = 7919
  return Array.from({ length: count }, (_, turn) => {
    if (turn % IN_FOUR > 0) return (turn * step) % leitores
    return 1 + BUSY * (((turn / IN_FOUR) * step) % (leitores / BUSY))
  })
}
