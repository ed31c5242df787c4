/** The Bible beside a standard: whether it is open, and which proof it shows. */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { useMediaQuery } from '../platform/media-query.ts'
import { readStored, writeStored } from '../platform/stored.ts'

const KEY = 'mbw:biblia-ao-lado'

/** From this width on text, margin and pane have their room (styles/lado-da-pagina.css). */
const LARGA = '(min-width: 75rem)'

/** Id of the button that opens and closes it. */
export const BOTAO_AO_LADO = 'botao-ao-lado'

interface AoLado {
  /** Kept on the device. */
  readonly isOpen: boolean
  /** The part whose references are shown; null before one was found. */
  readonly parteId: number | null
  /** Which of its references; counted from the end when negative. */
  readonly indice: number
  /** The reader chose it, and it stays while its marker is in the window. */
  readonly isEscolhida: boolean
  /** Told to who does not see it: chosen by name, not come to. */
  readonly isAnunciada: boolean
  /** The page moves on without it. */
  readonly isFixada: boolean
}

export const useAoLado = create<AoLado>()(() => ({
  isOpen: readStored(KEY, z.boolean()) ?? false,
  parteId: null,
  indice: 0,
  isEscolhida: false,
  isAnunciada: false,
  isFixada: false,
}))

/** Whether the Bible stands beside the page: the reader wants it, and the window is wide enough. */
export function useIsAoLado(): boolean {
  const isOpen = useAoLado((state) => state.isOpen)
  return useMediaQuery(LARGA) && isOpen
}

/** Whether the window has room for it. */
export function useCabeAoLado(): boolean {
  return useMediaQuery(LARGA)
}

/** Opens or closes it, also for the next visits. */
export function setAoLado(isOpen: boolean): void {
  writeStored(KEY, isOpen)
  useAoLado.setState({ isOpen, isFixada: false, isEscolhida: false })
}

/** Shows a reference that the reader chose. @param indice among those of its part; -1 for the last */
export function chooseProva(parteId: number, indice = 0): void {
  useAoLado.setState({ parteId, indice, isEscolhida: true, isAnunciada: true })
}

/** Shows the references of the marker that the reader has come to, unless another is held. */
export function followProva(parteId: number, isEscolhida = false): void {
  useAoLado.setState((state) => {
    if (state.isFixada) return state
    return state.parteId === parteId
      ? { isEscolhida }
      : { parteId, indice: 0, isEscolhida, isAnunciada: false }
  })
}

/** Holds the proof that is shown while the page moves on, or lets it go. */
export function setFixada(isFixada: boolean): void {
  useAoLado.setState({ isFixada })
}

/** Nothing is shown, chosen or held: another page begins. */
export function releaseProva(): void {
  useAoLado.setState({ parteId: null, indice: 0, isEscolhida: false, isAnunciada: false, isFixada: false })
}
