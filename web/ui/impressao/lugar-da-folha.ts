import type { Padrao } from '#contract/padroes.ts'

/** Sections or verses, from the first to the last. */
export interface IntervaloDaFolha {
  readonly from: number
  readonly to: number
}

/** Chapters or questions of a standard, from one to another, or sections of one chapter. */
interface LugarDePadrao {
  readonly padrao: Padrao
  readonly de: number
  readonly ate: number
  /** Null for all of them. */
  readonly secoes: IntervaloDaFolha | null
}

/** A chapter of the Bible, or some verses of it. */
export interface LugarDaBiblia {
  /** Canonical position of the book, 1 to 66. */
  readonly livro: number
  readonly capitulo: number
  /** None for the whole chapter. */
  readonly versiculos: readonly IntervaloDaFolha[]
}

/** What a handout is asked to hold. */
export type LugarDaFolha = LugarDePadrao | LugarDaBiblia

/** As an address names it: 'cfw:8.1-3', 'bcw:1-5', 'biblia:43:3:16-18,20' (docs/folhas.md). */
export function formatLugarDaFolha(lugar: LugarDaFolha): string {
  if ('padrao' in lugar) {
    const { padrao, de, ate, secoes } = lugar
    if (secoes) return `${padrao}:${de}.${formatIntervalo(secoes)}`
    return `${padrao}:${formatIntervalo({ from: de, to: ate })}`
  }
  const { livro, capitulo, versiculos } = lugar
  const inteiro = `biblia:${livro}:${capitulo}`
  return versiculos.length === 0 ? inteiro : `${inteiro}:${versiculos.map(formatIntervalo).join()}`
}

/** '8', '1-3'. */
export function formatIntervalo({ from, to }: IntervaloDaFolha): string {
  return from === to ? `${from}` : `${from}-${to}`
}
