import { useQuery } from '@tanstack/react-query'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { MbwPage } from './mbw-page.tsx'
import { mbwQuery } from './queries.ts'

/** /mbw inside the app; its own address is answered by the server (ADR 012). */
export function MbwNoAppPage() {
  const { data: mbw, isError, refetch } = useQuery(mbwQuery())
  const { data: instalacao } = useQuery(instalacaoQuery())
  return <MbwPage mbw={mbw} instalacao={instalacao} isError={isError} onRetry={() => void refetch()} />
}
