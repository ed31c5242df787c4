import { Pencil, Trash2 } from 'lucide-react'
import type { Nota } from '#contract/notas.ts'
import { tituloOf } from './texto-da-nota.ts'

interface NotaAcoesProps {
  readonly nota: Nota
  /** @param trigger the button that was used */
  readonly onEdit: (trigger: HTMLElement) => void
  readonly onDelete: (trigger: HTMLElement) => void
}

/** The pencil and the bin of a note. */
export function NotaAcoes({ nota, onEdit, onDelete }: NotaAcoesProps) {
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-haspopup="dialog"
        aria-label={`Editar nota: ${tituloOf(nota)}`}
        onClick={({ currentTarget }) => onEdit(currentTarget)}
      >
        <Pencil className="i" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-haspopup="dialog"
        aria-label={`Excluir nota: ${tituloOf(nota)}`}
        onClick={({ currentTarget }) => onDelete(currentTarget)}
      >
        <Trash2 className="i" aria-hidden="true" />
      </button>
    </>
  )
}

/** The pencil of the row that an element stands in: what leads back to a draft goes with it, the pencil stays. */
export function pencilOf(element: HTMLElement): HTMLElement {
  return element.closest('li')?.querySelector<HTMLElement>('.icon-btn') ?? element
}
