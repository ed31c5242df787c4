import { create } from 'zustand'

/** What a menu of the text asks of the page's button: to read from an element on. */
export const usePedidoDeEscuta = create<{ readonly de: Element | null }>()(() => ({ de: null }))

/** Whether the browser can read aloud at all. */
export function hasFala(): boolean {
  return 'speechSynthesis' in window
}

/** Has the open page read aloud from an element of its text on. */
export function ouvirDaqui(de: Element | null): void {
  usePedidoDeEscuta.setState({ de })
}
