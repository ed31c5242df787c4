import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

interface CampoProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly rotulo: string
  /** What is wrong with the field's value. */
  readonly erro?: string | undefined
}

/** A labelled text field with its error below it. Other properties go to the `input`. */
export function Campo({ rotulo, erro, ...input }: CampoProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        {rotulo}
      </label>
      <input
        {...input}
        id={id}
        className={erro ? 'input bad' : 'input'}
        aria-invalid={erro ? true : undefined}
        aria-describedby={erro ? `${id}-erro` : undefined}
      />
      {erro && (
        <p className="er" id={`${id}-erro`}>
          <CircleAlert className="i" aria-hidden="true" /> {erro}
        </p>
      )}
    </div>
  )
}
