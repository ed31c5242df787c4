import { Fragment } from 'react'
import type { Parte } from '#contract/padrao-texto.ts'
import { formatCitacao } from './citacao.ts'
import { Marcador } from './marcador.tsx'
import type { Referencias } from './use-referencias.ts'

interface TextosProvaProps {
  /** Parts that have references, in reading order. */
  readonly partes: readonly Parte[]
  readonly referencias: Referencias
}

/** The citations of a section in the outer margin, as the Assembly printed them; shown from 1024 px. */
export function TextosProva({ partes, referencias }: TextosProvaProps) {
  if (partes.length === 0) return null
  return (
    <ol className="margin" aria-label="Textos-prova">
      {partes.map((parte) => (
        <li key={parte.id}>
          <Marcador parte={parte} referencias={referencias} />
          <span>
            {parte.referencias.map(({ referencia }, index) => (
              <Fragment key={referencia}>
                {index > 0 && '; '}
                <span className="nb">{formatCitacao(referencia)}</span>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
