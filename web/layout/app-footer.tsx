import { useQuery } from '@tanstack/react-query'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { Footer } from './footer.tsx'

/** The footer of the pages inside the app, which ask for what it says of the publisher. */
export function AppFooter() {
  const { data: instalacao } = useQuery(instalacaoQuery())
  return <Footer instalacao={instalacao} />
}
