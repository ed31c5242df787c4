import { useEffect } from 'react'
import type { Versiculo } from '#contract/biblia.ts'

/**
 * Brings the first marked verse into view once its chapter is there, after the route change has gone to the
 * top of the page.
 *
 * @param versiculo number of the verse, or undefined when none is marked
 * @param versiculos the chapter as shown, or undefined while it is on its way
 */
export function useScrollToPassagem(
  versiculo: number | undefined,
  versiculos: readonly Versiculo[] | undefined,
): void {
  useEffect(() => {
    if (versiculo === undefined || versiculos === undefined) return
    document.getElementById(`v${versiculo}`)?.scrollIntoView()
  }, [versiculo, versiculos])
}
