import { create } from 'zustand'

/** What a reader would leave behind, as it lies on this device only. */
export interface Pendencias {
  /** Notes that were saved here and could not be sent. */
  readonly notas: number
  /** Highlights that were made here and could not be sent. */
  readonly destaques: number
  /** Marks on verses that were made here and could not be sent. */
  readonly marcas: number
  /** Answers learnt by heart that were graded here and could not be sent. */
  readonly revisoes: number
  /** Reading plans that were begun, moved or marked here and could not be sent. */
  readonly planos: number
  /** Drafts with words in them. */
  readonly rascunhos: number
}

interface Pergunta {
  readonly pendencias: Pendencias
  readonly responder: (sai: boolean) => void
}

interface Saida {
  /** Null while nothing is asked. */
  readonly pergunta: Pergunta | null
}

/** The question that is asked before something is left behind. */
export const useSaida = create<Saida>()(() => ({ pergunta: null }))

/** Asks the reader. @returns whether he leaves all the same */
export function askOnLeaving(pendencias: Pendencias): Promise<boolean> {
  return new Promise((resolve) => {
    useSaida.setState({
      pergunta: {
        pendencias,
        responder: (sai) => {
          useSaida.setState({ pergunta: null })
          resolve(sai)
        },
      },
    })
  })
}
