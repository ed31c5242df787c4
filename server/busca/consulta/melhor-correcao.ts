import { toForma } from '#contract/palavras/forma.ts'
import { distancia } from './distancia.ts'

/** A word of the library that could have been meant. */
export interface Candidato {
  /** Its `forma`. */
  readonly palavra: string
  /** As it is printed most often. */
  readonly exibida: string
  readonly ocorrencias: number
}

/** Share of trigrams that two words must have in common; below it they only look alike by chance. */
const MIN_SEMELHANCA = 0.25

/** The runs of three characters of a word, folded, with two blanks before it and one behind: '  f', ' fe', 'fe '. */
export function trigramasDe(palavra: string): string[] {
  const padded = `  ${toForma(palavra)} `
  const trigramas = new Set<string>()
  for (let index = 0; index + 3 <= padded.length; index += 1) trigramas.add(padded.slice(index, index + 3))
  return [...trigramas]
}

/** Of candidates with trigrams in common: fewest changes, more frequent, more alike. @returns null when none is near, or known */
export function melhorCorrecao(palavra: string, candidatos: readonly Candidato[]): string | null {
  const forma = toForma(palavra)
  if (candidatos.some((candidato) => candidato.palavra === forma)) return null
  const trigramas = new Set(trigramasDe(forma))
  const rated = candidatos
    .map((candidato) => ({
      ...candidato,
      semelhanca: rateSemelhanca(trigramas, trigramasDe(candidato.palavra)),
      mudancas: distancia(forma, candidato.palavra),
      ordem: Math.floor(Math.log10(Math.max(1, candidato.ocorrencias))),
    }))
    .filter(({ semelhanca, mudancas }) => semelhanca >= MIN_SEMELHANCA && mudancas <= maxMudancas(forma))
  rated.sort(
    (a, b) =>
      a.mudancas - b.mudancas ||
      b.ordem - a.ordem ||
      b.semelhanca - a.semelhanca ||
      b.ocorrencias - a.ocorrencias ||
      (a.palavra < b.palavra ? -1 : 1),
  )
  return rated[0]?.exibida ?? null
}

/** Dice's coefficient. */
function rateSemelhanca(a: ReadonlySet<string>, b: readonly string[]): number {
  return (2 * b.filter((trigrama) => a.has(trigrama)).length) / (a.size + b.length)
}

function maxMudancas(forma: string): number {
  if (forma.length <= 4) return 1
  return forma.length <= 8 ? 2 : 3
}
