import { failureSentence } from '../platform/failure-sentence.ts'
import { EstadoErro } from '../ui/estado.tsx'

interface MaisDaListaProps {
  /** What an infinite query says of itself. */
  readonly lista: {
    readonly hasNextPage: boolean
    readonly isFetching: boolean
    readonly isFetchNextPageError: boolean
    readonly error: Error | null
    readonly fetchNextPage: () => Promise<unknown>
  }
  /** What is said when it fails: 'Não foi possível carregar as contas'. */
  readonly falha: string
}

/** The end of a list that comes part by part: its button stays where it is when a part did not come. */
export function MaisDaLista({ lista, falha }: MaisDaListaProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, error } = lista
  if (!hasNextPage) return null
  return (
    <>
      {isFetchNextPageError && !isFetching && <EstadoErro message={failureSentence(error, falha)} />}
      <button
        type="button"
        className="btn btn-2 mesa-mais"
        aria-disabled={isFetching}
        onClick={() => !isFetching && void lista.fetchNextPage()}
      >
        {isFetching ? 'Carregando…' : 'Carregar mais'}
      </button>
    </>
  )
}
