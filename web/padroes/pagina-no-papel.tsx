import type { ReactNode } from 'react'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import {
  origemDoTexto,
  ProvasNoPapel,
  type RenderCredito,
  type TextosDasProvas,
} from '../referencias/public.ts'
import type { Provas } from '../ui/impressao/escolha-de-impressao.ts'
import { partesComReferencias } from './parte.ts'

interface PaginaNoPapelProps {
  readonly pagina: PaginaDoTexto
  readonly provas: Provas
  readonly textos: TextosDasProvas | null
  readonly renderCredito: RenderCredito
  /** The notes, where they were chosen. */
  readonly children: ReactNode
}

/** What only paper shows of a chapter or question: the proof texts and notes that were chosen, and whose text it is. */
export function PaginaNoPapel({ pagina, provas, textos, renderCredito, children }: PaginaNoPapelProps) {
  const comTextos = provas === 'textos' ? textos : null
  return (
    <>
      {provas !== 'nenhuma' && (
        <ProvasNoPapel partes={partesComReferencias(pagina.secoes)} textos={comTextos} />
      )}
      {comTextos && renderCredito(origemDoTexto([...comTextos.values()]))}
      {children}
      <p className="no-papel">Minha Biblioteca Westminster. Tradução sob a licença CC BY 4.0.</p>
    </>
  )
}
