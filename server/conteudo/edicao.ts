/** A book's text as rows have it: what an import compares, and what readers' rows hang on. */

export interface Edicao {
  /** By ordem. */
  capitulos: CapituloDaEdicao[]
  /** In the order of the book. */
  paragrafos: ParagrafoDaEdicao[]
}

export interface CapituloDaEdicao {
  id: number
  ordem: number
  titulo: string
}

export interface ParagrafoDaEdicao {
  id: number
  capituloId: number
  texto: string
  /** What the paragraph is known by: its text, or for one without text what it shows. */
  chave: string
}

/** The stored edition of a book and the one that takes its place. */
export interface TrocaDeEdicao {
  ebookId: number
  titulo: string
  /** Title of the stored edition. */
  tituloAntes: string | null
  /** Null for a new book. */
  antes: Edicao | null
  depois: Edicao
  /** Number of the stored edition; 1 for a new book. */
  numero: number
}

interface IndiceDaEdicao {
  paragrafos: ReadonlyMap<number, ParagrafoDaEdicao>
  /** By id of the chapter, in the order of the text. */
  byCapitulo: ReadonlyMap<number, readonly ParagrafoDaEdicao[]>
}

const indices = new WeakMap<Edicao, IndiceDaEdicao>()

/** Made once for each edition: a book may have thousands of highlights. */
export function indexEdicao(edicao: Edicao): IndiceDaEdicao {
  const known = indices.get(edicao)
  if (known) return known
  const index = {
    paragrafos: new Map(edicao.paragrafos.map((paragrafo) => [paragrafo.id, paragrafo])),
    byCapitulo: Map.groupBy(edicao.paragrafos, ({ capituloId }) => capituloId),
  }
  indices.set(edicao, index)
  return index
}

/** @param imagem name of the image that the paragraph shows */
export function chaveDoParagrafo(tipo: string, texto: string, imagem: string | undefined): string {
  return texto === '' ? `\u0000${tipo} ${imagem ?? ''}` : texto
}
