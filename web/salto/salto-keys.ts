import { useEffect } from 'react'
import { openSalto } from './salto-store.ts'

/** What of a key press decides. */
interface Tecla {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** As screen readers and the tooltip name the keys. */
export const SALTO_TECLAS = { aria: 'Control+K /', visivel: 'Ctrl K' }

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Ctrl+K (on a Mac ⌘K) everywhere asks for the jump box, '/' outside text. @param isInField whether a field has the focus */
export function asksForSalto({ key, ctrlKey, metaKey, altKey }: Tecla, isInField: boolean): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !isInField
}

/** Opens the jump box with its keys, unless a dialog is open already. */
export function useSaltoKeys(): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (event.defaultPrevented || !asksForSalto(event, isInField)) return
      // The browser's own meaning of the keys (its address bar, its quick find) would be a surprise either way.
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) void openSalto()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
