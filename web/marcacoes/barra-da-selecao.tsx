import { Tag, Trash2, X } from 'lucide-react'
import { formatQuantidade } from '../platform/quantidade.ts'

interface BarraDaSelecaoProps {
  readonly total: number
  readonly onEtiquetas: () => void
  readonly onExcluir: () => void
  readonly onClear: () => void
}

/** What can be done with all that is selected; it stays in sight. */
export function BarraDaSelecao({ total, onEtiquetas, onExcluir, onClear }: BarraDaSelecaoProps) {
  return (
    <section className="marcacoes-barra" aria-label="Seleção">
      <p role="status">{formatQuantidade(total, 'selecionada', 'selecionadas')}</p>
      <button type="button" className="btn btn-2 btn-sm" aria-haspopup="dialog" onClick={onEtiquetas}>
        <Tag className="i" aria-hidden="true" /> Etiquetas
      </button>
      <button type="button" className="btn btn-2 btn-sm" onClick={onExcluir}>
        <Trash2 className="i" aria-hidden="true" /> Excluir
      </button>
      <button type="button" className="icon-btn" aria-label="Limpar a seleção" onClick={onClear}>
        <X className="i" aria-hidden="true" />
      </button>
    </section>
  )
}
