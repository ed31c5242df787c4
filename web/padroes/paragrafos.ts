import type { Parte } from '#contract/padrao-texto.ts'
import { separatorBefore } from '#contract/separator-before.ts'

/** One paragraph as it is printed: its parts in order, each with the space that stands before it. */
export interface ParagrafoDaSecao {
  readonly numero: number
  /** Heading over the paragraph; only the FGOP has some. */
  readonly subtitulo: string | null
  readonly partes: readonly { readonly parte: Parte; readonly texto: string }[]
}

/** Puts paragraphs together again: runs of parts with the same `paragrafo`, with the space before all but closing punctuation. */
export function groupParagrafos(partes: readonly Parte[]): ParagrafoDaSecao[] {
  const grupos = Map.groupBy(partes, (parte) => parte.paragrafo)
  return [...grupos].map(([numero, grupo]) => ({
    numero,
    subtitulo: grupo[0]?.subtitulo ?? null,
    partes: grupo.map((parte, index) => ({
      parte,
      texto: index === 0 ? parte.parte : separatorBefore(parte.parte) + parte.parte,
    })),
  }))
}
