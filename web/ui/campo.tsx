import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface CampoProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly rotulo: string
  /** What a good value looks like, below the field until something is wrong with it. */
  readonly dica?: string
  /** What is wrong with the field's value. */
  readonly erro?: string | undefined
  /** A button at the end of the field. */
  readonly acao?: ReactNode
}

/** A labelled text field with its error below it. Other properties go to the `input`. */
export function Campo({ rotulo, dica, erro, acao, ...input }: CampoProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        {rotulo}
      </label>
      <div className={acao ? 'com-acao' : undefined}>
        <input
          {...input}
          id={id}
          className={erro ? 'input bad' : 'input'}
          aria-invalid={erro ? true : undefined}
          aria-describedby={erro || dica ? `${id}-nota` : undefined}
        />
        {acao}
      </div>
      {erro && (
        <p className="er" id={`${id}-nota`}>
          <CircleAlert className="i" aria-hidden="true" /> {erro}
        </p>
      )}
      {dica && !erro && (
        <p className="small faint dica" id={`${id}-nota`}>
          {dica}
        </p>
      )}
    </div>
  )
}
