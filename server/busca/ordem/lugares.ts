/** Which words of a document answer a search: counted for every document that is ranked, listed for those that are shown. */
import type { DocumentoEscrito } from '../consulta-e-documento.ts'
import type { Achados } from './achados.ts'
import { findAchados, findFrase } from './achar.ts'
import type { ConsultaTraduzida } from './consulta-traduzida.ts'

/** One of those words. */
export interface PalavraAchada {
  /** Which word of the title or the text it is: 0 is the first one. */
  readonly palavra: number
  /** What all its forms share, by its number. */
  readonly raiz: number
}

export interface Lugares {
  readonly titulo: readonly PalavraAchada[]
  readonly texto: readonly PalavraAchada[]
}

/** The places of all hits, ascending, each once; of the phrase its stop words too. */
export function listLugares(consulta: ConsultaTraduzida, { titulo, texto }: DocumentoEscrito): Lugares {
  return { titulo: listIn(consulta, titulo), texto: listIn(consulta, texto) }
}

function listIn(consulta: ConsultaTraduzida, texto: string): PalavraAchada[] {
  const { frase, noTexto, faixas, dicionario } = consulta
  findAchados(consulta, texto, noTexto)
  joinFaixas(noTexto, findFrase(frase, texto), frase.length, faixas)
  const lugares: PalavraAchada[] = []
  for (let index = 0; index < faixas.length; index += 1) {
    for (let palavra = faixas.inicioAt(index); palavra < faixas.fimAt(index); palavra += 1) {
      lugares.push({ palavra, raiz: dicionario.raizOf(texto.charCodeAt(palavra)) })
    }
  }
  return lugares
}

/**
 * How many `listLugares` lists.
 *
 * @param frases where the phrase begins
 * @param length of the phrase
 * @param faixas filled anew
 */
export function countLugares(
  achados: Achados,
  frases: readonly number[],
  length: number,
  faixas: Achados,
): number {
  joinFaixas(achados, frases, length, faixas)
  let count = 0
  for (let index = 0; index < faixas.length; index += 1) count += faixas.fimAt(index) - faixas.inicioAt(index)
  return count
}

/** @param faixas gets ranges of words that do not overlap, from left to right */
function joinFaixas(achados: Achados, frases: readonly number[], length: number, faixas: Achados): void {
  faixas.clear()
  let end = 0
  let index = 0
  let next = 0
  while (index < achados.length || next < frases.length) {
    const frase = frases[next] ?? Number.POSITIVE_INFINITY
    const isFrase = index === achados.length || frase <= achados.inicioAt(index)
    const inicio = isFrase ? frase : achados.inicioAt(index)
    const fim = isFrase ? frase + length : achados.fimAt(index)
    if (isFrase) next += 1
    else index += 1
    if (fim <= end) continue
    faixas.add(0, Math.max(inicio, end), fim, 0)
    end = fim
  }
}
