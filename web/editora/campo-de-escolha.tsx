import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface CampoDeEscolhaProps {
  readonly rotulo: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The options. */
  readonly children: ReactNode
}

/** A labelled list of choices. */
export function CampoDeEscolha({ rotulo, value, onChange, children }: CampoDeEscolhaProps) {
  return (
    <label>
      <span className="label">{rotulo}</span>
      <span className="select select-da-mesa">
        <select className="input" value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
        <ChevronDown className="i" aria-hidden="true" />
      </span>
    </label>
  )
}
