/** Notes that were written and not saved, kept on the device; they belong to a reader, named by the e-mail. */
import * as z from 'zod/mini'
import { readEmail } from '../platform/leitor.ts'
import { rascunhosDeDestaque } from '../platform/rascunhos.ts'
import { readStored, removeStored, writeStored } from '../platform/stored.ts'

function keyOf(destaqueId: string, leitor = readEmail()): string {
  return `${rascunhosDeDestaque(leitor ?? '')}${destaqueId}`
}

/** @returns null when there is none */
export function readRascunho(destaqueId: string): string | null {
  return readStored(keyOf(destaqueId), z.string())
}

/** @param salva what is saved: a draft that says the same is none @param leitor whose it is, unless who is signed in */
export function keepRascunho(destaqueId: string, nota: string, salva: string, leitor?: string): void {
  if (nota === salva) removeStored(keyOf(destaqueId, leitor))
  else writeStored(keyOf(destaqueId, leitor), nota)
}

export function removeRascunho(destaqueId: string): void {
  removeStored(keyOf(destaqueId))
}
