import type { MouseEvent } from 'react'
import type { Versiculo } from '#contract/biblia.ts'

interface NumeroDoVersiculoProps {
  readonly capitulo: number
  readonly versiculo: Versiculo
  readonly marcado: boolean
  readonly onChoose: (event: MouseEvent) => void
}

/** Marks its verse. The chapter's numeral stands in the place of the first number. */
export function NumeroDoVersiculo({ capitulo, versiculo, marcado, onChoose }: NumeroDoVersiculoProps) {
  const { numero_versiculo: numero, ate } = versiculo
  // A dash between numbers is not read out.
  const nome = ate === undefined ? `Versículo ${numero}` : `Versículos ${numero} a ${ate}`
  const isPrimeiro = numero === 1
  return (
    <button
      type="button"
      className={isPrimeiro ? 'numeral' : 'num'}
      aria-pressed={marcado}
      aria-label={isPrimeiro ? `Capítulo ${capitulo}, ${nome.toLowerCase()}` : nome}
      onClick={onChoose}
    >
      {isPrimeiro ? capitulo : `${numero}${ate === undefined ? '' : `–${ate}`}`}
    </button>
  )
}
