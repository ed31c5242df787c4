import type { CanonLivro } from './canon.ts'
import { fromVerseNumber } from './verse-number.ts'

/** Verses as one reads them, neighbours of a chapter in one: 'Mt 17.21', 'Mc 16.9–20'. @param numeros ascending */
export function joinPlaces(numeros: readonly number[], canon: readonly CanonLivro[]): string[] {
  const abreviaturas = new Map(canon.map(({ id, abreviatura }) => [id, abreviatura]))
  const runs: { first: number; last: number }[] = []
  for (const numero of numeros) {
    const run = runs.at(-1)
    if (run && numero === run.last + 1) run.last = numero
    else runs.push({ first: numero, last: numero })
  }
  return runs.map(({ first, last }) => {
    const { livro, capitulo, versiculo } = fromVerseNumber(first)
    const place = `${abreviaturas.get(livro) ?? livro} ${capitulo}.${versiculo}`
    return first === last ? place : `${place}–${fromVerseNumber(last).versiculo}`
  })
}
