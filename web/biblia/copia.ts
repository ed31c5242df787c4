import type { Versiculo } from '#contract/biblia.ts'
import { formatIntervalos, toIntervalos } from './passagem.ts'

/** '“Porque Deus amou …” (João 3.16–18, Bíblia Livre)': what 'Copiar' puts on the clipboard. */
export function formatCopia(
  referencia: string,
  versiculos: readonly Versiculo[],
  edicao: string | null,
): string {
  const fonte = edicao === null ? referencia : `${referencia}, ${edicao}`
  return `“${nestQuotes(joinVersiculos(versiculos))}” (${fonte})`
}

/** 'João 3.16–18,20'. @param versiculos of that chapter, in its order */
export function formatReferencia(livro: string, capitulo: number, versiculos: readonly Versiculo[]): string {
  const numeros = versiculos.map(({ numero_versiculo }) => numero_versiculo)
  return `${livro} ${capitulo}.${formatIntervalos(toIntervalos(numeros))}`
}

/** The text without numbers; an ellipsis in brackets stands where verses are left out. */
function joinVersiculos(versiculos: readonly Versiculo[]): string {
  return versiculos
    .map(({ numero_versiculo, texto_biblico }, index) => {
      const previous = versiculos[index - 1]
      if (!previous) return texto_biblico
      return previous.numero_versiculo === numero_versiculo - 1
        ? ` ${texto_biblico}`
        : ` […] ${texto_biblico}`
    })
    .join('')
}

/** Quotes inside the quotation become single ones. */
function nestQuotes(texto: string): string {
  return texto.replaceAll('“', '‘').replaceAll('”', '’')
}
