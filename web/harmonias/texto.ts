import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { groupParagrafos, PERGUNTA, type Unidade } from '../padroes/public.ts'

export interface ParagrafoDoTexto {
  readonly subtitulo: string | null
  readonly texto: string
}

export interface SecaoDoTexto {
  /** Null for the answer of a catechism, which has no sections. */
  readonly numero: number | null
  readonly titulo: string | null
  readonly paragrafos: readonly ParagrafoDoTexto[]
  /** The highlighted line at the end of a section of the DCPU. */
  readonly destaque: string | null
}

/** A page's text without markers. */
export interface TextoDaPagina {
  readonly secoes: readonly SecaoDoTexto[]
}

/** What remains of a page without markers: the parts of a paragraph, which end at them, are one text again. */
export function toTexto({ secoes }: PaginaDoTexto, unidade: Unidade): TextoDaPagina {
  return {
    secoes: secoes.map(({ secao, titulo, destaque, partes }) => ({
      numero: unidade === PERGUNTA ? null : secao,
      titulo,
      destaque,
      paragrafos: groupParagrafos(partes).map(({ subtitulo, partes: trechos }) => ({
        subtitulo,
        texto: trechos.map(({ texto }) => texto).join(''),
      })),
    })),
  }
}
