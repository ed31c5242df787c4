import type { RefObject } from 'react'
import type { CorDoDestaque, Destaque } from '#contract/destaques.ts'
import { useCopia } from '../ui/selecao/use-copia.ts'
import type { Passagem } from '../ui/texto-marcado/passagem.ts'
import { usePassagem } from '../ui/texto-marcado/use-passagem.ts'
import { BarraDoTrecho } from './barra-do-trecho.tsx'

interface BarraDeSelecaoProps {
  /** The text whose words can be highlighted. */
  readonly container: RefObject<HTMLElement | null>
  /** What a copy of its words cites. */
  readonly citacao: string
  /** @returns the highlight as it is shown at once */
  readonly onMarcar: (passagem: Passagem, cor: CorDoDestaque) => Destaque
  readonly onAnotar: (destaque: Destaque) => void
}

/** What can be done with words that are selected in an ebook. */
export function BarraDeSelecao({ container, citacao, onMarcar, onAnotar }: BarraDeSelecaoProps) {
  const selecao = usePassagem(container)
  useCopia(() => citacao)
  if (!selecao) return null
  const { passagem, caixa } = selecao
  return (
    <BarraDoTrecho
      trecho={passagem.trecho}
      caixa={caixa}
      citar={() => citacao}
      onMarcar={(cor) => onMarcar(passagem, cor)}
      onAnotar={onAnotar}
      aberturas={() => container.current}
    />
  )
}
