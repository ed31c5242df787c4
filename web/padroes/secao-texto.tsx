import type { ReactNode } from 'react'
import type { Parte, Secao } from '#contract/padroes.ts'
import { ParagrafoTexto } from './paragrafo-texto.tsx'
import { groupParagrafos, isLongerThanThreeLines } from './paragrafos.ts'

interface SecaoTextoProps {
  readonly secao: Secao
  /** The first section of a chapter may open with the red initial. */
  readonly first: boolean
  readonly renderMarcador: (parte: Parte) => ReactNode
  /** The printed margin, beside the text from 1024 px. */
  readonly margem: ReactNode
}

/** One section of a standard: its number hung at the left, the text, the proof texts in the margin. */
export function SecaoTexto({ secao, first, renderMarcador, margem }: SecaoTextoProps) {
  return (
    <section className="sec" id={`s${secao.secao}`}>
      <h2 className="no">Seção {secao.secao}</h2>
      <div className="read">
        {groupParagrafos(secao.partes).map((paragrafo, index) => (
          <ParagrafoTexto
            key={paragrafo.numero}
            paragrafo={paragrafo}
            initial={first && index === 0 && isLongerThanThreeLines(paragrafo)}
            renderMarcador={renderMarcador}
          />
        ))}
      </div>
      {margem}
    </section>
  )
}
