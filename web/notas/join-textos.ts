import type { TextoDaNota } from './nota-em-escrita.ts'

/** Stands between two texts that were put together. */
const SEPARADOR_DE_TEXTOS = '— Versão salva —'

/** Puts two versions of a note into one; nothing is left out but what the other contains, nor cut. @param minha first */
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
