import { QuestaoDialog } from '../ui/questao-dialog.tsx'

interface RemoverDialogProps {
  /** Of the book. */
  readonly titulo: string
  readonly onConfirm: () => void
  /** Called once when the dialog has closed, whatever closed it. */
  readonly onClose: () => void
}

/** Asks before a book that is being read leaves the shelf, with the place where the reader stopped. */
export function RemoverDialog({ titulo, onConfirm, onClose }: RemoverDialogProps) {
  return (
    <QuestaoDialog
      titulo="Deseja remover este livro da estante?"
      texto={`“${titulo}” sairá da estante, e o lugar em que você parou será esquecido.`}
      onSim={(close) => {
        close()
        onConfirm()
      }}
      onClose={onClose}
    />
  )
}
