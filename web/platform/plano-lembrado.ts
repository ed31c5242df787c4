/** The plan that a visitor chose on `/mbw`, kept on the device until he has an account that can hold it. */
import type * as z from 'zod/mini'
import { Preferencias } from '#contract/perfil.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

const KEY = 'mbw:plano'

const Plano = Preferencias.shape.plano

/** @returns the plan, or null when none was chosen on this device */
export function readPlanoLembrado(): z.infer<typeof Plano> {
  return readStored(KEY, Plano)
}

export function rememberPlano(plano: NonNullable<z.infer<typeof Plano>>): void {
  writeStored(KEY, plano)
}

/** The account holds the reader's choice now. */
export function forgetPlano(): void {
  removeStored(KEY)
}
