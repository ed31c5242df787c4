import { useEffect, useEffectEvent } from 'react'

/** Where a key already means something. */
const COM_TECLAS = 'input, textarea, select, button, a, summary, [contenteditable], [role="menu"]'
const CAMPOS = 'input, textarea, select, [contenteditable]'

/** Keys of the page while no field, menu or dialog has them; the space bar leaves buttons and links their own. */
export function useTeclas(acoes: Readonly<Record<string, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const acao = acoes[event.key]
    if (!acao || event.defaultPrevented || event.repeat) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const taken = event.key === ' ' ? COM_TECLAS : CAMPOS
    if (event.target instanceof Element && event.target.closest(taken)) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    acao()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
