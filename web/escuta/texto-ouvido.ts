/** A text of a page that can be read aloud. */
export interface TextoOuvido {
  /** Whose page it is: a standard's, the Bible's or an ebook's. */
  readonly pagina: 'texto' | 'biblia' | 'leitura'
  /** Of the open chapter; null while it is on its way. */
  readonly chave: string | null
  /** 'João 3'. */
  readonly titulo: string
  /** 'Bíblia'. */
  readonly obra: string
  /** Of the text; Portuguese of Brazil unless said. */
  readonly idioma?: string | undefined
}
