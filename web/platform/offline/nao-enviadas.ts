import { create } from 'zustand'

/** Ids of the notes (and readings) that wait on this device to be sent. */
export const useNaoEnviadas = create<{ readonly ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))
