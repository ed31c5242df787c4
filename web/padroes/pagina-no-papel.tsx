import type { ReactNode } from 'react'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { ProvasNoPapel, type TextosDasProvas } from '../referencias/public.ts'
import type { Provas } from '../ui/impressao/escolha-de-impressao.ts'
import { partesComReferencias } from './parte.ts'

interface PaginaNoPapelProps {
  readonly pagina: PaginaDoTexto
  readonly provas: Provas
  readonly textos: TextosDasProvas | null
  /** Whose text the Bible's is. */
  readonly credito: ReactNode
  /** The notes, where they were chosen. */
  readonly children: ReactNode
}

/** What only paper shows of a chapter or question: the proof texts and notes that were chosen, and whose text it is. */
export function PaginaNoPapel({ pagina, provas, textos, credito, children }: PaginaNoPapelProps) {
  const comTextos = provas === 'textos' ? textos : null
  return (
    <>
      {provas !== 'nenhuma' && (
        <ProvasNoPapel partes={partesComReferencias(pagina.secoes)} textos={comTextos} />
      )}
      {comTextos && credito}
      {children}
      <p className="no-papel">Minha Biblioteca Westminster. Tradução sob a licença CC BY 4.0.</p>
    </>
  )
}
