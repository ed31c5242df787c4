/** Finds a quoted passage in paragraphs, joined by a line break as in the quotation; those without text do not count. */

import { countCommonEnd, countCommonStart } from '#server/platform/count-common.ts'
import type { ParagrafoDaEdicao } from './edicao.ts'

/** What is looked for: the words, and those that stood around them. */
export interface Quotation {
  trecho: string
  antes: string
  depois: string
}

export interface Passage {
  capituloId: number
  paragrafoInicioId: number
  inicio: number
  paragrafoFimId: number
  fim: number
}

/** @returns the occurrence whose surroundings are most like those quoted, the first of equals; null when there is none */
export function findPassage(paragrafos: readonly ParagrafoDaEdicao[], quotation: Quotation): Passage | null {
  const trecho = squeeze(quotation.trecho)
  if (trecho.trim() === '') return null
  const shown = paragrafos.filter(({ texto }) => texto !== '')
  const text = shown.map(({ texto }) => texto).join('\n')
  let best: { at: number; score: number } | null = null
  for (let at = text.indexOf(trecho); at !== -1; at = text.indexOf(trecho, at + 1)) {
    const score =
      countCommonEnd(text.slice(0, at), quotation.antes) +
      countCommonStart(text.slice(at + trecho.length), quotation.depois)
    if (score > (best?.score ?? -1)) best = { at, score }
  }
  return best && toPassage(shown, best.at, best.at + trecho.length)
}

/** The words of a passage as they are now; null when its paragraphs are not there in this order. */
export function quotePassage(
  paragrafos: readonly ParagrafoDaEdicao[],
  { paragrafoInicioId, inicio, paragrafoFimId, fim }: Omit<Passage, 'capituloId'>,
): string | null {
  const first = paragrafos.findIndex(({ id }) => id === paragrafoInicioId)
  const last = paragrafos.findIndex(({ id }) => id === paragrafoFimId)
  if (first === -1 || last < first) return null
  const textos = paragrafos.slice(first, last + 1).map(({ texto }) => texto)
  // The end first: both may be the same paragraph.
  textos[textos.length - 1] = textos.at(-1)?.slice(0, fim) ?? ''
  textos[0] = textos[0]?.slice(inicio) ?? ''
  return squeeze(textos.join('\n'))
}

/** Without the line breaks of paragraphs that have no text. */
export function squeeze(trecho: string): string {
  return trecho.replace(/\n{2,}/g, '\n')
}

function toPassage(shown: readonly ParagrafoDaEdicao[], from: number, to: number): Passage | null {
  let start = 0
  let first: { paragrafo: ParagrafoDaEdicao; at: number } | null = null
  for (const paragrafo of shown) {
    const end = start + paragrafo.texto.length
    if (!first && from < end) first = { paragrafo, at: Math.max(0, from - start) }
    if (first && to <= end) {
      return {
        capituloId: first.paragrafo.capituloId,
        paragrafoInicioId: first.paragrafo.id,
        inicio: first.at,
        paragrafoFimId: paragrafo.id,
        fim: to - start,
      }
    }
    start = end + 1
  }
  return null
}
