import { openBase, rangeOf } from './base.ts'
import { guardasOfLeitor, isPrivada } from './guardavel.ts'

/** What came from the server, and is there still. */
const RECEBIDAS = ['notas', 'respostas'] as const

/** Takes everything of a reader off the device: what came from the server, and what he has not sent. */
export async function forgetLeitor(email: string): Promise<void> {
  const db = await openBase()
  await Promise.all([forgetRecebidas(email), db.delete('fila', rangeOf(email.toLowerCase()))])
}

/** Takes his kept notes, shelf and books off; what he has not sent waits: his session has ended without him. */
export async function forgetRecebidas(email: string): Promise<void> {
  const leitor = email.toLowerCase()
  const db = await openBase()
  await Promise.all([
    ...RECEBIDAS.map((store) => db.delete(store, rangeOf(leitor))),
    deleteCaches((name) => name.startsWith(guardasOfLeitor(leitor))),
  ])
}

/** Takes off what earlier readers left whose sessions ended by themselves; what they have not sent waits for them. */
export async function forgetOutros(email: string): Promise<void> {
  const leitor = email.toLowerCase()
  const db = await openBase()
  for (const store of RECEBIDAS) {
    const keys = await db.getAllKeys(store)
    await Promise.all(keys.filter(([owner]) => owner !== leitor).map((key) => db.delete(store, key)))
  }
  await deleteCaches((name) => isPrivada(name) && !name.startsWith(guardasOfLeitor(leitor)))
}

async function deleteCaches(isMeant: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)))
}
