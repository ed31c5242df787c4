/** What an EPUB is made of, before it is a file. */
export interface EpubLivro {
  /** Stays the same for every edition of the same work: 'urn:uuid:…'. */
  identificador: string
  titulo: string
  autor: string
  descricao: string | null
  /** Last change of the text, ISO 8601 in UTC. */
  modificado: string
  /** Two by three, PNG. */
  capa: Buffer
  /** In reading order; written as they come. */
  capitulos: AsyncIterable<EpubCapitulo> | Iterable<EpubCapitulo>
}

export interface EpubCapitulo {
  /** Name without extension, unique in the book: 'capitulo-08'. */
  arquivo: string
  /** For the table of contents. */
  titulo: string
  /** Children of the body, XHTML. */
  corpo: string
}

/** What the table of contents and the package document know of a chapter. */
export type EpubItem = Pick<EpubCapitulo, 'arquivo' | 'titulo'>
