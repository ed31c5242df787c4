import { ApiError } from '../platform/api-error.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { DicasDaBusca } from './dicas-da-busca.tsx'

interface FalhaDaBuscaProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The search failed. What the server refused is not asked for again: the reader writes something else. */
export function FalhaDaBusca({ error, onRetry }: FalhaDaBuscaProps) {
  const isRefused = error instanceof ApiError && error.status === 422
  const message = isRefused
    ? (error.fields.q ?? error.message)
    : failureSentence(error, 'Não foi possível buscar')
  return (
    <>
      <EstadoErro message={message} {...(!isRefused && { onRetry })} />
      {isRefused && <DicasDaBusca />}
    </>
  )
}
