/** Whether pages are opened beside their English, kept on the device. */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStored, writeStored } from '../platform/stored.ts'

const KEY = 'mbw:ingles'

const Preferencia = z.object({ comparar: z.boolean() })
type Preferencia = z.infer<typeof Preferencia>

export const usePreferenciaDoIngles = create<Preferencia>()(
  () => readStored(KEY, Preferencia) ?? { comparar: false },
)

/** For this page, the next ones and the next visit. */
export function changePreferenciaDoIngles(preferencia: Preferencia): void {
  usePreferenciaDoIngles.setState(preferencia)
  writeStored(KEY, preferencia)
}
