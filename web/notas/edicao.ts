/** A note while it is being written. */

import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { IdNota, type Nota } from '#contract/notas.ts'

export interface Texto {
  readonly titulo: string
  readonly anotacao: string
}

export const Edicao = z.object({
  /** Made by the client also for a new note, so that saving it can be repeated. */
  id: IdNota,
  titulo: z.string(),
  anotacao: z.string(),
  /** The version that the reader began from; null for a note that was never saved. */
  versao: z.nullable(z.number()),
})
export type Edicao = z.infer<typeof Edicao>

/** Name of the notes in the outbox, and the first part of their query keys. */
export const NOTAS = 'notas'

interface TextoDaPagina extends Texto {
  readonly simbolo: number
  readonly numero: number
}

/** What was done to a note and waits for the server. */
export type MudancaDaNota =
  | (TextoDaPagina & { readonly tipo: 'criar' })
  | (TextoDaPagina & { readonly tipo: 'editar'; readonly versao: number })
  | { readonly tipo: 'excluir' }

/** What is edited: a note, or a new one of a page. */
export interface Alvo {
  /** The page: symbol id 1 to 6, and number of the chapter or question. */
  readonly simbolo: number
  readonly numero: number
  /** Where it is, in words: 'CFW, Cap 20'. */
  readonly rotulo: string
  /** Null for a new note. */
  readonly nota: Nota | null
}

/** What the form shows before the reader writes. */
export function startEdicao(nota: Nota | null): Edicao {
  if (nota === null) return { id: uuidv7(), titulo: '', anotacao: '', versao: null }
  const { id, titulo, anotacao, versao } = nota
  return { id, titulo, anotacao, versao }
}

/** Whether both say the same. */
export function isSameTexto(a: Texto, b: Texto): boolean {
  return a.titulo === b.titulo && a.anotacao === b.anotacao
}
