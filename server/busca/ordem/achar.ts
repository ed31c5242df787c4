import type { Ramo, Termo, Token } from '../consulta-e-documento.ts'

/** How a word answers: as it was asked for, in another form, as a synonym. */
export const IGUAL = 3
const FLEXAO = 2
const SINONIMO = 1

/** A place where something that was asked for stands: tokens [inicio, fim) of a text. */
export interface PalavraAchada {
  readonly ramo: number
  readonly inicio: number
  readonly fim: number
  readonly qualidade: number
}

/** All places in a text that answer the search, from left to right. */
export function findAchados(ramos: readonly Ramo[], tokens: readonly Token[]): PalavraAchada[] {
  const achados: PalavraAchada[] = []
  for (const [ramo, { termos, sinonimos }] of ramos.entries()) {
    for (const termo of termos) addAchados(achados, ramo, termo, tokens, false)
    for (const termo of sinonimos) addAchados(achados, ramo, termo, tokens, true)
  }
  return achados.sort((a, b) => a.inicio - b.inicio || b.qualidade - a.qualidade || a.ramo - b.ramo)
}

/** Whether the term stands anywhere in a text. */
export function hasTermo(termo: Termo, tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => matchAt(termo, tokens, index) !== null)
}

/** First indices of the places where words stand next to each other, by their `forma`s. */
export function findFrase(palavras: readonly string[], tokens: readonly Token[]): number[] {
  if (palavras.length === 0) return []
  const starts: number[] = []
  for (let index = 0; index + palavras.length <= tokens.length; index += 1) {
    if (isFraseAt('forma', palavras, tokens, index)) starts.push(index)
  }
  return starts
}

function addAchados(
  achados: PalavraAchada[],
  ramo: number,
  termo: Termo,
  tokens: readonly Token[],
  isSinonimo: boolean,
): void {
  for (let index = 0; index < tokens.length; index += 1) {
    const found = matchAt(termo, tokens, index)
    if (!found) continue
    const qualidade = isSinonimo ? SINONIMO : found.qualidade
    achados.push({ ramo, inicio: index, fim: index + found.length, qualidade })
  }
}

function matchAt(termo: Termo, tokens: readonly Token[], index: number) {
  const token = tokens[index]
  if (!token) return null
  if (termo.tipo === 'frase') {
    const { por, palavras } = termo
    if (!isFraseAt(por, palavras, tokens, index)) return null
    return { length: palavras.length, qualidade: por === 'forma' ? IGUAL : FLEXAO }
  }
  const qualidade = token.forma === termo.forma ? IGUAL : FLEXAO
  const matches = termo.tipo === 'palavra' ? token.raiz === termo.raiz : token.forma.startsWith(termo.forma)
  return matches ? { length: 1, qualidade } : null
}

function isFraseAt(
  por: 'forma' | 'raiz',
  palavras: readonly string[],
  tokens: readonly Token[],
  index: number,
): boolean {
  return palavras.length > 0 && palavras.every((palavra, offset) => tokens[index + offset]?.[por] === palavra)
}
