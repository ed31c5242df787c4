/** Cuts plain text into what a voice reads in one go: sentences, and long ones at their commas. */
import { lazily } from '../platform/lazily.ts'
import type { Faixa } from '../ui/texto-marcado/corridas.ts'

/** Longer ones are cut: some voices fall silent after 14 seconds, and nobody follows a mark over ten lines. */
export const MAX_DA_FRASE = 200

/** Of one paragraph; what is beyond it is not read. */
const MAX_DO_TEXTO = 200_000

/** After these the sentence goes on, whatever the rules of Unicode see in a period and a capital letter. */
const ABREVIATURA =
  /(?:^|[\s([“"'–—])(?:caps?|vv?|vs|cc?|cf|cfr|arts?|se[cç]|séc|pp?|págs?|eds?|drª?|dra|sra?|rev|sto?|sta|ex|vol|liv|perg|resp|q|id|ibid|op|cit|n|nº|a\.c|d\.c|i\.e|e\.g)\.\s*$/iu
/** 'S. Paulo', 'J. Owen'. */
const INICIAL = /(?:^|[\s([“"'])\p{Lu}\.\s*$/u
/** A number, 'II.', 'a)': what follows is what it counts. */
const NUMERACAO = /^\s*\(?(?:\d{1,3}|[IVXLC]{1,8}|\p{L})[.)º]\.?\s*$/u
/** 'Rm 8. 28', 'Sl. 119'. */
const ANTES_DE_NUMERO = /(?:\d|\p{Lu}\p{Ll}{0,3})\.\s*$/u

const segmenter = lazily(() =>
  'Segmenter' in Intl ? new Intl.Segmenter('pt', { granularity: 'sentence' }) : null,
)

/** The sentences of a text, without the space around them; what holds neither letter nor figure is none. */
export function splitFrases(texto: string): Faixa[] {
  const all = texto.slice(0, MAX_DO_TEXTO)
  return joinAbertas(segment(all), all)
    .flatMap(({ inicio, fim }) =>
      cutPedacos(all.slice(inicio, fim), MAX_DA_FRASE).map((pedaco) => ({
        inicio: inicio + pedaco.inicio,
        fim: inicio + pedaco.fim,
      })),
    )
    .map((faixa) => trim(all, faixa))
    .filter(({ inicio, fim }) => /[\p{L}\p{N}]/u.test(all.slice(inicio, fim)))
}

/** Cuts a long text after its semicolons and commas, else between words. Joined, the pieces are the text. */
export function cutPedacos(texto: string, max: number): Faixa[] {
  const pedacos: Faixa[] = []
  let inicio = 0
  while (texto.length - inicio > max) {
    const resto = texto.length - inicio
    // Of two lines neither should be one word.
    const window = texto.slice(inicio, inicio + Math.min(max, Math.ceil(resto * 0.75)))
    const length = lastBreak(window, /[;:—–!?.]["”’)]*\s/g) ?? lastBreak(window, /,["”’)]*\s/g)
    const fim = inicio + (length ?? lastBreak(window, /\s/g) ?? window.length)
    pedacos.push({ inicio, fim })
    inicio = fim
  }
  return [...pedacos, { inicio, fim: texto.length }]
}

/** The end of the last break in the later two thirds of a text. */
function lastBreak(texto: string, at: RegExp): number | null {
  const ends = [...texto.matchAll(at)].map((match) => match.index + match[0].length)
  return ends.findLast((end) => end > texto.length / 3) ?? null
}

function segment(texto: string): Faixa[] {
  const intl = segmenter()
  const starts = intl
    ? Array.from(intl.segment(texto), ({ index }) => index)
    : [0, ...Array.from(texto.matchAll(/[.!?…]["”’)\]]*\s+/g), ({ 0: end, index }) => index + end.length)]
  return starts.map((inicio, index) => ({ inicio, fim: starts[index + 1] ?? texto.length }))
}

/** Joins what was cut inside of a sentence. */
function joinAbertas(faixas: readonly Faixa[], texto: string): Faixa[] {
  const joined: { inicio: number; fim: number }[] = []
  for (const { inicio, fim } of faixas) {
    const before = joined.at(-1)
    if (before && goesOn(texto.slice(before.inicio, before.fim), texto.slice(inicio, fim))) before.fim = fim
    else joined.push({ inicio, fim })
  }
  return joined
}

function goesOn(frase: string, next: string): boolean {
  // Only its end and beginning are looked at, and a heading of a few signs.
  const fim = frase.slice(-24)
  if (ABREVIATURA.test(fim) || INICIAL.test(fim) || (frase.length <= 12 && NUMERACAO.test(frase))) return true
  return ANTES_DE_NUMERO.test(fim) && /^\s*\d/.test(next.slice(0, 8))
}

function trim(texto: string, { inicio, fim }: Faixa): Faixa {
  const piece = texto.slice(inicio, fim)
  const from = inicio + piece.length - piece.trimStart().length
  return { inicio: from, fim: Math.max(from, inicio + piece.trimEnd().length) }
}
