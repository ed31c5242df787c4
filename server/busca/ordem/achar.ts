import type { Dicionario } from '../memoria/dicionario.ts'
import type { Achados } from './achados.ts'
import type { ConsultaTraduzida, TermoTraduzido } from './traduzir.ts'

/** How a word answers: as it was asked for, in another form, as a synonym. */
export const IGUAL = 3
const FLEXAO = 2
const SINONIMO = 1

/** In `inicios`: whether a term can begin with a word. */
const NAO = 1
const SIM = 2

/** Finds all places in a text that answer the search. @param texto its words by their numbers @param achados emptied and filled */
export function findAchados(consulta: ConsultaTraduzida, texto: string, achados: Achados): void {
  const { ramos, inicios } = consulta
  achados.clear()
  for (let inicio = 0; inicio < texto.length; inicio += 1) {
    const palavra = texto.charCodeAt(inicio)
    if (!inicios[palavra]) inicios[palavra] = canBegin(consulta, palavra) ? SIM : NAO
    if (inicios[palavra] === NAO) continue
    for (let ramo = 0; ramo < ramos.length; ramo += 1) {
      const { termos = [], sinonimos = [] } = ramos[ramo] ?? {}
      for (const termo of termos) addAchado(achados, ramo, termo, consulta, texto, inicio, false)
      for (const termo of sinonimos) addAchado(achados, ramo, termo, consulta, texto, inicio, true)
    }
  }
}

/** Whether the term stands anywhere in a text. */
export function hasTermo(termo: TermoTraduzido, texto: string, dicionario: Dicionario): boolean {
  for (let index = 0; index < texto.length; index += 1) {
    if (lengthAt(termo, texto, index, dicionario) > 0) return true
  }
  return false
}

/** First places where words stand next to each other. @param frase their numbers as one text; empty finds nothing */
export function findFrase(frase: string, texto: string): readonly number[] {
  if (frase === '') return NENHUM
  let at = texto.indexOf(frase)
  if (at === -1) return NENHUM
  const starts: number[] = []
  for (; at !== -1; at = texto.indexOf(frase, at + 1)) starts.push(at)
  return starts
}

const NENHUM: readonly number[] = []

function canBegin({ ramos, dicionario }: ConsultaTraduzida, palavra: number): boolean {
  for (let ramo = 0; ramo < ramos.length; ramo += 1) {
    const { termos = [], sinonimos = [] } = ramos[ramo] ?? {}
    if (isAmongFirst(termos, palavra, dicionario) || isAmongFirst(sinonimos, palavra, dicionario)) return true
  }
  return false
}

function isAmongFirst(termos: readonly TermoTraduzido[], palavra: number, dicionario: Dicionario): boolean {
  for (let index = 0; index < termos.length; index += 1) {
    const termo = termos[index]
    if (termo && isFirst(termo, palavra, dicionario)) return true
  }
  return false
}

/** Whether the term is the word, or a phrase that begins with it. */
function isFirst(termo: TermoTraduzido, palavra: number, dicionario: Dicionario): boolean {
  if (termo.tipo === 'palavra') return dicionario.raizOf(palavra) === termo.raiz
  if (termo.tipo === 'prefixo') return dicionario.formaOf(palavra).startsWith(termo.forma)
  return termo.palavras[0] === (termo.por === 'forma' ? palavra : dicionario.raizOf(palavra))
}

function addAchado(
  achados: Achados,
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
  achados.add(ramo, inicio, inicio + length, qualidade)
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
  if (termo.tipo !== 'frase') return isFirst(termo, palavra, dicionario) ? 1 : 0
  const { por, palavras } = termo
  for (let offset = 0; offset < palavras.length; offset += 1) {
    const there = texto.charCodeAt(index + offset)
    if (palavras[offset] !== (por === 'forma' ? there : dicionario.raizOf(there))) return 0
  }
  return palavras.length
}
