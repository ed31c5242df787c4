/** What the documents of a book are cut into. */
import type { DetalhesDoParagrafo, TipoDeParagrafo } from '#contract/ebook-texto.ts'
import type { MarcaBruta } from './inline-text.ts'
import type { Rodape } from './rodapes.ts'

/** A paragraph to be, with what is still in the terms of the file. */
export interface Bloco {
  tipo: TipoDeParagrafo
  texto: string
  marcas: MarcaBruta[]
  detalhes: Omit<DetalhesDoParagrafo, 'imagem'>
  /** Ids of elements that begin in this block: what links and the table of contents name. */
  ids: string[]
  imagem?: { href: string; alt: string }
  /** Level of a heading, 1 to 6. */
  heading?: number
  /** The footnote to which the block belongs. */
  rodape?: Rodape
}
