/** Finds a folded text in a paragraph and cuts some words around each hit. */
import type { Achado } from '#contract/ebooks.ts'
import { isInsidePair } from './utf16.ts'

/** Characters kept on each side of a hit, before the cut moves to the next word. */
const CONTEXTO = 60

interface ParagrafoComBusca {
  id: number
  capitulo_id: number
  texto: string
  /** `texto` folded one unit for one, so that its ranges are those of `texto`. */
  texto_busca: string
}

/**
 * Every hit in one paragraph, left to right, not overlapping.
 * @param folded what to find, folded as `texto_busca` is; not empty
 */
export function findAchados(
  { id, capitulo_id, texto, texto_busca }: ParagrafoComBusca,
  folded: string,
  limit: number,
): Achado[] {
  const achados: Achado[] = []
  let inicio = texto_busca.indexOf(folded)
  while (inicio !== -1 && achados.length < limit) {
    const fim = inicio + folded.length
    achados.push({ capitulo_id, paragrafo_id: id, inicio, fim, ...cutTrecho(texto, inicio, fim) })
    inicio = texto_busca.indexOf(folded, fim)
  }
  return achados
}

/** The hit with whole words on both sides; '…' stands where the paragraph goes on. Line breaks become spaces. */
function cutTrecho(texto: string, inicio: number, fim: number) {
  const from = startOfWord(texto, inicio)
  const to = endOfWord(texto, fim)
  const before = from > 0 ? '… ' : ''
  const after = to < texto.length ? ' …' : ''
  const trecho_inicio = before.length + inicio - from
  return {
    trecho: `${before}${texto.slice(from, to).replace(/\s/g, ' ')}${after}`,
    trecho_inicio,
    trecho_fim: trecho_inicio + fim - inicio,
  }
}

function startOfWord(texto: string, inicio: number): number {
  const earliest = inicio - CONTEXTO
  if (earliest <= 0) return 0
  const gap = texto.slice(earliest, inicio).search(/\s/)
  if (gap !== -1) return earliest + gap + 1
  return isInsidePair(texto, earliest) ? earliest + 1 : earliest
}

function endOfWord(texto: string, fim: number): number {
  const latest = fim + CONTEXTO
  if (latest >= texto.length) return texto.length
  const gap = texto.slice(fim, latest + 1).search(/\s\S*$/)
  if (gap !== -1) return fim + gap
  return isInsidePair(texto, latest) ? latest - 1 : latest
}
