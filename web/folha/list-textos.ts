import { formatLugar } from '#contract/lugar.ts'
import { PADROES, type Padrao } from '#contract/padroes.ts'
import {
  formatIntervalo,
  formatLugarDaFolha,
  type IntervaloDaFolha,
  type LugarDaBiblia,
  type LugarDaFolha,
} from '../ui/impressao/lugar-da-folha.ts'

/** A chapter or question of which a handout has all or some sections. */
export interface TextoDePadrao {
  /** Names it among the texts of a handout. */
  readonly chave: string
  readonly padrao: Padrao
  readonly numero: number
  /** Null for all of them. */
  readonly secoes: IntervaloDaFolha | null
}

/** A chapter of the Bible, or some verses of it. */
export interface TextoDaBiblia extends LugarDaBiblia {
  readonly chave: string
}

export type TextoDaFolha = TextoDePadrao | TextoDaBiblia

/** The texts of some places in their order, each once. */
export function listTextos(lugares: readonly LugarDaFolha[]): TextoDaFolha[] {
  const textos = lugares.flatMap(expandLugar)
  return [...new Map(textos.map((texto) => [texto.chave, texto])).values()]
}

/** How many chapters and questions a place is. */
export function countTextos(lugar: LugarDaFolha): number {
  return 'padrao' in lugar ? lugar.ate - lugar.de + 1 : 1
}

function expandLugar(lugar: LugarDaFolha): TextoDaFolha[] {
  if (!('padrao' in lugar)) return [{ ...lugar, chave: formatLugarDaFolha(lugar) }]
  const { padrao, de, secoes } = lugar
  return Array.from({ length: countTextos(lugar) }, (_, index) => {
    const numero = de + index
    return {
      ...{ padrao, numero, secoes },
      chave: formatLugarDaFolha({ padrao, de: numero, ate: numero, secoes }),
    }
  })
}

/** 'CFW 8', 'CFW 8.1–3', 'BCW 1–5', 'João 3.16–18'. @param nomeDoLivro undefined as long as it has not come */
export function citarLugar(lugar: LugarDaFolha, nomeDoLivro: string | undefined): string {
  if ('padrao' in lugar) {
    const { padrao, de, ate, secoes } = lugar
    const { sigla } = PADROES[padrao]
    if (secoes) return `${formatLugar(sigla, de)}.${formatIntervalo(secoes).replace('-', '–')}`
    return `${sigla} ${formatIntervalo({ from: de, to: ate }).replace('-', '–')}`
  }
  const { capitulo, versiculos } = lugar
  const pagina = `${nomeDoLivro ?? 'Bíblia'} ${capitulo}`
  return versiculos.length === 0
    ? pagina
    : `${pagina}.${versiculos.map(formatIntervalo).join().replaceAll('-', '–')}`
}

/** The same of one of its texts. */
export function citarTexto(texto: TextoDaFolha, nomeDoLivro: string | undefined): string {
  if (!('padrao' in texto)) return citarLugar(texto, nomeDoLivro)
  const { padrao, numero, secoes } = texto
  return citarLugar({ padrao, de: numero, ate: numero, secoes }, undefined)
}
