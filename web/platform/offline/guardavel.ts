/** Names that the pages and the service worker must spell alike. */

import { leitorKey } from '#contract/leitor.ts'
import type { EdicaoGuardada } from './edicao-guardada.ts'

/** The message that lets a waiting version of the app begin. */
export const PASSAR_A_FRENTE = 'mbw:passar-a-frente'

const TEXTOS = 'mbw-textos-'
const LIVRO = 'mbw-livro-'

/** What can be taken onto the device. */
export type Guardavel =
  | { readonly tipo: 'padroes' }
  | { readonly tipo: 'biblia'; readonly edicao?: EdicaoGuardada | undefined }
  | { readonly tipo: 'livro'; readonly email: string; readonly ebookId: number }

/** The name of the cache in which something is kept. Books belong to a reader. */
export function guardaOf(item: Guardavel): string {
  if (item.tipo !== 'livro') return TEXTOS + item.tipo
  return `${guardasOfLeitor(item.email)}${item.ebookId}`
}

/** What the names of a reader's own caches begin with. */
export function guardasOfLeitor(email: string): string {
  return `${LIVRO}${leitorKey(email)}-`
}

/** Whether a cache holds what everybody may read. */
export function isDeTodos(name: string): boolean {
  return name.startsWith(TEXTOS)
}

/** Whether it holds what belongs to a reader. */
export function isPrivada(name: string): boolean {
  return name.startsWith(LIVRO)
}

/** Whether it holds what belongs to this reader, as the header of his calls names him. */
export function isDoLeitor(name: string, key: string): boolean {
  return name.startsWith(`${LIVRO}${key}-`)
}
