import type { ReactNode } from 'react'

/** The full-width place under the text of a chapter or question, where harmonies and notes stand side by side. */
export function PaineisDoCapitulo({ children }: { children: ReactNode }) {
  return <div className="panels">{children}</div>
}
