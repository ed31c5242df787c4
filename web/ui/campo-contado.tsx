import { CircleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
import { toContagem } from './contagem.ts'

interface CampoContadoProps {
  readonly rotulo: string
  /** The field with its article, for sentences: 'O título'. */
  readonly nome: string
  readonly max: number
  readonly value: string
  readonly onChange: (value: string) => void
  /** A text of several lines. */
  readonly isLong?: boolean
  /** What it says is being saved: what were written now would go unsaved with its form. */
  readonly isSaving?: boolean
  /** What else is wrong with it, as a sentence. */
  readonly falta?: string | null
  readonly fieldRef?: Ref<HTMLTextAreaElement & HTMLInputElement> | undefined
}

/** A field with a limit: it counts as one writes, and says what is past the limit instead of cutting it off. */
export function CampoContado({
  rotulo,
  nome,
  max,
  value,
  onChange,
  isLong,
  isSaving,
  falta = null,
  fieldRef,
}: CampoContadoProps) {
  const id = useId()
  const { conta, anuncio, ...contagem } = toContagem(nome, value, max)
  const erro = contagem.erro ?? falta
  const field = {
    id,
    value,
    readOnly: isSaving,
    ref: fieldRef,
    dir: 'auto',
    className: `input${isLong ? ' serif' : ''}${erro ? ' bad' : ''}`,
    'aria-invalid': erro ? true : undefined,
    'aria-describedby': erro ? `${id}-erro` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const
  return (
    <div className="campo-contado">
      <div className="rotulo">
        <label className="label" htmlFor={id}>
          {rotulo}
        </label>
        <span className="conta" aria-hidden="true">
          {conta}
        </span>
      </div>
      {isLong ? <textarea {...field} rows={6} /> : <input {...field} autoComplete="off" />}
      {erro && (
        <p className="er" id={`${id}-erro`}>
          <CircleAlert className="i" aria-hidden="true" /> {erro}
        </p>
      )}
      <p className="sr" role="status">
        {falta ?? anuncio}
      </p>
    </div>
  )
}
