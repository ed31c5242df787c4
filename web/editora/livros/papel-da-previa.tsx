import type { ReactNode } from 'react'

interface PapelDaPreviaProps {
  readonly label: string
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** The frame in which a text is shown as readers see it; a long one scrolls, by the keyboard too. */
export function PapelDaPrevia({ label, isBusy = false, children }: PapelDaPreviaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="papel-da-previa" aria-label={label} aria-busy={isBusy} tabIndex={0}>
      {children}
    </section>
  )
}
