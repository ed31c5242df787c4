/** What readers see of the big book while it comes in: nothing of an edition, or all of it. */
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import { buscar, RespostaDaBusca } from '#contract/busca.ts'
import { type Send, toRequest } from '../call.ts'
import type { TortureReader } from '../readers.ts'
import { MARCA } from './big-book.ts'

/** Fewer searches than one visitor may make. */
const EVERY_MS = 300

export interface Seen {
  looks: number
  /** Each way in which half a book was seen. */
  halves: string[]
}

/** @param chapters how many hits there are for the word that stands once in each */
export async function watchBook(
  count: () => Promise<number | null>,
  chapters: number,
  isOver: () => boolean,
): Promise<Seen> {
  const seen: Seen = { looks: 0, halves: [] }
  while (!isOver()) {
    const hits = await count()
    if (hits !== null) seen.looks += 1
    if (hits !== null && hits !== 0 && hits !== chapters) seen.halves.push(`${hits} of ${chapters} hits`)
    await delay(EVERY_MS)
  }
  return seen
}

/** @returns null when the search gave up: there is little left of the processor */
export async function countHits(send: Send, { headers }: TortureReader): Promise<number | null> {
  const { status, body } = await send(toRequest(buscar, headers, { query: { q: MARCA, em: 'ebooks' } }))
  if (status === 503) return null
  const { grupos } = z.parse(RespostaDaBusca, JSON.parse(body.toString()))
  return grupos[0]?.total ?? 0
}
