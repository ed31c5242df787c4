import { create } from 'zustand'

interface Saida {
  /** Answers the question; null while nothing is asked. */
  readonly responder: ((sai: boolean) => void) | null
}

/** The question that is asked before unsent notes are left behind. */
export const useSaida = create<Saida>()(() => ({ responder: null }))

/** Asks the reader. @returns whether he leaves all the same */
export function perguntarAoSair(): Promise<boolean> {
  return new Promise((resolve) => {
    useSaida.setState({
      responder: (sai) => {
        useSaida.setState({ responder: null })
        resolve(sai)
      },
    })
  })
}
