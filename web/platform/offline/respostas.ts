/** Replies of private calls as the device last saw them, for their reader only. */
import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { readLeitor } from '../leitor.ts'
import { openBase } from './base.ts'

export async function keepResposta(url: string, corpo: unknown): Promise<void> {
  const db = await openBase()
  const email = readLeitor()?.email.toLowerCase()
  if (email) await db.put('respostas', { email, url, corpo })
}

/** @returns undefined when there is none */
export async function readResposta(url: string): Promise<unknown> {
  const email = readLeitor()?.email.toLowerCase()
  if (!email) return undefined
  return (await (await openBase()).get('respostas', [email, url]))?.corpo
}

/** Changes a kept reply to what the server has by now, and does nothing when none is kept. */
export async function changeResposta<const S extends $ZodType>(
  url: string,
  schema: S,
  change: (corpo: output<S>) => output<S>,
): Promise<void> {
  const tx = (await openBase()).transaction('respostas', 'readwrite')
  const email = readLeitor()?.email.toLowerCase()
  const kept = email && (await tx.store.get([email, url]))
  const corpo = z.safeParse(schema, kept ? kept.corpo : undefined)
  if (kept && corpo.success) await tx.store.put({ ...kept, corpo: change(corpo.data) })
  await tx.done
}
