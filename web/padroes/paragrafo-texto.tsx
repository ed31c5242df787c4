import { Fragment, type ReactNode, useRef } from 'react'
import type { Parte } from '#contract/padrao-texto.ts'
import { useAlvo } from '../ui/alvo.ts'
import type { ParagrafoDaSecao } from './paragrafos.ts'
import { hasReferencias, splitLastWord } from './parte.ts'

/** Says that a line may not break here (design, "Reference marker"). */
const WORD_JOINER = '\u2060'

interface ParagrafoTextoProps {
  readonly paragrafo: ParagrafoDaSecao
  /** Whether the paragraph opens with the red initial. */
  readonly initial: boolean
  /** Whether the address leads here. */
  readonly isAlvo: boolean
  /** The marker of a part that has references. */
  readonly renderMarcador: (parte: Parte) => ReactNode
}

/** A paragraph of a standard, with the reference markers in their places. */
export function ParagrafoTexto({ paragrafo, initial, isAlvo, renderMarcador }: ParagrafoTextoProps) {
  const p = useRef<HTMLParagraphElement>(null)
  useAlvo(p, isAlvo)
  const classes = [initial && 'initial', isAlvo && 'alvo'].filter(Boolean)
  return (
    <p ref={p} className={classes.join(' ') || undefined}>
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
      <span className="nb">
        {ultima}
        {WORD_JOINER}
        {marcador}
      </span>
    </>
  )
}
