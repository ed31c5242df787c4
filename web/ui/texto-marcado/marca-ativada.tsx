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
        <ReferenciaNoTexto referencia={marca.referencia} texto={texto} acoes={acoes}>
          {children}
        </ReferenciaNoTexto>
      )
    case 'ligacao':
      return (
        <LigacaoInterna ligacao={marca} texto={texto} acoes={acoes}>
          {children}
        </LigacaoInterna>
      )
  }
}

interface ReferenciaNoTextoProps extends Omit<MarcaAtivadaProps, 'marca'> {
  readonly referencia: string
}

/** A line that is full breaks inside a longer one. */
const MAX_SEM_QUEBRA = 20

/** Worked like the button that it is, but in the line like a link: beside a button's block the line may break. */
function ReferenciaNoTexto({ referencia, texto, acoes, children }: ReferenciaNoTextoProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line would break between a button and its parenthesis
    <a
      role="button"
      className={texto.length > MAX_SEM_QUEBRA ? 'lig' : 'lig nb'}
      aria-haspopup="dialog"
      href={`#${encodeURIComponent(referencia)}`}
      onClick={(event) => {
        event.preventDefault()
        acoes.onReferencia(referencia, event.currentTarget)
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        acoes.onReferencia(referencia, event.currentTarget)
      }}
    >
      {children}
    </a>
  )
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
