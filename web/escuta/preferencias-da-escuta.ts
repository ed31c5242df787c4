/** How the reader wants to be read to, kept on the device: voices are the device's own. */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStored, writeStored } from '../platform/stored.ts'

const KEY = 'mbw:escuta'

export const VELOCIDADES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

const PreferenciasDaEscuta = z.object({
  velocidade: z._default(z.literal(VELOCIDADES), 1),
  /** `voiceURI` of the chosen voice; null for the first one that fits. */
  voz: z._default(z.nullable(z.string().check(z.maxLength(300))), null),
  /** Whether it goes on with the next chapter. */
  continuar: z._default(z.boolean(), false),
})
type PreferenciasDaEscuta = z.infer<typeof PreferenciasDaEscuta>

export const usePreferenciasDaEscuta = create<PreferenciasDaEscuta>()(readPreferencias)

/** Changes some of them, now and for the next visit. */
export function changePreferenciasDaEscuta(change: Partial<PreferenciasDaEscuta>): void {
  usePreferenciasDaEscuta.setState(change)
  writeStored(KEY, usePreferenciasDaEscuta.getState())
}

/** Reads them again, as a load of the page does. */
export function reloadPreferenciasDaEscuta(): void {
  usePreferenciasDaEscuta.setState(readPreferencias())
}

function readPreferencias(): PreferenciasDaEscuta {
  return readStored(KEY, PreferenciasDaEscuta) ?? z.parse(PreferenciasDaEscuta, {})
}
