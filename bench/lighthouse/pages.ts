/** What Lighthouse looks at, and what it must find. */

export const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const
export type Category = (typeof CATEGORIES)[number]

export interface MeasuredPage {
  readonly path: string
  /** Categories that must reach 100; the others are shown for information. */
  readonly required: readonly Category[]
}

/** Pages for everybody, which search engines index. */
const PUBLIC: readonly Category[] = ['accessibility', 'best-practices', 'seo']
/** Pages behind the guard. */
const PRIVATE: readonly Category[] = ['accessibility', 'best-practices']

export const VISITOR_PAGES: readonly MeasuredPage[] = ['/mbw', '/login'].map((path) => ({
  path,
  required: PUBLIC,
}))

/** @param leituraId of a reading of the reader who is signed in */
export function readerPages(leituraId: string): readonly MeasuredPage[] {
  return ['/', '/cfw/capitulo/8', '/biblia/capitulos/43/3', '/ebooks', `/leitura/${leituraId}`].map(
    (path) => ({ path, required: PRIVATE }),
  )
}
