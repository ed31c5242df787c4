import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Marcacao } from '#contract/marcacoes.ts'
import { ROTULOS } from '../destaques/public.ts'
import { NotaTexto } from '../notas/public.ts'
import { formatDia } from '../platform/format-dia.ts'
import { enderecoDaMarcacao } from './endereco-da-marcacao.ts'

const NOMES_DOS_TIPOS = { nota: 'Nota', destaque: 'Destaque', marca: 'Marca' } as const

interface LinhaDaMarcacaoProps {
  readonly marcacao: Marcacao
  readonly isEscolhida: boolean
  readonly onEscolher: () => void
  readonly acoes: ReactNode
  /** Its form, while it is edited. */
  readonly children: ReactNode
}

/** A note, highlight or mark in the list. */
export function LinhaDaMarcacao(props: LinhaDaMarcacaoProps) {
  const { marcacao, isEscolhida, onEscolher, acoes, children } = props
  const { tipo, id, citacao, titulo, trecho, nota, cor, criada_em, etiquetas } = marcacao
  return (
    // Back finds the list at the one that it was left at.
    <li className="marcacao" id={`${tipo}-${id}`}>
      <div className="marcacao-topo">
        <input
          type="checkbox"
          aria-label={`Selecionar: ${[citacao, titulo.trim()].filter(Boolean).join(', ')}`}
          checked={isEscolhida}
          onChange={onEscolher}
        />
        <h2 className="marcacao-lugar" dir="auto">
          <Link to={enderecoDaMarcacao(marcacao)}>{citacao || 'Lugar no texto'}</Link>
        </h2>
        <p className="meta">
          {NOMES_DOS_TIPOS[tipo]}
          {cor && (
            <>
              {' · '}
              <span className="amostra-miuda" data-cor={cor} aria-hidden="true" /> {ROTULOS[cor]}
            </>
          )}
          {' · '}
          <time dateTime={criada_em}>{formatDia(criada_em)}</time>
        </p>
      </div>
      <div className="marcacao-corpo">
        {trecho !== '' && (
          <blockquote data-cor={cor ?? undefined}>
            <NotaTexto texto={trecho} />
          </blockquote>
        )}
        {titulo.trim() !== '' && (
          <p className="h3" dir="auto">
            {titulo}
          </p>
        )}
        <NotaTexto texto={nota} />
        {etiquetas.length > 0 && (
          <ul className="marcacao-etiquetas" aria-label="Etiquetas">
            {etiquetas.map((etiqueta) => (
              <li key={etiqueta.id} dir="auto">
                {etiqueta.nome}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
      {acoes}
    </li>
  )
}
