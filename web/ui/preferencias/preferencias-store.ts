import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStored, writeStored } from '../../platform/armazenamento.ts'
import { type Ajuste, Preferencias, toCustomProperties } from './preferencias.ts'

const KEY = 'mbw:preferencias'

/** The reader's preferences on this device; the defaults at first. */
export const usePreferencias = create<Preferencias>()(
  () => readStored(KEY, Preferencias) ?? z.parse(Preferencias, {}),
)

/** Changes preferences, on the page at once and on the device for the next visit. */
export function changePreferencias(ajuste: Ajuste): void {
  usePreferencias.setState(ajuste)
  writeStored(KEY, usePreferencias.getState())
}

/** Style sheets read the sizes from the root, so that no text is drawn twice. */
function applyToPage(preferencias: Preferencias): void {
  for (const [name, value] of Object.entries(toCustomProperties(preferencias))) {
    document.documentElement.style.setProperty(name, value)
  }
}

applyToPage(usePreferencias.getState())
usePreferencias.subscribe(applyToPage)
