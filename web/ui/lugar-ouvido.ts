import { createStore } from 'zustand/vanilla'

/** Where the words begin that are being read aloud; null in silence. */
interface LugarOuvido {
  readonly node: Node
  readonly offset: number
}

/** Who listens is there, wherever the page stands meanwhile: places are remembered by it (web/escuta). */
export const lugarOuvido = createStore<{ readonly lugar: LugarOuvido | null }>()(() => ({ lugar: null }))

/** Null in silence, and for words that are no longer in the page. */
export function readLugarOuvido(): LugarOuvido | null {
  const { lugar } = lugarOuvido.getState()
  return lugar?.node.isConnected ? lugar : null
}
