import { useStore } from 'zustand'
import type { CapituloDoEbook, CapituloResumo } from '#contract/ebook-texto.ts'
import { formatRestante, fracaoLida, percentDoLivro } from './fracao-lida.ts'
import type { Modelo } from './modelo.ts'

interface AndamentoProps {
  readonly modelo: Modelo
  readonly sumario: readonly CapituloResumo[]
  /** Undefined while it is on its way. */
  readonly capitulo: CapituloDoEbook | undefined
}

/** How far the reader is: only this is drawn again as he scrolls. */
function useAndamento({ modelo, sumario, capitulo }: AndamentoProps) {
  const capituloId = useStore(modelo.store, ({ aberto }) => aberto.capituloId)
  const fracao = useStore(modelo.store, ({ ponto }) =>
    capitulo ? fracaoLida(capitulo.paragrafos, ponto) : 0,
  )
  const palavras = sumario.find(({ id }) => id === capituloId)?.palavras ?? 0
  return {
    percent: percentDoLivro(sumario, capituloId, fracao),
    restante: capitulo ? formatRestante(palavras, fracao) : '',
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
