import { useId } from 'react'

interface InterruptorProps {
  readonly rotulo: string
  /** What happens when it is on. */
  readonly texto: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A switch with its words: the browser's own checkbox, drawn as a switch. The whole row turns it. */
export function Interruptor({ rotulo, texto, isOn, onChange }: InterruptorProps) {
  const id = useId()
  return (
    <label className="interruptor">
      <span>
        <span className="interruptor-rotulo" id={`${id}-rotulo`}>
          {rotulo}
        </span>
        <span className="small muted" id={`${id}-texto`}>
          {texto}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells by itself whether it is on
        role="switch"
        aria-labelledby={`${id}-rotulo`}
        aria-describedby={`${id}-texto`}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  )
}
