import { type ReactNode, useState } from 'react'

interface DesdobraProps {
  readonly aberta: boolean
  /** For the `aria-controls` of the button that opens it. */
  readonly id?: string
  /** Rendered when it is first opened, and kept then. */
  readonly children: ReactNode
}

/** What unfolds under a button, in 500 ms. Closed, it is out of reach of the keyboard and of screen readers. */
export function Desdobra({ aberta, id, children }: DesdobraProps) {
  const [isNeeded, setIsNeeded] = useState(aberta)
  if (aberta && !isNeeded) setIsNeeded(true)
  return (
    <div className="desdobra" id={id} data-aberta={aberta || undefined}>
      <div className="dobra">{isNeeded && children}</div>
    </div>
  )
}
