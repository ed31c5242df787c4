import { createContext } from 'react'

/** Begins a note of a section of the page. @param trigger takes the focus back when the dialog closes */
export type NovaNotaDaSecao = (secao: number, trigger: HTMLElement) => void

/** How a section's menu begins a note; null where there are no notes. */
export const NovaNotaContext = createContext<NovaNotaDaSecao | null>(null)
