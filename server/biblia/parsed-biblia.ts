import type { EstruturaDoVersiculo } from '#contract/biblia.ts'

/** What every Bible format is read into, before it is cleaned, checked and stored. */
export interface ParsedBiblia {
  /** 'Bíblia Livre'; the file's name when the format carries no title. */
  nome: string
  versao: string | null
  licenca: string | null
  /** The credit that the licence demands, shown on the pages. */
  atribuicao: string | null
  /** Short name in the file, 'BLIVRE'; absent: made from the name. */
  sigla?: string
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
  /** As the edition counts. */
  numero: number
  /** The last verse in this text, where several are joined. */
  ate?: number
  texto: string
  /** Absent in formats and verses that tell nothing of it. */
  estrutura?: EstruturaDoVersiculo
}
