import { createContext, useContext } from 'react'

export const IsNavigatingContext = createContext(false)

/** Whether another page is on its way. */
export function useIsNavigating(): boolean {
  return useContext(IsNavigatingContext)
}
