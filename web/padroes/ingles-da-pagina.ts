import { createContext, type ReactNode } from 'react'
import type { PaginaDoPadrao } from '#contract/padrao-texto.ts'
import type { FichaDoPadrao } from './fichas.ts'

/** The English of a page, where the publisher has imported it and its code has come. */
export interface InglesDaPagina {
  readonly pagina: PaginaDoPadrao
  /** What is shown beside each section, by its number. */
  readonly blocos: ReadonlyMap<number, ReactNode>
  /** Numbers of the sections that can be shown. */
  readonly secoes: readonly number[]
  /** Shows that of a section, or hides it. */
  readonly toggle: (secao: number) => void
}

export const InglesContext = createContext<InglesDaPagina | null>(null)

export interface AbrirInglesProps {
  readonly ficha: FichaDoPadrao
  readonly pagina: PaginaDoPadrao
  readonly original: NonNullable<PaginaDoPadrao['original']>
  /** What the page shows now. */
  readonly ingles: InglesDaPagina | null
  readonly onChange: (ingles: InglesDaPagina) => void
}

export interface InglesAbertoProps extends AbrirInglesProps {
  /** What the button says. */
  readonly children: ReactNode
}
