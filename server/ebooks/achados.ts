/** Finds a folded text in a paragraph and cuts some words around each hit. */
import type { Achado } from '#contract/ebooks.ts'
import { widenToWords } from '#server/platform/widen-to-words.ts'

/** Characters kept on each side of a hit, before the cut moves to the next word. */
const CONTEXTO = 60

interface ParagrafoComBusca {
  id: number
  capitulo_id: number
  texto: string
  /** `texto` folded one unit for one, so that its ranges are those of `texto`. */
  texto_busca: string
}

/** Every hit in a paragraph, left to right, not overlapping. @param folded as `texto_busca` is; not empty */
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
  const around = widenToWords(texto, { inicio, fim }, CONTEXTO, CONTEXTO)
  const before = around.inicio > 0 ? '… ' : ''
  const after = around.fim < texto.length ? ' …' : ''
  const trecho_inicio = before.length + inicio - around.inicio
  return {
    trecho: `${before}${texto.slice(around.inicio, around.fim).replace(/\s/g, ' ')}${after}`,
    trecho_inicio,
    trecho_fim: trecho_inicio + fim - inicio,
  }
}
