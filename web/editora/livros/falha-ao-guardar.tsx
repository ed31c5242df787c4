import { ApiError } from '../../platform/api-error.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'

interface FalhaAoGuardarProps {
  readonly error: Error
  /** Fetches what somebody else has made of it. */
  readonly onRecarregar: () => void
}

/** Whatever failed, what was written stays where it is. */
export function FalhaAoGuardar({ error, onRecarregar }: FalhaAoGuardarProps) {
  const isAntigo = error instanceof ApiError && error.status === 409
  return (
    <div className="falha-da-mesa" role="alert">
      <p>
        Nada foi guardado; o que você escreveu continua aqui. {failureSentence(error, 'Falha')}{' '}
        {isAntigo && (
          <button type="button" className="link" onClick={onRecarregar}>
            Carregar o que mudou
          </button>
        )}
      </p>
    </div>
  )
}
