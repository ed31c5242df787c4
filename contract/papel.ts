/** What somebody may do at the publisher's desk (docs/editora.md). */
import * as z from 'zod/mini'
import type { Access } from './endpoint.ts'

export const Papel = z.enum(['leitor', 'editor', 'administrador'])
export type Papel = z.infer<typeof Papel>

/** Whether a role may make a call of this access, as far as the role goes. */
export function mayCall(papel: Papel, access: Access): boolean {
  if (access === 'administrador') return papel === 'administrador'
  return access !== 'editor' || papel !== 'leitor'
}

export function isOfEditora(access: Access): boolean {
  return access === 'editor' || access === 'administrador'
}
