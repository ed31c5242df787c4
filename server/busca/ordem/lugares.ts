/** Which words of a document answer a search: counted for every document that is ranked, listed for those that are shown. */
import type { DocumentoEscrito } from '../consulta-e-documento.ts'
import type { Achados } from './achados.ts'
import { findAchados, findFrase } from './achar.ts'
import type { ConsultaTraduzida } from './consulta-traduzida.ts'

/** One of those words. */
export interface Lugar {
  /** Which word of the title or the text it is: 0 is the first one. */
  readonly palavra: number
  /** What all its forms share, by its number. */
  readonly raiz: number
}

export interface Lugares {
  readonly titulo: readonly Lugar[]
  readonly texto: readonly Lugar[]
}

/** The places of all hits, ascending, each once; of the phrase its stop words too. */
export function listLugares(consulta: ConsultaTraduzida, { titulo, texto }: DocumentoEscrito): Lugares {
  return { titulo: listIn(consulta, titulo), texto: listIn(consulta, texto) }
}

function listIn(consulta: ConsultaTraduzida, texto: string): Lugar[] {
  const { frase, noTexto, dicionario } = consulta
  findAchados(consulta, texto, noTexto)
  const lugares: Lugar[] = []
  walk(noTexto, findFrase(frase, texto), frase.length, (inicio, fim) => {
    for (let palavra = inicio; palavra < fim; palavra += 1) {
      lugares.push({ palavra, raiz: dicionario.raizOf(texto.charCodeAt(palavra)) })
    }
  })
  return lugares
}

/** How many `listLugares` lists. @param frases where the phrase begins @param length of the phrase */
export function countLugares(achados: Achados, frases: readonly number[], length: number): number {
  let count = 0
  walk(achados, frases, length, (inicio, fim) => {
    count += fim - inicio
  })
  return count
}

/** @param take gets runs of places that do not overlap, from left to right */
function walk(
  achados: Achados,
  frases: readonly number[],
  length: number,
  take: (inicio: number, fim: number) => void,
): void {
  let end = 0
  const add = (inicio: number, fim: number) => {
    if (fim <= end) return
    take(Math.max(inicio, end), fim)
    end = fim
  }
  let next = 0
  for (let index = 0; index < achados.length; index += 1) {
    const inicio = achados.inicioAt(index)
    for (; next < frases.length && (frases[next] ?? 0) <= inicio; next += 1) {
      const first = frases[next] ?? 0
      add(first, first + length)
    }
    add(inicio, achados.fimAt(index))
  }
  for (; next < frases.length; next += 1) {
    const first = frases[next] ?? 0
    add(first, first + length)
  }
}
