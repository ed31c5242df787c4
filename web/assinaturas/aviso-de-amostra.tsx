import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { instalacaoQuery } from '../platform/instalacao-query.ts'

const Amostra = lazy(async () => ({ default: (await import('./amostra.tsx')).Amostra }))

/** What of an ebook is open to the reader, where whole ebooks are for subscribers. */
export function AvisoDeAmostra() {
  const { data } = useQuery(instalacaoQuery())
  if (data?.acesso !== 'assinantes') return null
  return (
    <Suspense fallback={null}>
      <Amostra />
    </Suspense>
  )
}
