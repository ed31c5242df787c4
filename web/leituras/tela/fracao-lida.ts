/** Where the reader is in a chapter, and how long it still takes. */
import type { Paragrafo } from '#contract/ebook-texto.ts'
import type { PosicaoNoTexto } from '../../ui/texto-marcado/posicoes.ts'

const PALAVRAS_POR_MINUTO = 200

/** @returns how much of a chapter lies before a point, from 0 to 1; null is its beginning */
export function fracaoLida(paragrafos: readonly Paragrafo[], ponto: PosicaoNoTexto | null): number {
  if (ponto === null) return 0
  const total = paragrafos.reduce((sum, { texto }) => sum + texto.length, 0)
  const index = paragrafos.findIndex(({ id }) => id === ponto.paragrafo)
  if (index === -1 || total === 0) return 0
  const antes = paragrafos.slice(0, index).reduce((sum, { texto }) => sum + texto.length, 0)
  return Math.min(1, (antes + ponto.deslocamento) / total)
}

/** '7 min restantes neste capítulo'; at the end of the chapter an empty text. */
export function formatRestante(palavras: number, fracao: number): string {
  const minutos = Math.ceil(((1 - fracao) * palavras) / PALAVRAS_POR_MINUTO)
  if (minutos <= 0) return ''
  return `${minutos} min ${minutos === 1 ? 'restante' : 'restantes'} neste capítulo`
}
