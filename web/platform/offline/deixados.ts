/** What readers left here when a session ended by itself: unsent changes, drafts. They wait 30 days, unseen by others. */
import * as z from 'zod/mini'
import { DIAS_DA_FILA } from '#contract/privacidade.ts'
import { forgetRascunhos, listDonosDeRascunhos } from '../rascunhos.ts'
import { readStored, removeStored, writeStored } from '../stored.ts'
import { openBase, rangeOf } from './base.ts'

const PRAZO_MS = DIAS_DA_FILA * 24 * 60 * 60_000

/** Lies beside them in localStorage. */
const Deixado = z.object({
  /** Milliseconds since 1970 at which the device first saw them without their reader. */
  desde: z.number(),
  /** They are gone; their reader is told when he comes. */
  foiApagado: z.boolean(),
})

/** Looks after what other readers have left. @param leitor null for nobody @returns whether words of his had to go; said once */
export async function tendDeixados(leitor: string | null, now = Date.now()): Promise<boolean> {
  const db = await openBase()
  const daFila = (await db.getAllKeys('fila')).map(([email]) => email)
  for (const email of new Set([...daFila, ...listDonosDeRascunhos()])) {
    if (email === leitor) continue
    const desde = readStored(keyOf(email), Deixado)?.desde ?? now
    const isOver = now - desde > PRAZO_MS
    if (isOver) {
      forgetRascunhos(email)
      await db.delete('fila', rangeOf(email))
    }
    writeStored(keyOf(email), { desde, foiApagado: isOver })
  }
  if (leitor === null) return false
  const foiApagado = readStored(keyOf(leitor), Deixado)?.foiApagado ?? false
  removeStored(keyOf(leitor))
  return foiApagado
}

function keyOf(email: string): string {
  return `mbw:deixado:${encodeURIComponent(email)}`
}
