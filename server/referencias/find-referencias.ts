/** References as books print them: 'Rm 8.28', '1 Co 1.30; 2.2', 'Salmo 23'. Only what the canon has; in doubt, nothing. */
import type { CanonLivro } from '#server/biblia/canon.ts'
import { createFindLivro, type LivroNomeado } from './livro-por-nome.ts'
import { parseReferencias } from './parse-referencias.ts'

export interface ReferenciaNoTexto {
  /** Range in the text, [inicio, fim). */
  inicio: number
  fim: number
  /** In the strict form of the standards: 'Rm 8.28-30'. */
  referencia: string
}

const ORDINAIS: Readonly<Record<string, string>> = {
  I: '1',
  II: '2',
  III: '3',
  Primeira: '1',
  Segunda: '2',
  Terceira: '3',
}

const NUMERO = String.raw`(?:(?<numero>[123]|I{1,3})\s?[ªº]?\s?|(?<ordinal>Primeira|Segunda|Terceira)\s(?:\p{L}+\s){0,3})?`
const LIVRO = new RegExp(String.raw`(?<![\p{L}\p{N}.,:])${NUMERO}(?<nome>\p{Lu}\p{L}+)\.?\s(?=\d)`, 'gu')
const VERSICULO = String.raw`\d{1,3}(?![\d%])`
const LUGAR = new RegExp(
  [
    String.raw`(?<capitulo>\d{1,3})(?![\d%])`,
    String.raw`(?:\s?[.:]\s?(?<versiculo>${VERSICULO})(?<itens>(?:[a-c](?!\p{L}))?`,
    // A number after the dash that is a chapter has a verse of its own.
    String.raw`(?:\s?[-–]\s?${VERSICULO}(?:[.:]${VERSICULO})?)?`,
    String.raw`(?:,\s?${VERSICULO}(?![.:]\d|\s\p{L}{2})(?:\s?[-–]\s?${VERSICULO}(?![.:]\d))?)*)`,
    // Without spaces: a dash between spaces begins other words.
    String.raw`|(?<ate>[-–]\d{1,3}(?![\d%ªº]|[.:]\d)))?`,
  ].join(''),
  'uy',
)
const OUTRO_LUGAR = /[;,]\s(?=\d{1,3}\s?[.:]\s?\d)/y

/** 'Lamentações de Jeremias' is not the book of Jeremiah. */
const LAMENTACOES = /Lamenta[çc][õo]es de $/
const LAMENTACOES_LENGTH = 'Lamentações de '.length

/** @param canon the 66 books; the finder keeps what it learns about names, so make it once. */
export function createFindReferencias(canon: readonly CanonLivro[]): (texto: string) => ReferenciaNoTexto[] {
  const findLivro = createFindLivro(canon)
  return (texto) => {
    const found: ReferenciaNoTexto[] = []
    for (const match of texto.matchAll(LIVRO)) {
      const named = readLivro(texto, match, findLivro)
      if (!named || match.index < (found.at(-1)?.fim ?? 0)) continue
      found.push(...readLugares(texto, match.index, match.index + match[0].length, named, canon))
    }
    return found
  }
}

function readLivro(
  texto: string,
  { groups, index }: RegExpExecArray,
  findLivro: ReturnType<typeof createFindLivro>,
): LivroNomeado | null {
  const written = groups?.numero ?? groups?.ordinal ?? ''
  const numero = ORDINAIS[written] ?? written
  const nome = groups?.nome ?? ''
  if (
    numero === '' &&
    nome === 'Jeremias' &&
    LAMENTACOES.test(texto.slice(Math.max(0, index - LAMENTACOES_LENGTH), index))
  ) {
    return findLivro('', 'Lamentações')
  }
  return findLivro(numero, nome)
}

/** The place after the name, and those that follow it without naming the book again. */
function readLugares(
  texto: string,
  start: number,
  from: number,
  named: LivroNomeado,
  canon: readonly CanonLivro[],
): ReferenciaNoTexto[] {
  const found: ReferenciaNoTexto[] = []
  let inicio = start
  for (let at = from; ; ) {
    LUGAR.lastIndex = at
    const lugar = LUGAR.exec(texto)
    const ate = lugar?.groups?.ate ?? ''
    const inteira = lugar && toReferencia(lugar, ate, named, canon)
    const referencia = inteira ?? (lugar && ate && toReferencia(lugar, '', named, canon))
    if (!lugar || !referencia) return found
    const fim = at + lugar[0].trimEnd().length - (inteira ? 0 : ate.length)
    found.push({ inicio, fim, referencia })
    OUTRO_LUGAR.lastIndex = fim
    const next = OUTRO_LUGAR.exec(texto)
    if (!next) return found
    at = fim + next[0].length
    inicio = at
  }
}

/** The strict form, or null when the canon has no such place. @param ate '–11' of a range of chapters; of verses in a book of one */
function toReferencia(
  { groups }: RegExpExecArray,
  ate: string,
  { livro, porExtenso }: LivroNomeado,
  canon: readonly CanonLivro[],
): string | null {
  const capitulo = groups?.capitulo ?? ''
  const itens = (groups?.itens ?? '')
    .replace(/[a-c]/g, '')
    .replace(/\s/g, '')
    .replaceAll('–', '-')
    .replaceAll(':', '.')
  const umCapitulo = livro.versiculos.length === 1
  const lugar = groups?.versiculo
    ? `${Number(capitulo)}.${Number(groups.versiculo)}${itens}`
    : porExtenso && `${umCapitulo ? '1.' : ''}${Number(capitulo)}${ate && `-${Number(ate.slice(1))}`}`
  if (!lugar) return null
  const { referencias, problems } = parseReferencias(`${livro.abreviatura} ${lugar}`, canon)
  return problems.length === 0 ? (referencias[0]?.referencia ?? null) : null
}
