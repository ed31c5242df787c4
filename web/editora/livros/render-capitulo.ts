import type { ReactNode } from 'react'
import type { CapituloDoEbook } from '#contract/ebook-texto.ts'

/** Shows a chapter as readers see it; the features of reading are the page's to bring. */
export type RenderCapitulo = (capitulo: CapituloDoEbook) => ReactNode
