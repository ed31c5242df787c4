import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MbwNoAppPage } from './mbw-no-app-page.tsx'

const queryClient = new QueryClient()

/** The page outside the app when no server rendered it, as in development: it asks for what it shows. */
export function PaginaSemDados() {
  return (
    <QueryClientProvider client={queryClient}>
      <MbwNoAppPage />
    </QueryClientProvider>
  )
}
