/**
 * How the pages of the browser's history were left: where they stood, what was open, what was typed. Each entry of the
 * history has a key; Back, Forward and a reload find by it what they bring back (docs/enderecos.md).
 */
import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { makeEntryKey } from './router/history-entry.ts'

const STORAGE = 'mbw.paginas'
/** The oldest entries are forgotten. */
const MAX_PAGES = 50

export const PagePlace = z.object({
  y: z.number(),
  /** What stood at the top, by its id, and how far below the window's edge. */
  ancora: z.nullable(z.object({ id: z.string(), top: z.number() })),
  /** How far an open dialog was scrolled. */
  dialogo: z.number(),
  /** The link that had the focus: its address, and which one of those with that address. */
  foco: z.nullable(z.object({ href: z.string(), index: z.number() })),
})
export type PagePlace = z.infer<typeof PagePlace>

const Page = z.object({ place: z.nullable(PagePlace), parts: z.record(z.string(), z.unknown()) })
type Page = z.infer<typeof Page>

let pages: Map<string, Page> | null = null
let restoredKey: string | null = null

function all(): Map<string, Page> {
  pages ??= readPages()
  return pages
}

function readPages(): Map<string, Page> {
  try {
    const parsed = z.safeParse(
      z.array(z.tuple([z.string(), Page])),
      JSON.parse(sessionStorage.getItem(STORAGE) ?? '[]'),
    )
    return new Map(parsed.success ? parsed.data : [])
  } catch {
    return new Map()
  }
}

function put(key: string, change: Partial<Page>): void {
  const page = all().get(key) ?? { place: null, parts: {} }
  all().delete(key)
  all().set(key, { ...page, ...change })
  const [oldest] = all().keys()
  if (all().size > MAX_PAGES && oldest !== undefined) all().delete(oldest)
}

export function rememberPlace(key: string, place: PagePlace): void {
  put(key, { place })
}

export function recallPlace(key: string): PagePlace | null {
  return all().get(key)?.place ?? null
}

/** @param part name of something on the page that can be open, chosen or typed */
export function rememberPart(key: string, part: string, value: unknown): void {
  put(key, { parts: { ...all().get(key)?.parts, [part]: value } })
}

/** @returns null when nothing of that shape is remembered */
export function recallPart<S extends $ZodType>(key: string, part: string, schema: S): output<S> | null {
  const parsed = z.safeParse(schema, all().get(key)?.parts[part])
  return parsed.success ? parsed.data : null
}

/** An entry of the history took the place of another, of the same page. */
export function movePage(from: string, to: string): void {
  const page = all().get(from)
  if (!page) return
  all().delete(from)
  put(to, page)
}

/** Says which entry was brought back as it was left; null after the reader went to a new one. */
export function setRestored(key: string | null): void {
  restoredKey = key
}

export function isRestored(key: string): boolean {
  return key === restoredKey
}

/** Keeps everything for the time after a reload, or a visit elsewhere. */
export function storePages(): void {
  try {
    if (all().size === 0) sessionStorage.removeItem(STORAGE)
    else sessionStorage.setItem(STORAGE, JSON.stringify([...all()]))
  } catch {
    // The page then opens at its top.
  }
}

/** Forgets the pages of this tab: they are of a reader who left. */
export function forgetPages(): void {
  pages = new Map()
  restoredKey = null
}

/**
 * Gives an entry of the history a name of its own where the router gives none: the one with which the app begins, and
 * those that the browser makes itself for a '#'.
 */
export function nameHistoryEntries(): void {
  const name = () => {
    const { state } = window.history
    if (typeof state?.key === 'string') return
    window.history.replaceState({ ...state, key: makeEntryKey() }, '')
  }
  name()
  window.addEventListener('popstate', name, { capture: true })
}
