import { openBase, rangeOf } from './base.ts'
import { guardasOfLeitor, isPrivada } from './nomes.ts'

/** Takes everything of a reader off the device: his kept notes and shelf, his books and what he has not sent. */
export async function esquecerLeitor(email: string): Promise<void> {
  const leitor = email.toLowerCase()
  const db = await openBase()
  await Promise.all([
    ...(['notas', 'respostas', 'fila'] as const).map((store) => db.delete(store, rangeOf(leitor))),
    deleteCaches((name) => name.startsWith(guardasOfLeitor(leitor))),
  ])
}

/**
 * Takes off the device what the readers before this one left there, his session having ended by itself. What they
 * have not sent stays: it waits for them.
 */
export async function esquecerOutros(email: string): Promise<void> {
  const leitor = email.toLowerCase()
  const db = await openBase()
  for (const store of ['notas', 'respostas'] as const) {
    const keys = await db.getAllKeys(store)
    await Promise.all(keys.filter(([owner]) => owner !== leitor).map((key) => db.delete(store, key)))
  }
  await deleteCaches((name) => isPrivada(name) && !name.startsWith(guardasOfLeitor(leitor)))
}

async function deleteCaches(isMeant: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)))
}
