import type { Papel } from '#contract/papel.ts'

/** How roles are called on the pages. */
export const NOME_DO_PAPEL: Readonly<Record<Papel, string>> = {
  leitor: 'Leitor',
  editor: 'Editor',
  administrador: 'Administrador',
}
