/** A newer version of the app that has been fetched and waits for the reader. */
import { create } from 'zustand'
import { PASSAR_A_FRENTE } from './guardavel.ts'

export const useVersaoNova = create<{ readonly worker: ServiceWorker | null }>()(() => ({ worker: null }))

/** Lets the waiting version begin; the pages that are open load it as soon as it has (register-worker.ts). */
export function updateNow(): void {
  useVersaoNova.getState().worker?.postMessage(PASSAR_A_FRENTE)
}
