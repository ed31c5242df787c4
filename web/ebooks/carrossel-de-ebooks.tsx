import type { EbookResumo } from '#contract/ebooks.ts'
import { useEstante } from '../leituras/public.ts'
import { Banda } from '../ui/banda.tsx'
import { Carrossel } from '../ui/carrossel.tsx'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { EbookTile } from './ebook-tile.tsx'

interface CarrosselDeEbooksProps {
  readonly titulo: string
  /** What `useQuery` says of the ebooks. */
  readonly query: {
    readonly data: readonly EbookResumo[] | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly erro: string
  /** What will be here when there is nothing yet. */
  readonly vazio: string
}

/** A band of ebooks that scrolls sideways, with its own waiting, failure and emptiness. */
export function CarrosselDeEbooks({ titulo, query, erro, vazio }: CarrosselDeEbooksProps) {
  const { estante } = useEstante()
  const { data, isError, refetch } = query
  if (data && data.length > 0) {
    return (
      <Carrossel titulo={titulo}>
        {data.map((ebook) => (
          <EbookTile key={ebook.id} ebook={ebook} lugar={estante(ebook.id)} />
        ))}
      </Carrossel>
    )
  }
  return (
    <Banda titulo={titulo} isBusy={!data && !isError}>
      {!data && isError && <EstadoErro message={erro} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label={`Carregando: ${titulo}`} />}
      {data && <EstadoVazio>{vazio}</EstadoVazio>}
    </Banda>
  )
}
