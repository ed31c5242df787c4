import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { prefetchPage } from '../platform/prefetch-page.ts'
import { onIntent } from '../ui/intent.ts'
import { prefetchEbook } from './queries.ts'

interface EbookLinkProps {
  readonly ebookId: number
  readonly className?: string
  readonly children: ReactNode
}

/** The link to the page of an ebook, which is fetched when the link is about to be used. */
export function EbookLink({ ebookId, className, children }: EbookLinkProps) {
  const queryClient = useQueryClient()
  const to = paths.ebook(ebookId)
  const prefetch = () => {
    prefetchPage(to)
    prefetchEbook(queryClient, ebookId)
  }
  return (
    <Link className={className} to={to} {...onIntent(prefetch)}>
      {children}
    </Link>
  )
}
