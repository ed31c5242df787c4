/** What Lighthouse looks at, and what it must find. */

export const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const
export type Category = (typeof CATEGORIES)[number]

/** What each category must reach where a page requires it. */
export const LEAST: Readonly<Record<Category, number>> = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  performance: 98,
}

/** What a page's first visit may cost on a phone: the largest part shown and the blocked time in ms, how far things move. */
export const VITALS = {
  LCP: { audit: 'largest-contentful-paint', most: 1800 },
  CLS: { audit: 'cumulative-layout-shift', most: 0.02 },
  TBT: { audit: 'total-blocking-time', most: 100 },
} as const
export type Vital = keyof typeof VITALS

export interface MeasuredPage {
  readonly path: string
  /** Categories that must reach what `LEAST` says; the others are shown for information. */
  readonly required: readonly Category[]
}

/** Pages for everybody, which search engines index. */
const PUBLIC: readonly Category[] = CATEGORIES
/** Pages behind the guard. */
const PRIVATE: readonly Category[] = ['accessibility', 'best-practices', 'performance']

export const VISITOR_PAGES: readonly MeasuredPage[] = ['/mbw', '/login'].map((path) => ({
  path,
  required: PUBLIC,
}))

/** @param leituraId of a reading of the reader who is signed in */
export function readerPages(leituraId: string): readonly MeasuredPage[] {
  return ['/', '/cfw/capitulo/8', '/biblia/capitulos/19/119', '/ebooks', `/leitura/${leituraId}`].map(
    (path) => ({ path, required: PRIVATE }),
  )
}
