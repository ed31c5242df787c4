import { MAX_TITULO } from '#contract/notas.ts'
import type { Texto } from './edicao.ts'

/** Stands between two texts that were put together. */
export const SEPARADOR = '— Versão salva —'

/**
 * Puts two versions of a note into one for the reader to edit: nothing of either is left out, except what both
 * have, or what the other contains whole.
 * @param minha comes first
 */
export function joinTextos(minha: Texto, salva: Texto): Texto {
  return {
    titulo: joinTitulos(minha.titulo, salva.titulo),
    anotacao: joinParts(minha.anotacao, salva.anotacao, `\n\n${SEPARADOR}\n\n`),
  }
}

/** Two titles that are too long together are not cut: the field says by how much, and the reader chooses. */
function joinTitulos(minha: string, salva: string): string {
  const titulo = joinParts(minha, salva, ' / ')
  return titulo.length <= MAX_TITULO || minha.length > MAX_TITULO ? titulo : `${minha} / ${salva}`
}

function joinParts(minha: string, salva: string, separador: string): string {
  if (minha.includes(salva.trim())) return minha
  if (salva.includes(minha.trim())) return salva
  return `${minha}${separador}${salva}`
}
