import type { Dicionario } from '../memoria/dicionario.ts'
import type { ConsultaTraduzida, TermoTraduzido } from './traduzir.ts'

/** How a word answers: as it was asked for, in another form, as a synonym. */
export const IGUAL = 3
const FLEXAO = 2
const SINONIMO = 1

/** In `inicios`: whether a term can begin with a word. */
const NAO = 1
const SIM = 2

/** A place where something that was asked for stands: words [inicio, fim) of a text. */
export interface PalavraAchada {
  readonly ramo: number
  readonly inicio: number
  readonly fim: number
  readonly qualidade: number
}

/** All places in a text that answer the search, from left to right. @param texto its words by their numbers */
export function findAchados(consulta: ConsultaTraduzida, texto: string): PalavraAchada[] {
  const { ramos, inicios } = consulta
  const achados: PalavraAchada[] = []
  for (let inicio = 0; inicio < texto.length; inicio += 1) {
    const palavra = texto.charCodeAt(inicio)
    if (!inicios[palavra]) inicios[palavra] = canBegin(consulta, palavra) ? SIM : NAO
    if (inicios[palavra] === NAO) continue
    for (const [ramo, { termos, sinonimos }] of ramos.entries()) {
      for (const termo of termos) addAchado(achados, ramo, termo, consulta, texto, inicio, false)
      for (const termo of sinonimos) addAchado(achados, ramo, termo, consulta, texto, inicio, true)
    }
  }
  return achados.sort((a, b) => a.inicio - b.inicio || b.qualidade - a.qualidade || a.ramo - b.ramo)
}

/** Whether the term stands anywhere in a text. */
export function hasTermo(termo: TermoTraduzido, texto: string, dicionario: Dicionario): boolean {
  for (let index = 0; index < texto.length; index += 1) {
    if (lengthAt(termo, texto, index, dicionario) > 0) return true
  }
  return false
}

/** First places where words stand next to each other, by their `forma`s. */
export function findFrase(palavras: readonly number[], texto: string): number[] {
  if (palavras.length === 0 || palavras.includes(-1)) return []
  const starts: number[] = []
  const frase = String.fromCharCode(...palavras)
  for (let at = texto.indexOf(frase); at !== -1; at = texto.indexOf(frase, at + 1)) starts.push(at)
  return starts
}

function canBegin({ ramos, dicionario }: ConsultaTraduzida, palavra: number): boolean {
  const first = String.fromCharCode(palavra)
  const begins = (termo: TermoTraduzido) =>
    termo.tipo === 'frase'
      ? termo.palavras[0] === (termo.por === 'forma' ? palavra : dicionario.raizOf(palavra))
      : lengthAt(termo, first, 0, dicionario) > 0
  return ramos.some(({ termos, sinonimos }) => termos.some(begins) || sinonimos.some(begins))
}

function addAchado(
  achados: PalavraAchada[],
  ramo: number,
  termo: TermoTraduzido,
  { dicionario }: ConsultaTraduzida,
  texto: string,
  inicio: number,
  isSinonimo: boolean,
): void {
  const length = lengthAt(termo, texto, inicio, dicionario)
  if (length === 0) return
  const qualidade = isSinonimo ? SINONIMO : qualidadeAt(termo, texto.charCodeAt(inicio), dicionario)
  achados.push({ ramo, inicio, fim: inicio + length, qualidade })
}

function qualidadeAt(termo: TermoTraduzido, palavra: number, dicionario: Dicionario): number {
  if (termo.tipo === 'frase') return termo.por === 'forma' ? IGUAL : FLEXAO
  const isSame =
    termo.tipo === 'palavra' ? termo.forma === palavra : termo.forma === dicionario.formaOf(palavra)
  return isSame ? IGUAL : FLEXAO
}

/** How many words from a place on are the term; 0 when they are others. */
function lengthAt(termo: TermoTraduzido, texto: string, index: number, dicionario: Dicionario): number {
  const palavra = texto.charCodeAt(index)
  if (termo.tipo === 'palavra') return dicionario.raizOf(palavra) === termo.raiz ? 1 : 0
  if (termo.tipo === 'prefixo') return dicionario.formaOf(palavra).startsWith(termo.forma) ? 1 : 0
  const { por, palavras } = termo
  for (const [offset, wanted] of palavras.entries()) {
    const there = texto.charCodeAt(index + offset)
    if (wanted !== (por === 'forma' ? there : dicionario.raizOf(there))) return 0
  }
  return palavras.length
}
