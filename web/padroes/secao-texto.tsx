import { Fragment, type ReactNode, useRef } from 'react'
import type { Parte, SecaoDaPagina } from '#contract/padrao-texto.ts'
import { useAlvo } from '../ui/alvo.ts'
import { fitsInitial } from './fits-initial.ts'
import { ParagrafoTexto } from './paragrafo-texto.tsx'
import { groupParagrafos } from './paragrafos.ts'
import type { AlvoNaSecao } from './parte.ts'

interface SecaoTextoProps {
  readonly secao: SecaoDaPagina
  readonly id: string
  /** What a copy cites: '8.2'. */
  readonly lugar: string
  /** Hung at the left: 'Seção 3' or 'Resposta'. Without it only the text is shown. */
  readonly rotulo?: ReactNode
  /** Level of the label among the page's headings; titles inside the section are one below. */
  readonly nivel: 2 | 3
  /** The first section of a page may open with the red initial. */
  readonly first: boolean
  /** What the address leads to. */
  readonly alvo?: AlvoNaSecao | undefined
  /** The marker of a part that has references. */
  readonly renderMarcador: (parte: Parte) => ReactNode
  /** The section in another language. */
  readonly aoLado?: ReactNode
  /** The printed margin, beside the text from 1024 px. */
  readonly margem?: ReactNode
}

/** One section of a standard: its label hung at the left, the text, the proof texts in the margin. */
export function TextoDaSecao({
  secao,
  id,
  lugar,
  rotulo,
  nivel,
  first,
  alvo,
  renderMarcador,
  aoLado,
  margem,
}: SecaoTextoProps) {
  const Rotulo = nivel === 2 ? 'h2' : 'h3'
  const Titulo = nivel === 2 ? 'h3' : 'h4'
  const isAlvo = alvo === 'inteira'
  const section = useRef<HTMLElement>(null)
  useAlvo(section, isAlvo)
  return (
    <section ref={section} className={isAlvo ? 'sec alvo' : 'sec'} id={id} data-lugar={lugar}>
      {rotulo && <Rotulo className="no">{rotulo}</Rotulo>}
      <div className="read">
        {secao.titulo && <Titulo className="h3">{secao.titulo}</Titulo>}
        {groupParagrafos(secao.partes).map((paragrafo, index) => (
          <Fragment key={paragrafo.numero}>
            {paragrafo.subtitulo && <Titulo className="subtitulo">{paragrafo.subtitulo}</Titulo>}
            <ParagrafoTexto
              paragrafo={paragrafo}
              initial={first && index === 0 && fitsInitial(paragrafo)}
              alvo={typeof alvo === 'object' ? alvo : undefined}
              renderMarcador={renderMarcador}
            />
          </Fragment>
        ))}
        {secao.destaque && <Destaque texto={secao.destaque} isAlvo={alvo === 'destaque'} />}
      </div>
      {aoLado}
      {margem}
    </section>
  )
}

function Destaque({ texto, isAlvo }: { texto: string; isAlvo: boolean }) {
  const p = useRef<HTMLParagraphElement>(null)
  useAlvo(p, isAlvo)
  return (
    <p ref={p} className={isAlvo ? 'destaque alvo' : 'destaque'}>
      {texto}
    </p>
  )
}
