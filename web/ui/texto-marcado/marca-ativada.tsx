import type { ReactNode } from 'react'
import type { AcoesDoTexto } from './acoes.ts'
import type { Ligacao, MarcaAtiva } from './faixas.ts'

interface MarcaAtivadaProps {
  readonly marca: MarcaAtiva
  readonly texto: string
  readonly acoes: AcoesDoTexto
  readonly children: ReactNode
}

/** A link, the marker of a footnote, or a Bible reference. */
export function MarcaAtivada({ marca, texto, acoes, children }: MarcaAtivadaProps) {
  switch (marca.tipo) {
    case 'externa':
      return (
        <a className="lig" href={marca.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      )
    case 'referencia':
      return (
        <button
          type="button"
          className="lig"
          aria-haspopup="dialog"
          onClick={(event) => acoes.onReferencia(marca.referencia, event.currentTarget)}
        >
          {children}
        </button>
      )
    case 'ligacao':
      return (
        <LigacaoInterna ligacao={marca} texto={texto} acoes={acoes}>
          {children}
        </LigacaoInterna>
      )
  }
}

interface LigacaoInternaProps extends Omit<MarcaAtivadaProps, 'marca'> {
  readonly ligacao: Ligacao
}

/** Links and not buttons: a button stands in a line as one block, which a marker and the words of a link must not. */
function LigacaoInterna({ ligacao, texto, acoes, children }: LigacaoInternaProps) {
  const nota = ligacao.nota && ({ role: 'doc-noteref', 'aria-haspopup': 'dialog' } as const)
  return (
    <a
      {...nota}
      className={ligacao.nota ? 'ref' : 'lig'}
      aria-label={ligacao.nota ? `Nota ${texto.replace(/[[\]()]/g, '').trim()}` : undefined}
      href={`#${ligacao.paragrafo_id ?? ''}`}
      onClick={(event) => {
        event.preventDefault()
        acoes.onLigacao(ligacao, texto)
      }}
    >
      {children}
    </a>
  )
}
