import { QuestaoDialog } from '../ui/questao-dialog.tsx'

const ROTULOS = { sim: 'Sair e descartar', nao: 'Ficar' }

/** Asks whether to leave although notes wait on this device. */
export function SairDialog({ onAnswer }: { onAnswer: (sai: boolean) => void }) {
  return (
    <QuestaoDialog
      titulo="Há notas que ainda não foram enviadas."
      texto="Elas estão só neste aparelho. Se você sair agora, elas serão apagadas; se ficar, serão enviadas quando a conexão voltar."
      rotulos={ROTULOS}
      onSim={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}
