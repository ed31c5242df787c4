import { type ReactNode, useRef } from 'react'
import type { Parte } from '#contract/padrao-texto.ts'
import { useAlvo } from '../ui/alvo.ts'
import type { ParagrafoDaSecao } from './paragrafos.ts'
import { type AlvoNaSecao, hasReferencias, splitLastWord } from './parte.ts'

/** Says that a line may not break here (design, "Reference marker"). */
const WORD_JOINER = '\u2060'

interface ParagrafoTextoProps {
  readonly paragrafo: ParagrafoDaSecao
  /** Whether the paragraph opens with the red initial. */
  readonly initial: boolean
  /** The paragraph or part of the section that the address leads to. */
  readonly alvo?: Exclude<AlvoNaSecao, string> | undefined
  /** The marker of a part that has references. */
  readonly renderMarcador: (parte: Parte) => ReactNode
}

/** A paragraph of a standard, with the reference markers in their places. */
export function ParagrafoTexto({ paragrafo, initial, alvo, renderMarcador }: ParagrafoTextoProps) {
  const p = useRef<HTMLParagraphElement>(null)
  const isAlvo = alvo !== undefined && 'paragrafo' in alvo && alvo.paragrafo === paragrafo.numero
  const marcador = alvo !== undefined && 'marcador' in alvo ? alvo.marcador : null
  useAlvo(p, isAlvo)
  const classes = [initial && 'initial', isAlvo && 'alvo'].filter(Boolean)
  return (
    <p ref={p} className={classes.join(' ') || undefined}>
      {paragrafo.partes.map(({ parte, texto }) => (
        <ParteTexto key={parte.id} isAlvo={marcador !== null && parte.marcador === marcador}>
          {hasReferencias(parte) ? <TextoMarcado texto={texto} marcador={renderMarcador(parte)} /> : texto}
        </ParteTexto>
      ))}
    </p>
  )
}

/** A part; an element of its own only where the address leads to it. */
function ParteTexto({ isAlvo, children }: { isAlvo: boolean; children: ReactNode }) {
  return isAlvo ? <ParteAlvo>{children}</ParteAlvo> : children
}

function ParteAlvo({ children }: { children: ReactNode }) {
  const span = useRef<HTMLSpanElement>(null)
  useAlvo(span, true)
  return (
    <span ref={span} className="alvo">
      {children}
    </span>
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
