import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DadosDaPagina } from '#contract/mbw.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { MbwPage } from './mbw-page.tsx'
import { mbwQuery } from './queries.ts'

interface PaginaProntaProps {
  readonly queryClient: QueryClient
}

/** The page outside the app. Server and browser render this same tree, or the one could not take over the other's. */
export function PaginaPronta({ queryClient }: PaginaProntaProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MbwPage />
    </QueryClientProvider>
  )
}

/** A cache that holds what the page shows. @param dados null in development, where the page asks for them */
export function createClienteDaPagina(dados: DadosDaPagina | null): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  if (dados) {
    queryClient.setQueryData(mbwQuery().queryKey, dados.mbw)
    queryClient.setQueryData(instalacaoQuery().queryKey, dados.instalacao)
  }
  return queryClient
}
