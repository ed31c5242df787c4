import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStored, writeStored } from '../../platform/armazenamento.ts'
import { type Ajuste, Aparencia, toCustomProperties } from './aparencia.ts'

const KEY = 'mbw:aparencia'

/** The reader's preferences on this device; the defaults at first. */
export const useAparencia = create<Aparencia>()(() => readStored(KEY, Aparencia) ?? z.parse(Aparencia, {}))

/** Changes preferences, on the page at once and on the device for the next visit. */
export function changeAparencia(ajuste: Ajuste): void {
  useAparencia.setState(ajuste)
  writeStored(KEY, useAparencia.getState())
}

/** Style sheets read the sizes from the root, so that no text is drawn twice. */
function applyToPage(aparencia: Aparencia): void {
  for (const [name, value] of Object.entries(toCustomProperties(aparencia))) {
    document.documentElement.style.setProperty(name, value)
  }
}

applyToPage(useAparencia.getState())
useAparencia.subscribe(applyToPage)
