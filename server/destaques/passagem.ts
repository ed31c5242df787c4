/** Reads a marked passage from the stored paragraphs: what is kept is never what a client says the text is. */
import { CONTEXTO, MAX_TRECHO } from '#contract/destaques.ts'
import { isInsidePair } from '#server/platform/is-inside-pair.ts'

/** From a character of the first paragraph up to, not including, one of the last. */
interface FaixaDaPassagem {
  inicio: number
  fim: number
}

export interface PassagemMarcada {
  /** The marked words, paragraphs separated by a line break. */
  trecho: string
  /** What stands before and after it in the same paragraphs. */
  antes: string
  depois: string
}

/** Why a passage is refused: the field and a sentence. */
export interface Recusa {
  field: 'inicio' | 'fim'
  message: string
}

/** @param textos paragraphs from first to last, at least one @returns the passage, or why it cannot be marked */
export function readPassagem(
  textos: readonly string[],
  { inicio, fim }: FaixaDaPassagem,
): PassagemMarcada | Recusa {
  const first = textos[0] ?? ''
  const last = textos.at(-1) ?? ''
  if (inicio > first.length) return { field: 'inicio', message: 'O início fica fora do parágrafo.' }
  if (fim > last.length) return { field: 'fim', message: 'O fim fica fora do parágrafo.' }
  if (isInsidePair(first, inicio)) return { field: 'inicio', message: 'O início divide um caractere.' }
  if (isInsidePair(last, fim)) return { field: 'fim', message: 'O fim divide um caractere.' }
  if (textos.length === 1 && inicio >= fim) return foraDeOrdem()
  const trecho = textos.join('\n').slice(inicio, joinedLength(textos) - last.length + fim)
  if (trecho.trim() === '') return { field: 'fim', message: 'Escolha ao menos uma palavra.' }
  if (trecho.length > MAX_TRECHO) return longaDemais()
  return { trecho, antes: tail(first.slice(0, inicio)), depois: head(last.slice(fim)) }
}

export function foraDeOrdem(): Recusa {
  return { field: 'fim', message: 'O fim da passagem deve ficar depois do início.' }
}

export function longaDemais(): Recusa {
  return { field: 'fim', message: 'A passagem deve ter no máximo 5.000 caracteres.' }
}

function joinedLength(textos: readonly string[]): number {
  return textos.reduce((sum, { length }) => sum + length, textos.length - 1)
}

function tail(texto: string): string {
  const from = Math.max(0, texto.length - CONTEXTO)
  return texto.slice(isInsidePair(texto, from) ? from + 1 : from)
}

function head(texto: string): string {
  return texto.slice(0, isInsidePair(texto, CONTEXTO) ? CONTEXTO - 1 : CONTEXTO)
}
