import { createContext, useContext } from 'react'
import type { Navigate } from './app-router.ts'

export const NavigateContext = createContext<Navigate>(async () => {})

/** Unlike the library's, the same function on every page: an effect that has it does not run again for another address. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext)
}
