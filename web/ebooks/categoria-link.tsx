import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { onIntent } from '../ui/intent.ts'
import { prefetchCategoria } from './queries.ts'

interface CategoriaLinkProps {
  readonly categoriaId: number
  readonly className?: string
  readonly children: ReactNode
}

/** The link to the ebooks of a category, which are fetched when the link is about to be used. */
export function CategoriaLink({ categoriaId, className, children }: CategoriaLinkProps) {
  const queryClient = useQueryClient()
  const prefetch = () => {
    // The code of the page too; the router says what a failed download means when the reader gets there.
    import('./categoria-page.tsx').catch(() => undefined)
    prefetchCategoria(queryClient, categoriaId)
  }
  return (
    <Link className={className} to={paths.ebooksDaCategoria(categoriaId)} {...onIntent(prefetch)}>
      {children}
    </Link>
  )
}
