/** What is said of a sentence: no signs of notes, and in words what only the eye understands. */
import { nomeFalado } from './nomes-falados.ts'

/** Joiners, soft hyphens, marks of notes and proofs: '[3]', '³', '†', '[…]'. */
const MUDOS = /[\u00ad\u200b-\u200d\u2060\ufeff]|\s?\[(?:\d{1,3}|…|\.\.\.)\]|[⁰¹²³⁴-⁹†‡*¶]/gu

const POR_EXTENSO: readonly (readonly [RegExp, string])[] = [
  [/\bcap\.\s?(?=[\dIVXLC])/giu, 'capítulo '],
  [/\bcaps\.\s?(?=[\dIVXLC])/giu, 'capítulos '],
  [/\bvv\.\s?(?=\d)/giu, 'versículos '],
  [/\bv\.\s?(?=\d)/giu, 'versículo '],
  [/\bart\.\s?(?=[\dIVXLC])/giu, 'artigo '],
  [/\bséc\.\s?(?=[\dIVXLC])/giu, 'século '],
  [/\bp\.\s?ex\./giu, 'por exemplo'],
  [/\bcf\.\s?/giu, 'conforme '],
  [/\ba\.\s?C\./gu, 'antes de Cristo'],
  [/\bd\.\s?C\./gu, 'depois de Cristo'],
  [/§\s?(?=\d)/gu, 'parágrafo '],
]

/** '1 Co 2.9', 'Sl 119.1', 'Rm. 8.28'. */
const ABREVIADO = /(?<![\p{L}\d])([1-3]?)\s?(\p{Lu}\p{Ll})\.?\s(?=\d{1,3}[.:]\s?\d)/gu
/** Chapter and verse after a name, or after others: a voice would take the period for that of thousands. */
const CAPITULO_E_VERSO =
  /((?:\p{Lu}\p{L}*|[;(])\s?)(\d{1,3})[.:]\s?(?!0)(\d{1,2}|1[0-7]\d)(?![\d])(?:\s?[-–]\s?(\d{1,3}))?/gu
const ENTRE_NUMEROS = /(?<=\d)\s?[–-]\s?(?=\d)/gu

const ROMANO = /(?<![\p{L}\d])[IVXLCDM]{1,12}(?![\p{L}\d])/gu
const CANONICO = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
const ANTES_DE_ROMANO =
  /(?:cap[ií]tulos?|artigos?|se[cç][aã]o|séculos?|livro|parte|salmos?|título|tomo|volume|questão)\s$/iu

/** @param frase one of `splitFrases` @returns empty when there is nothing to say */
export function toFala(frase: string): string {
  let fala = frase.replace(MUDOS, '')
  for (const [escrito, falado] of POR_EXTENSO) fala = fala.replace(escrito, falado)
  return sayRomanos(fala)
    .replace(ABREVIADO, (escrito, numero: string, abreviatura: string) => {
      const nome = nomeFalado(numero, abreviatura)
      return nome === null ? escrito : `${escrito.startsWith(' ') ? ' ' : ''}${nome} `
    })
    .replace(CAPITULO_E_VERSO, (_, antes: string, capitulo: string, de: string, ate?: string) =>
      ate === undefined ? `${antes}${capitulo}, ${de}` : `${antes}${capitulo}, ${de} a ${ate}`,
    )
    .replace(ENTRE_NUMEROS, ' a ')
    .replace(/\p{Lu}{4,}/gu, (palavra) => palavra.slice(0, 1) + palavra.slice(1).toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
}

/** Numerals, not words that look like them: a single letter only where a number is expected. */
function sayRomanos(fala: string): string {
  // In a heading of capitals every short word could be one.
  if (!/\p{Ll}/u.test(fala)) return fala
  return fala.replace(ROMANO, (letras, at: number) => {
    const isNumero = letras.length > 1 || ANTES_DE_ROMANO.test(fala.slice(0, at)) || opens(fala, at)
    return isNumero && CANONICO.test(letras) ? `${numberOf(letras)}` : letras
  })
}

/** Whether a letter stands first, with a period: 'I. Da Escritura'. */
function opens(fala: string, at: number): boolean {
  return at === 0 && /^\.\s/.test(fala.slice(1, 3))
}

const VALORES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

function numberOf(letras: string): number {
  const valores = [...letras].map((letra) => VALORES[letra] ?? 0)
  return valores.reduce((sum, valor, index) => sum + (valor < (valores[index + 1] ?? 0) ? -valor : valor), 0)
}
