/** The canonical verse number: livro * 1_000_000 + capitulo * 1_000 + versículo. */

interface VersePosition {
  livro: number
  capitulo: number
  versiculo: number
}

/** The largest numbers that fit their places. */
export const MAX_CAPITULO = 999
export const MAX_VERSICULO = 999

export function toVerseNumber({ livro, capitulo, versiculo }: VersePosition): number {
  return livro * 1_000_000 + capitulo * 1_000 + versiculo
}

export function fromVerseNumber(number: number): VersePosition {
  return {
    livro: Math.floor(number / 1_000_000),
    capitulo: Math.floor(number / 1_000) % 1_000,
    versiculo: number % 1_000,
  }
}
