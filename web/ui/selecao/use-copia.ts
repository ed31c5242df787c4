import { useEffect, useEffectEvent } from 'react'
import { assinarCopia } from './assinar-copia.ts'
import { readCopia } from './read-copia.ts'

/** Fields copy what is written in them. */
const CAMPOS = 'input, textarea, select, [contenteditable]'

/**
 * While it is mounted, what is copied from the text of the page is clean and says where it stands.
 * @param cite the citation of the places that are copied, as their `data-lugar` names them
 */
export function useCopia(cite: (lugares: readonly string[]) => string): void {
  const handleCopy = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(CAMPOS)) return
    const copia = readCopia(document.getSelection())
    if (!copia || !event.clipboardData) return
    event.clipboardData.setData('text/plain', assinarCopia(copia.texto, cite(copia.lugares)))
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handleCopy(event)
    document.addEventListener('copy', listener)
    return () => document.removeEventListener('copy', listener)
  }, [])
}
