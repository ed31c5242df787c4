interface LivroCitado {
  readonly titulo: string
  readonly autores: string
}

/** Title, author and chapter: 'As Institutas, João Calvino, Capítulo 1'. @param capitulo undefined where it has no name */
export function citarLivro({ titulo, autores }: LivroCitado, capitulo: string | undefined): string {
  return [titulo, autores, capitulo].filter(Boolean).join(', ')
}
