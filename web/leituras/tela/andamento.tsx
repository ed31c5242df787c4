import { useStore } from 'zustand'
import type { CapituloDoEbook, CapituloResumo } from '#contract/ebook-texto.ts'
import type { Leitura } from '#contract/leituras.ts'
import { percentDoLivro } from '#contract/progresso.ts'
import { formatRestante, fracaoLida } from './fracao-lida.ts'
import type { Modelo } from './modelo.ts'

interface AndamentoProps {
  /** As it was saved last. */
  readonly leitura: Leitura
  readonly modelo: Modelo
  readonly sumario: readonly CapituloResumo[]
  /** Undefined while it is on its way. */
  readonly capitulo: CapituloDoEbook | undefined
}

/**
 * How far the reader is: only this is drawn again as he scrolls. The figure is that of the shelf: the furthest place,
 * the one where he is included, unless he only looks something up there.
 */
function useAndamento({ leitura, modelo, sumario, capitulo }: AndamentoProps) {
  const capituloId = useStore(modelo.store, ({ aberto }) => aberto.capituloId)
  const isFim = useStore(modelo.store, (state) => state.isFim)
  const isChegada = useStore(modelo.store, (state) => state.isChegada)
  const fracao = useStore(modelo.store, ({ ponto }) =>
    capitulo ? fracaoLida(capitulo.paragrafos, ponto) : 0,
  )
  const palavras = sumario.find(({ id }) => id === capituloId)?.palavras ?? 0
  return {
    percent: Math.max(leitura.progresso, isChegada ? 0 : percentDoLivro(sumario, capituloId, fracao)),
    restante: capitulo && !isFim ? formatRestante(palavras, fracao) : '',
  }
}

/** The line under the bar. */
export function LinhaDoProgresso(props: AndamentoProps) {
  const { percent } = useAndamento(props)
  return (
    <div
      className="progresso-do-livro"
      role="progressbar"
      aria-label="Progresso do livro"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}

/** '34% do livro · 7 min restantes neste capítulo', at the foot of the window. */
export function Andamento(props: AndamentoProps) {
  const { percent, restante } = useAndamento(props)
  return (
    <p className="andamento">
      <span>{percent}% do livro</span>
      {restante !== '' && <span>{restante}</span>}
    </p>
  )
}
