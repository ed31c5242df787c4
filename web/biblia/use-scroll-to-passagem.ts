import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Versiculo } from '#contract/biblia.ts'
import { isRestored } from '../platform/page-memory.ts'

/**
 * Brings the first marked verse into view: when its chapter is there, after the route change has gone to the top
 * of the page, and when the reader jumps to another passage of it. Marking verses on the page, which replaces
 * the address, moves nothing; nor does a page that came back as it was left.
 *
 * @param versiculo number of the verse, or undefined when none is marked
 * @param versiculos the chapter as shown, or undefined while it is on its way
 */
export function useScrollToPassagem(
  versiculo: number | undefined,
  versiculos: readonly Versiculo[] | undefined,
): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef<{ key: string; versiculos: readonly Versiculo[] | undefined }>(undefined)

  useEffect(() => {
    const before = shown.current
    shown.current = { key, versiculos }
    if (versiculo === undefined || versiculos === undefined || isRestored(key)) return
    const isSameChapter = before?.versiculos === versiculos
    const isMarking = isSameChapter && (navigationType === 'REPLACE' || before?.key === key)
    if (isMarking) return
    const alvo = versiculos.find(({ numero_versiculo, ate = numero_versiculo }) => ate >= versiculo)
    if (alvo) document.getElementById(`v${alvo.numero_versiculo}`)?.scrollIntoView()
  }, [key, navigationType, versiculo, versiculos])
}
