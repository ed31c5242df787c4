import { type FormEvent, useState } from 'react'
import { MAX_MOTIVO } from '#contract/editora/textos.ts'
import { ApiError } from '../../platform/api-error.ts'
import { CampoContado } from '../../ui/campo-contado.tsx'

interface PublicarFormProps {
  /** What else would change. */
  readonly efeitos: readonly string[]
  readonly canPublicar: boolean
  readonly isChanged: boolean
  readonly hasProblemas: boolean
  readonly isPending: boolean
  readonly error: Error | null
  readonly onPublicar: (motivo: string) => void
}

/** Why a text is corrected, what it changes besides its words, and the button. */
export function PublicarForm(props: PublicarFormProps) {
  const { efeitos, canPublicar, isPending, error, onPublicar } = props
  const [motivo, setMotivo] = useState('')
  const [isRefused, setIsRefused] = useState(false)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !canPublicar || motivo.length > MAX_MOTIVO) return
    setIsRefused(motivo.trim() === '')
    if (motivo.trim() !== '') onPublicar(motivo)
  }
  return (
    <form className="publicar" noValidate onSubmit={handleSubmit}>
      <h2 className="h3">Publicar</h2>
      {efeitos.length > 0 && (
        <div className="efeitos">
          <p className="label">O que mais muda</p>
          <ul>
            {efeitos.map((efeito) => (
              <li key={efeito}>{efeito}</li>
            ))}
          </ul>
        </div>
      )}
      <CampoContado
        rotulo="Motivo da correção"
        nome="O motivo"
        max={MAX_MOTIVO}
        value={motivo}
        onChange={(value) => {
          setMotivo(value)
          setIsRefused(false)
        }}
        falta={isRefused ? 'Diga o motivo: ele fica na história do texto.' : null}
      />
      {error && !isPending && <FalhaAoPublicar error={error} />}
      <footer>
        <button type="submit" className="btn btn-1" aria-disabled={isPending || !canPublicar}>
          {isPending ? 'Publicando…' : 'Publicar'}
        </button>
        <p className="small muted" role="status">
          {sentenceOf(props)}
        </p>
      </footer>
    </form>
  )
}

function sentenceOf({ isChanged, hasProblemas, canPublicar, isPending }: PublicarFormProps): string {
  if (isPending) return 'Conferindo todos os textos.'
  if (!isChanged) return 'Nada foi mudado ainda.'
  if (hasProblemas) return 'Corrija os erros para publicar.'
  return canPublicar ? '' : 'Conferindo o texto.'
}

/** Whatever failed, the text stays where it is. */
export function FalhaAoPublicar({ error }: { error: Error }) {
  const problemas = error instanceof ApiError ? error.fields?.texto : undefined
  return (
    <div className="falha-da-mesa" role="alert">
      <p>Nada foi publicado; o seu texto continua aqui. {error.message}</p>
      {problemas && <p className="quebras">{problemas}</p>}
    </div>
  )
}
