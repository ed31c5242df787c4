import { useEffect } from 'react'
import { followProva, releaseProva, useAoLado } from './ao-lado-store.ts'
import { findMarcadorNaLinha } from './find-marcador-na-linha.ts'

/** The page has come to rest: what it passed on the way is not asked for. */
const REST_MS = 150

const MARCADORES = 'main .read button.ref'

/** The marker of a part in the text. */
export function findMarcador(parteId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${MARCADORES}[data-parte="${parteId}"]`)
}

/** Has the pane follow the reader: the marker of the line that is read, unless one that he chose is still in the window. */
export function useSeguirMarcador(): void {
  useEffect(() => {
    let timer: number | undefined
    const before = useAoLado.getState().parteId
    // What was held is of another page.
    if (before !== null && !findMarcador(before)) releaseProva()
    const follow = () => {
      const { parteId, isEscolhida } = useAoLado.getState()
      if (isEscolhida && parteId !== null && isInWindow(findMarcador(parteId))) return
      const marcadores = [...document.querySelectorAll<HTMLElement>(MARCADORES)]
      const atual = findMarcadorNaLinha(
        marcadores.length,
        (index) => marcadores[index]?.getBoundingClientRect().top ?? 0,
        window.innerHeight / 3,
      )
      const id = Number(marcadores[atual]?.dataset.parte)
      if (Number.isInteger(id)) followProva(id)
    }
    const handleMove = () => {
      clearTimeout(timer)
      timer = window.setTimeout(follow, REST_MS)
    }
    follow()
    window.addEventListener('scroll', handleMove, { passive: true })
    window.addEventListener('resize', handleMove)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', handleMove)
      window.removeEventListener('resize', handleMove)
    }
  }, [])
}

function isInWindow(element: HTMLElement | null): boolean {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
