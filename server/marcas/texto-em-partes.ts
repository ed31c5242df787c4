/** The text of a page as one string: marked words are read from it, and found in it again when it was corrected. */
import { CONTEXTO, MAX_TRECHO } from '#contract/destaques.ts'
import type { LugarDasPalavras } from '#contract/marcas.ts'
import { countCommonEnd, countCommonStart } from '#server/platform/count-common.ts'
import { isInsidePair } from '#server/platform/is-inside-pair.ts'

/** A part of a page, or a verse. */
export interface ParteDoTexto {
  id: number
  texto: string
  /** What stands between it and the one before: a line break where a paragraph begins. */
  junta: '' | ' ' | '\n'
}

export interface TextoEmPartes {
  texto: string
  partes: readonly { id: number; from: number; to: number }[]
}

/** Marked words, and what stands around them. */
export interface PalavrasCitadas {
  trecho: string
  antes: string
  depois: string
}

/** Why words cannot be marked, in a sentence. */
interface RecusaDasPalavras {
  message: string
}

/** Words so long are not elsewhere by chance. */
const LONGO = 24
/** Shorter ones are known by as many characters around them. */
const VIZINHANCA = 8

/** @param partes in reading order */
export function joinPartes(partes: readonly ParteDoTexto[]): TextoEmPartes {
  let texto = ''
  const placed = partes.map(({ id, texto: parte, junta }, index) => {
    if (index > 0) texto += junta
    const from = texto.length
    texto += parte
    return { id, from, to: texto.length }
  })
  return { texto, partes: placed }
}

/** The words at a place, or why they cannot be marked. */
export function citePalavras(
  corrido: TextoEmPartes,
  lugar: LugarDasPalavras,
): PalavrasCitadas | RecusaDasPalavras {
  const { texto, partes } = corrido
  const first = partes.find(({ id }) => id === lugar.parte_inicio)
  const last = partes.find(({ id }) => id === lugar.parte_fim)
  if (!first) return { message: 'Esta página não tem esta parte.' }
  if (!last) return { message: 'Esta página não tem esta parte.' }
  const from = first.from + lugar.inicio
  const to = last.from + lugar.fim
  if (from > first.to) return { message: 'O início fica fora da parte.' }
  if (to > last.to) return { message: 'O fim fica fora da parte.' }
  if (from >= to) return { message: 'O fim deve ficar depois do início.' }
  if (isInsidePair(texto, from)) return { message: 'O início divide um caractere.' }
  if (isInsidePair(texto, to)) return { message: 'O fim divide um caractere.' }
  const trecho = texto.slice(from, to)
  if (trecho.trim() === '') return { message: 'Escolha ao menos uma palavra.' }
  if (trecho.length > MAX_TRECHO) {
    return { message: 'O trecho deve ter no máximo 5.000 caracteres.' }
  }
  return { trecho, antes: tail(texto.slice(0, from)), depois: head(texto.slice(to)) }
}

/** Whether two texts are the same words, wherever paragraphs and parts begin. */
export function isSameTrecho(one: string, other: string): boolean {
  return flatten(one) === flatten(other)
}

/**
 * Where quoted words stand. Of several the one whose surroundings are most like those quoted; a short one whose
 * surroundings are others counts as gone, because it may well be another.
 */
export function findPalavras(corrido: TextoEmPartes, citacao: PalavrasCitadas): LugarDasPalavras | null {
  const { antes, depois } = citacao
  const vizinhos = Math.min(VIZINHANCA, antes.length + depois.length)
  let best: { at: number; score: number } | null = null
  for (const at of occurrencesOf(corrido, citacao.trecho)) {
    const before = flatten(corrido.texto.slice(Math.max(0, at - CONTEXTO), at))
    const end = at + citacao.trecho.length
    const after = flatten(corrido.texto.slice(end, end + CONTEXTO))
    const score = countCommonEnd(before, flatten(antes)) + countCommonStart(after, flatten(depois))
    const isSure = citacao.trecho.length >= LONGO || score >= vizinhos
    if (isSure && score > (best?.score ?? -1)) best = { at, score }
  }
  return best && toLugar(corrido, best.at, best.at + citacao.trecho.length)
}

/** Where words stand of which nothing else is known. @returns null unless they stand there once */
export function findUnicas(corrido: TextoEmPartes, trecho: string): LugarDasPalavras | null {
  const [at, other] = occurrencesOf(corrido, trecho)
  return at === undefined || other !== undefined ? null : toLugar(corrido, at, at + trecho.length)
}

function* occurrencesOf({ texto }: TextoEmPartes, trecho: string): Generator<number> {
  const [text, words] = [flatten(texto), flatten(trecho)]
  if (words.trim() === '') return
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) yield at
}

/** One character for one, so that places stay. */
function flatten(texto: string): string {
  return texto.replaceAll('\n', ' ')
}

function toLugar({ partes }: TextoEmPartes, from: number, to: number): LugarDasPalavras | null {
  const first = partes.find((parte) => from < parte.to)
  const last = partes.find((parte) => to <= parte.to)
  if (!first || !last) return null
  return {
    parte_inicio: first.id,
    inicio: Math.max(0, from - first.from),
    parte_fim: last.id,
    fim: Math.max(0, to - last.from),
  }
}

function tail(texto: string): string {
  const from = Math.max(0, texto.length - CONTEXTO)
  return texto.slice(isInsidePair(texto, from) ? from + 1 : from)
}

function head(texto: string): string {
  return texto.slice(0, isInsidePair(texto, CONTEXTO) ? CONTEXTO - 1 : CONTEXTO)
}
