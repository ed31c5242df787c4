/** Where a highlight is in a new edition: first in its own paragraph, then in its chapter, then in the book. */
import { type Edicao, indexEdicao, type ParagrafoDaEdicao, type TrocaDeEdicao } from './edicao.ts'
import { findPassage, type Passage, type Quotation, quotePassage, squeeze } from './find-passage.ts'

export interface StoredDestaque extends Quotation {
  capituloId: number | null
  paragrafoInicioId: number | null
  inicio: number
  paragrafoFimId: number | null
  fim: number
}

/** @returns the place, or null when the words are nowhere in the new edition */
export function moveDestaque(destaque: StoredDestaque, { antes, depois }: TrocaDeEdicao): Passage | null {
  const { paragrafoInicioId, paragrafoFimId, inicio, fim } = destaque
  const inicial = indexEdicao(depois).paragrafos.get(paragrafoInicioId ?? 0)
  if (inicial && paragrafoInicioId !== null && paragrafoFimId !== null) {
    const { capituloId } = inicial
    const place = { paragrafoInicioId, inicio, paragrafoFimId, fim }
    const capitulo = paragrafosOf(depois, capituloId)
    if (quotePassage(capitulo, place) === squeeze(destaque.trecho)) return { capituloId, ...place }
    const own = paragrafoInicioId === paragrafoFimId ? findPassage([inicial], destaque) : null
    if (own) return own
  }
  const capituloId = inicial?.capituloId ?? newCapitulo(destaque.capituloId, antes, depois)
  const near = capituloId === null ? null : findPassage(paragrafosOf(depois, capituloId), destaque)
  return near ?? findInBook(depois, destaque)
}

/** A passage lies in one chapter, so the chapters are searched one by one. */
function findInBook(edicao: Edicao, quotation: Quotation): Passage | null {
  for (const { id } of edicao.capitulos) {
    const found = findPassage(paragrafosOf(edicao, id), quotation)
    if (found) return found
  }
  return null
}

function paragrafosOf(edicao: Edicao, capituloId: number): readonly ParagrafoDaEdicao[] {
  return indexEdicao(edicao).byCapitulo.get(capituloId) ?? []
}

/** The chapter that a stored one is in the new edition: itself, where most of its paragraphs went, or null. */
export function newCapitulo(capituloId: number | null, antes: Edicao | null, depois: Edicao): number | null {
  if (capituloId === null || depois.capitulos.some(({ id }) => id === capituloId)) return capituloId
  const gone = new Set(antes ? paragrafosOf(antes, capituloId).map(({ id }) => id) : [])
  const counts = new Map<number, number>()
  for (const { id, capituloId: novo } of depois.paragrafos) {
    if (gone.has(id)) counts.set(novo, (counts.get(novo) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}
