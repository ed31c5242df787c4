import { Fragment, type ReactNode } from 'react'
import type { Parte } from '#contract/padroes.ts'
import type { Paragrafo } from '../platform/padroes/paragrafos.ts'
import { hasReferencias, splitLastWord } from './paragrafos.ts'

/** Says that a line may not break here (design, "Reference marker"). */
const WORD_JOINER = '\u2060'

interface ParagrafoTextoProps {
  readonly paragrafo: Paragrafo
  /** Whether the paragraph opens with the red initial. */
  readonly initial: boolean
  /** The marker of a part that has references. */
  readonly renderMarcador: (parte: Parte) => ReactNode
}

/** A paragraph of a standard, with the reference markers in their places. */
export function ParagrafoTexto({ paragrafo, initial, renderMarcador }: ParagrafoTextoProps) {
  return (
    <p className={initial ? 'initial' : undefined}>
      {paragrafo.partes.map(({ parte, texto }) => (
        <Fragment key={parte.id}>
          {hasReferencias(parte) ? <TextoMarcado texto={texto} marcador={renderMarcador(parte)} /> : texto}
        </Fragment>
      ))}
    </p>
  )
}

function TextoMarcado({ texto, marcador }: { texto: string; marcador: ReactNode }) {
  const [inicio, ultima] = splitLastWord(texto)
  return (
    <>
      {inicio}
      <span className="whitespace-nowrap">
        {ultima}
        {WORD_JOINER}
        {marcador}
      </span>
    </>
  )
}
