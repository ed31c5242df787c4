/** The e-mail of an account can change (docs/offline.md): what its reader wrote here under the one before is his still. */
import { leitorKey } from '#contract/leitor.ts'
import { renameRascunhos } from '../rascunhos.ts'
import { openBase, rangeOf } from './base.ts'

/** Puts what waits and what is half written under the e-mail of now; where both have something, that of now stays. */
export async function adoptAnterior(anterior: string, email: string): Promise<void> {
  const [before, now] = [anterior.toLowerCase(), email.toLowerCase()]
  if (leitorKey(before) === leitorKey(now)) return
  renameRascunhos(before, now)
  const tx = (await openBase()).transaction('fila', 'readwrite')
  for (const linha of await tx.store.getAll(rangeOf(before))) {
    const isTaken = (await tx.store.count([now, linha.id])) > 0
    if (!isTaken) await tx.store.put({ ...linha, email: now })
    await tx.store.delete([before, linha.id])
  }
  await tx.done
}
