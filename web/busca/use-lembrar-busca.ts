import { useEffect } from 'react'
import { rememberBusca } from '../platform/buscas-recentes.ts'
import { readLeitor } from '../platform/leitor.ts'

/** Remembers a search on this device once it has found something: a slip of the pen is not worth it. */
export function useLembrarBusca(q: string, hasFound: boolean): void {
  useEffect(() => {
    const leitor = readLeitor()
    if (hasFound && leitor) rememberBusca(leitor.email, q)
  }, [q, hasFound])
}
