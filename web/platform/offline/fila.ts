/**
 * What a reader did without a network and the server does not know yet. There is at most one thing to send for a
 * note and for a reading: what comes later is joined with what waits.
 */

interface DoLeitor {
  readonly email: string
  /** Of the note; for a place in a book, of the reading. */
  readonly id: string
  /** Milliseconds since 1970 at which the first of what is joined was done: they are sent in this order. */
  readonly desde: number
  /** Grows with each joining, so that what changed while it was being sent is sent again. */
  readonly vez: number
}

interface Pagina {
  readonly simbolo: number
  readonly numero: number
}

interface Texto {
  readonly titulo: string
  readonly anotacao: string
}

export type NotaPendente =
  | (DoLeitor & Pagina & Texto & { readonly tipo: 'criar' })
  | (DoLeitor & Pagina & Texto & { readonly tipo: 'editar'; readonly versao: number })
  | (DoLeitor & { readonly tipo: 'excluir' })

export type LugarPendente = DoLeitor & {
  readonly tipo: 'lugar'
  readonly capitulo_id: number
  readonly paragrafo_id: number | null
  readonly deslocamento: number
  readonly versao: number
  /** Another device has read on since: nothing is sent until the reader has chosen. */
  readonly parado?: true
}

export type Pendente = NotaPendente | LugarPendente

/**
 * @param antes what waits for the same note or reading
 * @param nova what was done now
 * @returns what is to be sent
 */
export function juntar(antes: Pendente | undefined, nova: Pendente): Pendente {
  if (!antes) return nova
  const { desde } = antes
  const vez = antes.vez + 1
  // The server may have the new note already, its answer lost: a deletion is sent in any case.
  if (nova.tipo === 'editar' && antes.tipo === 'criar') {
    const { titulo, anotacao } = nova
    return { ...antes, titulo, anotacao, vez }
  }
  // The version that the reader began from is what shows that somebody else changed the note.
  if (nova.tipo === 'editar' && antes.tipo === 'editar') return { ...nova, versao: antes.versao, desde, vez }
  return { ...nova, desde, vez }
}

/** In the order in which they were done. */
export function inOrder<Item extends Pendente>(fila: readonly Item[]): Item[] {
  return fila.toSorted((a, b) => a.desde - b.desde || (a.id < b.id ? -1 : 1))
}
