import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { prefetchPage } from '../platform/prefetch-page.ts'
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
  const to = paths.ebooksDaCategoria(categoriaId)
  const prefetch = () => {
    prefetchPage(to)
    prefetchCategoria(queryClient, categoriaId)
  }
  return (
    <Link className={className} to={to} {...onIntent(prefetch)}>
      {children}
    </Link>
  )
}
