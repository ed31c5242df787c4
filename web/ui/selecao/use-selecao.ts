import { useEffect, useEffectEvent, useState } from 'react'

/** A selection is read when it has rested this long: dragging changes it many times a second. */
const REST_MS = 150

/** What is selected, and where it stands in the window. */
export interface Selecao<T> {
  readonly lido: T
  readonly caixa: DOMRect
}

/** What is selected, by mouse, finger or keyboard. @param read takes out what counts, or null @returns null for nothing */
export function useSelecao<T>(read: (selection: Selection | null) => T | null): Selecao<T> | null {
  const [selecao, setSelecao] = useState<Selecao<T> | null>(null)
  const readNow = useEffectEvent(() => {
    const selection = document.getSelection()
    const lido = read(selection)
    const isThere = lido !== null && selection !== null
    setSelecao(isThere ? { lido, caixa: selection.getRangeAt(0).getBoundingClientRect() } : null)
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(readNow, REST_MS)
    }
    // Nothing is offered for words that are no longer the selected ones.
    const handleChange = () => {
      setSelecao(null)
      schedule()
    }
    document.addEventListener('selectionchange', handleChange)
    // What reads may come after the page, and words be selected by then.
    if (document.getSelection()?.isCollapsed === false) schedule()
    // The words move with the page, and what is shown beside them must too.
    window.addEventListener('scroll', schedule, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', handleChange)
      window.removeEventListener('scroll', schedule)
    }
  }, [])

  return selecao
}
