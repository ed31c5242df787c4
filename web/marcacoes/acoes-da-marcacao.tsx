import { Pencil, Tag, Trash2 } from 'lucide-react'
import type { Marcacao } from '#contract/marcacoes.ts'

interface AcoesDaMarcacaoProps {
  readonly marcacao: Marcacao
  readonly isEditando: boolean
  readonly onEditar: (trigger: HTMLElement) => void
  readonly onEtiquetas: () => void
  readonly onExcluir: () => void
}

/** Its pencil, its tag and its bin. */
export function AcoesDaMarcacao(props: AcoesDaMarcacaoProps) {
  const { marcacao, isEditando, onEditar, onEtiquetas, onExcluir } = props
  const nome = [marcacao.citacao, marcacao.titulo.trim()].filter(Boolean).join(', ')
  return (
    <div className="marcacao-acoes">
      <button
        type="button"
        className="icon-btn"
        aria-label={`Editar: ${nome}`}
        title="Editar"
        {...(marcacao.tipo === 'nota' ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': isEditando })}
        onClick={({ currentTarget }) => onEditar(currentTarget)}
      >
        <Pencil className="i" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Etiquetas: ${nome}`}
        title="Etiquetas"
        aria-haspopup="dialog"
        onClick={onEtiquetas}
      >
        <Tag className="i" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Excluir: ${nome}`}
        title="Excluir"
        onClick={onExcluir}
      >
        <Trash2 className="i" aria-hidden="true" />
      </button>
    </div>
  )
}
