import { create } from 'zustand'

/** Ids of the notes and highlights (and readings) that wait on this device to be sent. */
export const useNaoEnviadas = create<{ readonly ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

export function isNaoEnviado(id: string): boolean {
  return useNaoEnviadas.getState().ids.has(id)
}
