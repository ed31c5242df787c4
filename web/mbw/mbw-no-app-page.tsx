import { useQuery } from '@tanstack/react-query'
import { planosQuery } from '../assinaturas/queries.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { MbwPage } from './mbw-page.tsx'
import { mbwQuery } from './queries.ts'

/** /mbw inside the app; its own address is answered by the server (ADR 012). */
export function MbwNoAppPage() {
  const mbw = useQuery(mbwQuery())
  const oferta = useQuery(planosQuery())
  const { data: instalacao } = useQuery(instalacaoQuery())
  const failed = [mbw, oferta].filter(({ isError, data }) => isError && !data)
  return (
    <MbwPage
      mbw={mbw.data}
      instalacao={instalacao}
      oferta={oferta.data}
      isError={failed.length > 0}
      onRetry={() => {
        for (const each of failed) void each.refetch()
      }}
    />
  )
}
