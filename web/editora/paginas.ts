import type { LucideIcon } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { Papel } from '#contract/papel.ts'

export interface PaginaDaEditora {
  /** Below `/editora/`; the page has the addresses below it too. */
  readonly path: string
  readonly rotulo: string
  /** What it is for, in one sentence. */
  readonly texto: string
  readonly icone: LucideIcon
  /** The least role that sees it. */
  readonly papel: Exclude<Papel, 'leitor'>
  readonly Component: LazyExoticComponent<ComponentType>
}

/** The pages of the desk, in the order of its menu. */
export const PAGINAS: readonly PaginaDaEditora[] = []

/** Those that a role sees. */
export function listPaginas(papel: Papel): PaginaDaEditora[] {
  if (papel === 'leitor') return []
  return PAGINAS.filter((pagina) => papel === 'administrador' || pagina.papel === 'editor')
}
