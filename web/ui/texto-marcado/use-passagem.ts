import type { RefObject } from 'react'
import { useSelecao } from '../selecao/use-selecao.ts'
import { type Passagem, readPassagem } from './passagem.ts'

/** Where the selected words stand in the window. */
interface PassagemSelecionada {
  readonly passagem: Passagem
  readonly caixa: DOMRect
}

/** The words that are selected in a text. @param container whose text counts @returns null while nothing is selected */
export function usePassagem(container: RefObject<HTMLElement | null>): PassagemSelecionada | null {
  const selecao = useSelecao((selection) => container.current && readPassagem(container.current, selection))
  return selecao && { passagem: selecao.lido, caixa: selecao.caixa }
}
