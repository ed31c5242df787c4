import { type RefObject, useEffect, useState } from 'react'
import { type Passagem, readPassagem } from './passagem.ts'

/** A selection is read when it has rested this long: dragging changes it many times a second. */
const REST_MS = 150

/** Where the selected words stand in the window. */
export interface Selecao {
  readonly passagem: Passagem
  readonly caixa: DOMRect
}

/**
 * The words that the reader has selected in a text, by mouse, finger or keyboard.
 * @param container element whose text counts
 * @returns null while nothing is selected
 */
export function usePassagem(container: RefObject<HTMLElement | null>): Selecao | null {
  const [selecao, setSelecao] = useState<Selecao | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      const selection = document.getSelection()
      const passagem = container.current && readPassagem(container.current, selection)
      setSelecao(
        passagem && selection ? { passagem, caixa: selection.getRangeAt(0).getBoundingClientRect() } : null,
      )
    }
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(read, REST_MS)
    }
    // Nothing is offered for words that are no longer the selected ones.
    const handleChange = () => {
      setSelecao(null)
      schedule()
    }
    document.addEventListener('selectionchange', handleChange)
    // The words move with the page, and what is shown beside them must too.
    window.addEventListener('scroll', schedule, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', handleChange)
      window.removeEventListener('scroll', schedule)
    }
  }, [container])

  return selecao
}
