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
  const isPrimeiro = numero === 1
  // A dash between numbers is not read out.
  const nome = ate === undefined ? `Versículo ${numero}` : `Versículos ${numero} a ${ate}`
  const falado = isPrimeiro ? `Capítulo ${capitulo}, ${nome.toLowerCase()}` : nome
  const button = {
    type: 'button',
    className: isPrimeiro ? 'numeral' : 'num',
    'aria-pressed': marcado,
    onClick: onChoose,
  } as const
  const escrito = ate === undefined ? numero : `${numero}–${ate}`
  if (isPrimeiro || ate === undefined) {
    return (
      <button {...button} aria-label={falado}>
        {isPrimeiro ? capitulo : escrito}
      </button>
    )
  }
  // A label that is not what is written would be none to who speaks to the page.
  return (
    <button {...button}>
      <span className="sr">{falado}</span>
      <span aria-hidden="true">{escrito}</span>
    </button>
  )
}
