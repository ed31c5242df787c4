/** Replies of private calls as the device last saw them, for their reader only. */
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
