import type { Versiculo } from '#contract/biblia.ts'
import { assinarCopia } from '../ui/selecao/assinar-copia.ts'
import { formatIntervalos, toIntervalos } from './passagem.ts'
import { ultimoDoVersiculo } from './ultimo-do-versiculo.ts'

/** What 'Copiar' puts on the clipboard: the verses, and 'João 3.16–18 (Bíblia Livre) — Minha Biblioteca Westminster'. */
export function formatCopia(
  referencia: string,
  versiculos: readonly Versiculo[],
  edicao: string | null,
): string {
  return assinarCopia(joinVersiculos(versiculos), citarBiblia(referencia, edicao))
}

/** @param edicao null while none is installed, or its name is on its way */
export function citarBiblia(referencia: string, edicao: string | null): string {
  return edicao === null ? referencia : `${referencia} (${edicao})`
}

/** 'João 3.16–18,20'; 'João 3' without verses. @param numeros of verses of that chapter, in its order */
export function formatReferencia(livro: string, capitulo: number, numeros: readonly number[]): string {
  const versiculos = formatIntervalos(toIntervalos(numeros))
  return versiculos === '' ? `${livro} ${capitulo}` : `${livro} ${capitulo}.${versiculos}`
}

/** The text without numbers; an ellipsis in brackets stands where verses are left out. */
function joinVersiculos(versiculos: readonly Versiculo[]): string {
  return versiculos
    .map(({ numero_versiculo, texto_biblico }, index) => {
      const previous = versiculos[index - 1]
      if (!previous) return texto_biblico
      return ultimoDoVersiculo(previous) === numero_versiculo - 1
        ? ` ${texto_biblico}`
        : ` […] ${texto_biblico}`
    })
    .join('')
}
