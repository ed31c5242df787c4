/** Where the reader is in the book and how long the chapter still takes, from the words of both. */
import type { CapituloResumo, Paragrafo } from '#contract/ebook-texto.ts'
import type { PosicaoNoTexto } from '../../ui/texto-marcado/posicoes.ts'

const PALAVRAS_POR_MINUTO = 200

/** Where in a chapter: null is its beginning, 'fim' its end. */
export type Ponto = PosicaoNoTexto | 'fim' | null

/** @returns how much of a chapter lies before a point, from 0 to 1 */
export function fracaoLida(paragrafos: readonly Paragrafo[], ponto: Ponto): number {
  if (ponto === null) return 0
  if (ponto === 'fim') return 1
  const total = paragrafos.reduce((sum, { texto }) => sum + texto.length, 0)
  const index = paragrafos.findIndex(({ id }) => id === ponto.paragrafo)
  if (index === -1 || total === 0) return 0
  const antes = paragrafos.slice(0, index).reduce((sum, { texto }) => sum + texto.length, 0)
  return Math.min(1, (antes + ponto.deslocamento) / total)
}

/** @param fracao of the chapter that lies before the reader @returns whole percent of the book; 100 only at its very end */
export function percentDoLivro(
  sumario: readonly CapituloResumo[],
  capituloId: number,
  fracao: number,
): number {
  const total = sumario.reduce((sum, { palavras }) => sum + palavras, 0)
  const index = sumario.findIndex(({ id }) => id === capituloId)
  const capitulo = sumario[index]
  if (!capitulo || total === 0) return 0
  const antes = sumario.slice(0, index).reduce((sum, { palavras }) => sum + palavras, 0)
  return Math.floor((100 * (antes + fracao * capitulo.palavras)) / total)
}

/** '7 min restantes neste capítulo'; at the end of the chapter an empty text. */
export function formatRestante(palavras: number, fracao: number): string {
  const minutos = Math.ceil(((1 - fracao) * palavras) / PALAVRAS_POR_MINUTO)
  if (minutos <= 0) return ''
  return `${minutos} min ${minutos === 1 ? 'restante' : 'restantes'} neste capítulo`
}
