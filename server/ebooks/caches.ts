import type { PrivateReplies } from '#server/platform/private-replies.ts'
import type { TextCache } from '#server/platform/text-cache.ts'
import type { CapituloCache } from './capitulo-cache.ts'
import type { Catalogo } from './catalogo.ts'
import type { Listas } from './listas.ts'

/** What the server keeps until content changes, and the calls on ebooks use. */
export interface EbooksCaches {
  /** Public replies, shared with the other features. */
  texts: TextCache
  catalogo: Catalogo
  capitulos: CapituloCache
  listas: Listas
  replies: PrivateReplies
}
