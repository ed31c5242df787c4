/**
 * What a reader did without a network and the server does not know yet. There is at most one thing to send for a
 * note, a highlight and a place: what comes later is joined with what waits.
 */
import type { Destaque } from '#contract/destaques.ts'

interface DoLeitor {
  readonly email: string
  /** Of the note or the highlight; for a place in a book, of the reading; made by `idDoEstado` for its state. */
  readonly id: string
  /** Milliseconds since 1970 at which the first of what is joined was done: they are sent in this order. */
  readonly desde: number
  /** Grows with each joining, so that what changed while it was being sent is sent again. */
  readonly vez: number
  /** The server's sentence when it refused it as it is: then it waits for a change, or for the app's next start. */
  readonly recusa?: string | undefined
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

export type DestaquePendente = DoLeitor &
  (
    | ({
        /** As it is shown until the server has answered. */
        readonly destaque: Destaque
      } & (
        | { readonly tipo: 'marcar' }
        | ({ readonly tipo: 'alterar'; readonly versao: number } & Partial<Pick<Destaque, 'cor' | 'nota'>>)
      ))
    | { readonly tipo: 'desmarcar' }
  )

/** A book that waited was begun; a book was read to its end. */
export type EstadoPendente = DoLeitor & { readonly tipo: 'inicio' | 'fim'; readonly leitura_id: string }

export type LugarPendente = DoLeitor & {
  readonly tipo: 'lugar'
  readonly capitulo_id: number
  readonly paragrafo_id: number | null
  readonly deslocamento: number
  readonly versao: number
  /** Another device has read on since: nothing is sent until the reader has chosen. */
  readonly parado?: true
}

export type LeituraPendente = EstadoPendente | LugarPendente

export type Pendente = NotaPendente | DestaquePendente | LeituraPendente

/** The name under which the beginning or the end of a reading waits, apart from its place. */
export function idDoEstado(tipo: EstadoPendente['tipo'], leituraId: string): string {
  return `${leituraId}:${tipo}`
}

export function isNota(item: Pendente): item is NotaPendente {
  return item.tipo === 'criar' || item.tipo === 'editar' || item.tipo === 'excluir'
}

export function isLeitura(item: Pendente): item is LeituraPendente {
  return item.tipo === 'lugar' || item.tipo === 'inicio' || item.tipo === 'fim'
}

export function isDestaque(item: Pendente): item is DestaquePendente {
  return item.tipo === 'marcar' || item.tipo === 'alterar' || item.tipo === 'desmarcar'
}

/** The reading that something is about. */
export function leituraOf(item: LeituraPendente): string {
  return item.tipo === 'lugar' ? item.id : item.leitura_id
}

/**
 * @param antes what waits for the same note, highlight or reading
 * @param nova what was done now
 * @returns what is to be sent
 */
export function juntar(antes: Pendente | undefined, nova: Pendente): Pendente {
  return antes ? { ...join(antes, nova), recusa: undefined } : nova
}

function join(antes: Pendente, nova: Pendente): Pendente {
  const { desde } = antes
  const vez = antes.vez + 1
  // The server may have the new note already, its answer lost: a deletion is sent in any case.
  if (nova.tipo === 'editar' && antes.tipo === 'criar') {
    const { titulo, anotacao } = nova
    return { ...antes, titulo, anotacao, vez }
  }
  // The version that the reader began from is what shows that somebody else changed it.
  if (nova.tipo === 'editar' && antes.tipo === 'editar') return { ...nova, versao: antes.versao, desde, vez }
  if (nova.tipo === 'alterar' && antes.tipo === 'marcar') {
    return { ...antes, destaque: { ...antes.destaque, ...mudancaOf(nova) }, vez }
  }
  if (nova.tipo === 'alterar' && antes.tipo === 'alterar') {
    return { ...antes, ...mudancaOf(nova), destaque: nova.destaque, vez }
  }
  return { ...nova, desde, vez }
}

/** What was changed of a highlight: colour, note, or both. */
export function mudancaOf({ cor, nota }: Partial<Pick<Destaque, 'cor' | 'nota'>>) {
  return { ...(cor !== undefined && { cor }), ...(nota !== undefined && { nota }) }
}

/** In the order in which they were done. */
export function inOrder<Item extends Pendente>(fila: readonly Item[]): Item[] {
  return fila.toSorted((a, b) => a.desde - b.desde || (a.id < b.id ? -1 : 1))
}
