import type { Destaque } from '#contract/destaques.ts'
import { QuestaoDialog } from '../ui/questao-dialog.tsx'

interface ExcluirDestaqueDialogProps {
  readonly destaque: Destaque
  readonly onNao: () => void
  /** @param close closes the dialog, which is still open */
  readonly onSim: (close: () => void) => void
}

/** Asks before a highlight is deleted. */
export function ExcluirDestaqueDialog({ destaque, onNao, onSim }: ExcluirDestaqueDialogProps) {
  const perda =
    destaque.nota === '' ? 'O trecho deixa de estar marcado.' : 'A nota sobre o trecho vai com ele.'
  return (
    <QuestaoDialog
      titulo="Deseja realmente excluir este destaque?"
      texto={`${perda} Não há como recuperá-lo.`}
      onSim={onSim}
      onClose={onNao}
    />
  )
}
