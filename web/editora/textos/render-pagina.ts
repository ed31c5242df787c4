import type { ReactNode } from 'react'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'

/** Shows a page as readers see it; the features of the standards are the page's to bring. */
export type RenderPagina = (chave: string, pagina: PaginaDoTexto) => ReactNode
