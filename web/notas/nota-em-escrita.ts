/** A note while it is being written. */

import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { IdNota, type Nota } from '#contract/notas.ts'
import type { Item } from '../platform/outbox/item.ts'

export interface TextoDaNota {
  readonly titulo: string
  readonly anotacao: string
}

export const NotaEmEscrita = z.object({
  /** Made by the client also for a new note, so that saving it can be repeated. */
  id: IdNota,
  titulo: z.string(),
  anotacao: z.string(),
  /** The place inside the page that it is about; drafts of earlier releases have none. */
  ancora: z.optional(z.string()),
  /** The version that the reader began from; null for a note that was never saved. */
  versao: z.nullable(z.number()),
})
export type NotaEmEscrita = z.infer<typeof NotaEmEscrita>

/** Where a note is: symbol id 1 to 6, and number of the chapter or question. */
export interface PaginaDaNota {
  readonly simbolo: number
  readonly numero: number
}

type TextoDaPagina = TextoDaNota & PaginaDaNota & { readonly ancora?: string | undefined }

/** What was done to a note and waits for the server. */
export type MudancaDaNota =
  | (TextoDaPagina & { readonly tipo: 'criar' })
  | (TextoDaPagina & { readonly tipo: 'editar'; readonly versao: number })
  | { readonly tipo: 'excluir' }

/** The version that the server gives a new note. */
const PRIMEIRA_VERSAO = 1

/**
 * A note that waits, as its page shows it. An edit is of the version that it began from: the next one may by now be
 * another device's, and whoever goes on writing from here must not be taken to have seen it.
 */
export function toNota({ id, desde }: Item, mudanca: Exclude<MudancaDaNota, { tipo: 'excluir' }>): Nota {
  const { titulo, anotacao, ancora } = mudanca
  const versao = mudanca.tipo === 'editar' ? mudanca.versao : PRIMEIRA_VERSAO
  const data_criacao = new Date(desde).toISOString()
  return { id, titulo, anotacao, versao, data_criacao, ...(ancora !== undefined && { ancora }) }
}

/** What is edited: a note, or a new one of a page. */
export interface AlvoDaNota extends PaginaDaNota {
  /** Where it is, in words: 'CFW, Cap 20'. */
  readonly rotulo: string
  /** Null for a new note. */
  readonly nota: Nota | null
  /** The title that a new note begins with: 'CFW 8.2', for the section that it is of. */
  readonly titulo?: string
  /** The place inside the page that a new note is about. */
  readonly ancora?: string
}

/** What the form shows before the reader writes. */
export function startEscrita({
  nota,
  titulo = '',
  ancora,
}: Pick<AlvoDaNota, 'nota' | 'titulo' | 'ancora'>): NotaEmEscrita {
  if (nota === null) return { id: uuidv7(), titulo, anotacao: '', ancora, versao: null }
  const { id, anotacao, versao } = nota
  return { id, titulo: nota.titulo, anotacao, ancora: nota.ancora, versao }
}

/** Whether nothing is written, spaces apart. Such a note is not saved, nor kept as a draft. */
export function isVazia({ titulo, anotacao }: TextoDaNota): boolean {
  return titulo.trim() === '' && anotacao.trim() === ''
}

/** Whether both say the same. */
export function isSameTexto(a: TextoDaNota, b: TextoDaNota): boolean {
  return a.titulo === b.titulo && a.anotacao === b.anotacao
}
