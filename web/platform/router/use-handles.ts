import { createContext, useContext } from 'react'

export const HandlesContext = createContext<readonly unknown[]>([])

/** The `handle` of each route of the page, from the outermost. */
export function useHandles(): readonly unknown[] {
  return useContext(HandlesContext)
}
