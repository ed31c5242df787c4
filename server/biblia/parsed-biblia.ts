/** What every Bible format is read into, before it is cleaned, checked and stored. */
export interface ParsedBiblia {
  /** 'Bíblia Livre'; the file's name when the format carries no title. */
  nome: string
  versao: string | null
  licenca: string | null
  /** The credit that the licence demands, shown on the pages. */
  atribuicao: string | null
  livros: ParsedLivro[]
}

export interface ParsedLivro {
  /** Canonical position, 1 to 66. */
  id: number
  capitulos: ParsedCapitulo[]
}

export interface ParsedCapitulo {
  numero: number
  /** A psalm's own title ('Salmo de Davi'), kept apart from verse 1. */
  titulo: string | null
  versiculos: ParsedVersiculo[]
}

export interface ParsedVersiculo {
  numero: number
  texto: string
}
