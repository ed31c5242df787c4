import { useEffect, useEffectEvent } from 'react'
import { type Atalho, atalhoOf } from './atalhos.ts'

/** Places where keys already mean something. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="tablist"], [role="toolbar"], [popover]'

/** The keys of the reader; off while a field, a dialog or a panel has the focus. */
export function useAtalhos(acoes: Readonly<Record<Atalho, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const atalho = event.defaultPrevented ? null : atalhoOf(event)
    if (atalho === null || !isFree(event)) return
    event.preventDefault()
    acoes[atalho]()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function isFree({ target, key }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest(OWN_KEYS)) return false
  // The arrows move the end of a selection, or take it away.
  if (key.startsWith('Arrow') && document.getSelection()?.isCollapsed === false) return false
  return document.querySelector('dialog[open]') === null
}
