import type { Usuario } from '#contract/auth.ts'

/** Whether somebody has a role at the publisher's desk. */
export function isDaEditora({ papel }: Pick<Usuario, 'papel'>): boolean {
  return papel === 'editor' || papel === 'administrador'
}
