import type { Leitura } from '#contract/leituras.ts'

/** What the lists of the three tabs have in common. */
export interface ListaProps {
  readonly leituras: readonly Leitura[]
  /** The card that has the focus is about to leave the list. */
  readonly onGone: () => void
}
