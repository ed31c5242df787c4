import type { Dicionario } from '../memoria/dicionario.ts'
import type { Achados } from './achados.ts'
import type { ConsultaTraduzida, TermoTraduzido } from './consulta-traduzida.ts'
import { isFirst } from './encontros.ts'

/** Finds all places in a text that answer the search. @param texto its words by their numbers @param achados emptied and filled */
export function findAchados(consulta: ConsultaTraduzida, texto: string, achados: Achados): void {
  const { inicios, encontros, dicionario } = consulta
  achados.clear()
  for (let inicio = 0; inicio < texto.length; inicio += 1) {
    const palavra = texto.charCodeAt(inicio)
    const place = inicios[palavra]
    const encontro = place ? encontros[place - 1] : undefined
    if (!encontro) continue
    const { qualidades, frases } = encontro
    for (let ramo = 0; ramo < qualidades.length; ramo += 1) {
      const qualidade = qualidades[ramo] ?? 0
      if (qualidade > 0) achados.add(ramo, inicio, inicio + 1, qualidade)
    }
    for (let index = 0; index < frases.length; index += 1) {
      const frase = frases[index]
      const length = frase ? lengthAt(frase.termo, texto, inicio, dicionario) : 0
      if (frase && length > 0) achados.add(frase.ramo, inicio, inicio + length, frase.qualidade)
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
