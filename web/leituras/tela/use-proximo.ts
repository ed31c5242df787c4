import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { capituloQuery } from './queries.ts'

/** Where the browser cannot say when it is idle. */
const LATER_MS = 1_000

/** Fetches the next chapter when the browser has nothing else to do. */
export function useProximoAdiantado(ebookId: number, capituloId: number | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (capituloId === undefined) return
    const prefetch = () => void queryClient.prefetchQuery(capituloQuery(ebookId, capituloId))
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetch, LATER_MS)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(prefetch)
    return () => window.cancelIdleCallback(idle)
  }, [queryClient, ebookId, capituloId])
}
