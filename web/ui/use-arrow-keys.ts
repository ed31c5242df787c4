import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { FOLHEAR } from './volta-store.ts'

/** Places where the arrows already mean something: fields, lists to choose from, open menus, tabs, toolbars and panels. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="tablist"], [role="slider"], [role="toolbar"], [popover]'

/** Whether the page may turn: no field, menu or dialog has the keys, and no modifier makes another command. */
function mayTurn(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
  if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return false
  // They move the end of a selection, or take it away; another page would take what is to be done with it.
  if (document.getSelection()?.isCollapsed === false) return false
  return document.querySelector('dialog[open]') === null
}

/** Turns pages with ← and →. @param anterior address for ←, if there is one @param proximo address for →, likewise */
export function useArrowKeys(anterior: string | undefined, proximo: string | undefined): void {
  const navigate = useNavigate()
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowLeft: anterior, ArrowRight: proximo }[event.key]
    if (to === undefined || !mayTurn(event)) return
    event.preventDefault()
    navigate(to, { state: FOLHEAR })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
