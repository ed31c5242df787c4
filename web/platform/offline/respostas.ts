/** Replies of private calls as the device last saw them, each for the reader whose call it was. */
import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { readEmail } from '../leitor.ts'
import type { Kept } from './ask-or-kept.ts'
import { openBase } from './base.ts'

/** A reply that is kept as it came. @param url names it @param schema shape that it must still have */
export function keptReply<const S extends $ZodType>(url: string, schema: S): Kept<output<S>> {
  return {
    keep: (leitor, reply) => keepResposta(leitor, url, reply),
    read: (leitor) => readResposta(leitor, url, schema),
  }
}

/** Nothing is kept for a reader who has left meanwhile. */
export async function keepResposta(leitor: string, url: string, corpo: unknown): Promise<void> {
  const db = await openBase()
  if (readEmail() === leitor) await db.put('respostas', { email: leitor, url, corpo })
}

/** @returns undefined when there is none, or of another shape */
export async function readResposta<const S extends $ZodType>(
  leitor: string,
  url: string,
  schema: S,
): Promise<output<S> | undefined> {
  return z.safeParse(schema, (await (await openBase()).get('respostas', [leitor, url]))?.corpo).data
}

/** The replies of one call, whatever was asked of it. @param url without what is asked @returns their names */
export async function listUrls(leitor: string, url: string): Promise<string[]> {
  const range = IDBKeyRange.bound([leitor, url], [leitor, `${url}?\uffff`])
  const keys = await (await openBase()).getAllKeys('respostas', range)
  return keys.map(([, each]) => each).filter((each) => each === url || each.startsWith(`${url}?`))
}

/** Changes a kept reply to what the server has by now, and does nothing when none is kept. */
export async function changeResposta<const S extends $ZodType>(
  leitor: string,
  url: string,
  schema: S,
  change: (corpo: output<S>) => output<S>,
): Promise<void> {
  const tx = (await openBase()).transaction('respostas', 'readwrite')
  const kept = await tx.store.get([leitor, url])
  const corpo = z.safeParse(schema, kept?.corpo)
  if (kept && corpo.success) await tx.store.put({ ...kept, corpo: change(corpo.data) })
  await tx.done
}
