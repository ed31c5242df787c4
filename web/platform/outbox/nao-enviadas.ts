import { create } from 'zustand'

/** Ids of what waits to be sent, each with the sentence with which the server refused it, if it did. */
export const useNaoEnviadas = create<{ readonly ids: ReadonlyMap<string, string | undefined> }>()(() => ({
  ids: new Map(),
}))

export function isNaoEnviado(id: string): boolean {
  return useNaoEnviadas.getState().ids.has(id)
}
