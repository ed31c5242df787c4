/** Whether there was a choice of editions when this device saw them last: without one no place is kept for it. */
import * as z from 'zod/mini'
import { readStored, removeStored, writeStored } from '../platform/stored.ts'

const KEY = 'mbw:uma-edicao'

/** @returns true also when that is not known */
export function haviaEscolha(): boolean {
  return readStored(KEY, z.boolean()) !== true
}

export function lembrarEscolha(ha: boolean): void {
  if (ha) removeStored(KEY)
  else writeStored(KEY, true)
}
