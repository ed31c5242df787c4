/** The reader's preferences on this device. espelho.ts carries them to the account and back. */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { Aparencia } from '#contract/aparencia.ts'
import { readLeitor } from '../platform/leitor.ts'
import { readStored, removeStored, writeStored } from '../platform/stored.ts'
import type { Ajuste } from './escolhas.ts'
import { rememberClara } from './tema.ts'
import { applyTema } from './tema-da-pagina.ts'
import { toCustomProperties } from './to-custom-properties.ts'

const KEY = 'mbw:aparencia'
/** Whose account does not know the device's preferences yet: an e-mail, empty for a visitor. */
const PENDENTE = 'mbw:aparencia-pendente'

/** The reader's preferences on this device; the defaults at first. */
export const useAparencia = create<Aparencia>()(() => readStored(KEY, Aparencia) ?? z.parse(Aparencia, {}))

/** Changes preferences, on the page at once and on the device for the next visit. */
export function changeAparencia(ajuste: Ajuste): void {
  // First, so that whoever is told of the change finds it to be saved.
  writeStored(PENDENTE, readLeitor()?.email ?? '')
  // On what is on the device: all of it is saved, and another tab may have changed the rest.
  useAparencia.setState({ ...readStored(KEY, Aparencia), ...rememberClara(ajuste) })
  writeStored(KEY, useAparencia.getState())
}

/** Takes over what the account says. */
export function adoptAparencia(aparencia: Aparencia): void {
  useAparencia.setState(aparencia)
  writeStored(KEY, aparencia)
}

/** Whether the signed-in reader changed something here that the account does not know. */
export function isPendente(): boolean {
  return readStored(PENDENTE, z.string()) === readLeitor()?.email
}

/** The account knows what the device knows. */
export function clearPendente(): void {
  removeStored(PENDENTE)
}

/** Style sheets read the sizes from the root, so that no text is drawn twice. */
function applyToPage(aparencia: Aparencia): void {
  for (const [name, value] of Object.entries(toCustomProperties(aparencia))) {
    document.documentElement.style.setProperty(name, value)
  }
}

applyToPage(useAparencia.getState())
useAparencia.subscribe((aparencia) => {
  applyToPage(aparencia)
  applyTema(aparencia)
})

// What is chosen in one tab is seen in all of them.
window.addEventListener('storage', ({ key }) => {
  const chosen = key === KEY ? readStored(KEY, Aparencia) : null
  if (chosen) useAparencia.setState(chosen)
})
