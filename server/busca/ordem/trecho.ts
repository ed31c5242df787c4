import type { TrechoDaBusca } from '#contract/busca.ts'
import { type FaixaDePalavras, widenToWords } from '#server/platform/widen-to-words.ts'

/** Characters of a snippet, without the '…' at its ends. */
const MAX_TRECHO = 220
/** What stands before and behind the hits, so that one reads what they are about. */
const MARGEM = 20

/** A hit. */
export interface PalavraMarcada extends FaixaDePalavras {
  /** What all forms of the word share, written or as a number. */
  readonly raiz: string | number
}

/** Words around as many different hits as fit, '…' where it goes on. @param tokens hits in order @param isSqueezed as `isUneven` says */
export function cutTrecho(
  texto: string,
  tokens: readonly PalavraMarcada[],
  isSqueezed: boolean,
): TrechoDaBusca {
  const faixa = findFaixa(texto, tokens)
  const piece = texto.slice(faixa.inicio, faixa.fim)
  const start = faixa.inicio + piece.length - piece.trimStart().length
  const before = texto.slice(0, start).trim() === '' ? '' : '… '
  const after = texto.slice(faixa.fim).trim() === '' ? '' : ' …'
  const toPlace = (index: number) =>
    before.length + (isSqueezed ? squeeze(texto.slice(start, index)).length : index - start)
  const marcas: TrechoDaBusca['marcas'] = []
  let last = start
  for (const token of tokens) {
    const inicio = Math.max(token.inicio, start)
    const fim = Math.min(token.fim, faixa.fim)
    if (inicio >= fim) continue
    const marca = marcas.at(-1)
    if (marca && BETWEEN_NEIGHBOURS.test(texto.slice(last, inicio))) marca.fim = toPlace(fim)
    else marcas.push({ inicio: toPlace(inicio), fim: toPlace(fim) })
    last = fim
  }
  const words = piece.trim()
  return { texto: before + (isSqueezed ? squeeze(words) : words) + after, marcas }
}

/** Hits with only this between them are marked as one. */
const BETWEEN_NEIGHBOURS = /^(?:\s+|[-'’])$/

/** Whether a text has anything to squeeze. Hardly one does, and it would be asked of each snippet. */
export function isUneven(text: string): boolean {
  return /[^\S ]| {2}/.test(text)
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function findFaixa(texto: string, tokens: readonly PalavraMarcada[]): FaixaDePalavras {
  if (texto.length <= MAX_TRECHO) return { inicio: 0, fim: texto.length }
  const hits = findCluster(tokens) ?? startOf(texto)
  const spare = Math.max(MARGEM, MAX_TRECHO - (hits.fim - hits.inicio))
  const wanted = Math.floor(spare / 2)
  // What one end of the text has too little is given to the other side.
  const before = Math.min(hits.inicio, Math.max(wanted, spare - (texto.length - hits.fim)))
  return widenToWords(texto, hits, before, spare - before)
}

/** Where the first word stands. */
function startOf(texto: string): FaixaDePalavras {
  const inicio = texto.length - texto.trimStart().length
  return { inicio, fim: inicio }
}

/** The run of hits that fits and has the most different words, then the most words, then comes first; null without a hit. */
function findCluster(tokens: readonly PalavraMarcada[]): FaixaDePalavras | null {
  const room = MAX_TRECHO - 2 * MARGEM
  /** How often each word is in the run, which goes from `index` up to `end`. */
  const words = new Map<PalavraMarcada['raiz'], number>()
  let end = 0
  let best: FaixaDePalavras | null = null
  let most = 0
  for (let index = 0; index < tokens.length; index += 1) {
    const { inicio = 0, raiz = '' } = tokens[index] ?? {}
    for (; end < tokens.length; end += 1) {
      const next = tokens[end]
      if (!next || (end > index && next.fim - inicio > room)) break
      words.set(next.raiz, (words.get(next.raiz) ?? 0) + 1)
    }
    const fim = tokens[end - 1]?.fim ?? inicio
    const worth = words.size * 1_000 + end - index
    const left = (words.get(raiz) ?? 0) - 1
    if (left > 0) words.set(raiz, left)
    else words.delete(raiz)
    if (worth <= most) continue
    most = worth
    best = { inicio, fim }
  }
  return best
}
