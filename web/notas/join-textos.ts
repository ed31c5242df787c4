import type { TextoDaNota } from './nota-em-escrita.ts'

/** Stands between two texts that were put together. */
export const SEPARADOR_DE_TEXTOS = '— Versão salva —'

/**
 * Puts two versions of a note into one for the reader to edit. Nothing of either is left out, except what the
 * other contains whole; what is then too long is not cut: the form says by how much.
 * @param minha comes first
 */
export function joinTextos(minha: TextoDaNota, salva: TextoDaNota): TextoDaNota {
  return {
    titulo: joinParts(minha.titulo, salva.titulo, ' / '),
    anotacao: joinParts(minha.anotacao, salva.anotacao, `\n\n${SEPARADOR_DE_TEXTOS}\n\n`),
  }
}

function joinParts(minha: string, salva: string, separador: string): string {
  if (minha.includes(salva.trim())) return minha
  if (salva.includes(minha.trim())) return salva
  return `${minha}${separador}${salva}`
}
