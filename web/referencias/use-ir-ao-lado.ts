import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { BOTAO_AO_LADO, useAoLado } from './ao-lado-store.ts'
import { findMarcador } from './use-seguir-marcador.ts'

/**
 * F6 leads into the pane, and from there back to where the reader was.
 * @param region what takes the focus
 * @returns gives the focus back, when the pane has it; where nothing had it before, to the marker or the pane's button
 */
export function useIrAoLado(
  pane: RefObject<HTMLElement | null>,
  region: RefObject<HTMLElement | null>,
): (to: 'marcador' | 'botao') => void {
  const before = useRef<HTMLElement>(null)

  function leave(to: 'marcador' | 'botao'): void {
    if (!pane.current?.contains(document.activeElement)) return
    const { parteId } = useAoLado.getState()
    const marcador = to === 'marcador' && parteId !== null ? findMarcador(parteId) : null
    const places = [before.current, marcador, document.getElementById(BOTAO_AO_LADO)]
    places.find((place) => place?.isConnected)?.focus({ preventScroll: true })
  }
  const handleKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key !== 'F6' || altKey || ctrlKey || metaKey || shiftKey) return
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    const { activeElement } = document
    if (pane.current?.contains(activeElement)) return leave('marcador')
    before.current =
      activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
    region.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return leave
}
