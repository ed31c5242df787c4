import { type RefObject, useLayoutEffect } from 'react'
import { isFocoQueAcompanha } from '../../ui/foco-que-acompanha.ts'
import type { Aberto, Modelo } from './modelo.ts'
import { startRolagem } from './rolagem.ts'

/** Shows a chapter from where it was opened, and follows the reader through it. */
export function useRolagem(container: RefObject<HTMLElement | null>, modelo: Modelo, aberto: Aberto): void {
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const { vez, alvo } = aberto
    // The first time the focus is the layout's business (route-change.ts).
    if (vez > 0 && !isFocoQueAcompanha()) focusLugar(element, alvo?.paragrafo)
    return startRolagem(element, alvo, {
      onPasso: modelo.passar,
      onParada: (posicao, isLeaving) => modelo.parar(vez, posicao, isLeaving),
    })
  }, [container, modelo, aberto])
}

/** The title of a chapter that is opened at its beginning, or the paragraph that the reader jumped to. */
function focusLugar(container: HTMLElement, paragrafo: number | undefined): void {
  const place =
    paragrafo === undefined
      ? document.querySelector<HTMLElement>('main h1')
      : container.querySelector<HTMLElement>(`[data-paragrafo="${paragrafo}"]`)
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
