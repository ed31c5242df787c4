import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { EstadoErro } from '../ui/estado.tsx'
import { Carregando } from '../ui/loading.tsx'
import type { BibliaAoLado } from './biblia-ao-lado.tsx'

/** The code of the pane: a query, so that a failed download has another try. */
function aoLadoQuery() {
  return queryOptions({
    queryKey: ['referencias', 'ao-lado'],
    queryFn: () => import('./biblia-ao-lado.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}

/** What stands beside the page while the Bible is open there: its room at once, its content when it has come. */
export function LadoDaPagina(props: ComponentProps<typeof BibliaAoLado>) {
  const conteudo = useQuery(aoLadoQuery())
  if (conteudo.data) return <conteudo.data.BibliaAoLado {...props} />
  return (
    <section className="ao-lado" aria-label="Bíblia ao lado">
      {conteudo.isError ? (
        <EstadoErro
          message="A Bíblia ao lado não pôde ser carregada."
          onRetry={() => void conteudo.refetch()}
        />
      ) : (
        <Carregando />
      )}
    </section>
  )
}
