import { Fragment } from 'react'
import type { CapituloCitado } from './capitulos-citados.ts'

interface VersosCitadosProps {
  readonly versiculos: CapituloCitado['versiculos']
  /** Numbers stand in the text when there is more than one verse. */
  readonly numerado: boolean
}

/** The verses of a reference; words that another edition lends have its short name after them. */
export function VersosCitados({ versiculos, numerado }: VersosCitadosProps) {
  return versiculos.map(({ numero_versiculo, ate, texto_biblico, edicao }, index) => (
    // Two chapters or editions may have a verse of the same number; the list does not change.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && ' '}
      {numerado && <sup>{ate === undefined ? numero_versiculo : `${numero_versiculo}–${ate}`}</sup>}
      {texto_biblico}
      {edicao !== undefined && versiculos[index + 1]?.edicao !== edicao && (
        <small className="emprestada"> ({edicao})</small>
      )}
    </Fragment>
  ))
}
