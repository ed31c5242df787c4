import { QuestaoDialog } from '../ui/questao-dialog.tsx'
import type { Pendencias } from './saida.ts'
import { textosDaSaida } from './textos-da-saida.ts'

const ROTULOS = { sim: 'Sair e descartar', nao: 'Voltar' }

interface SairDialogProps {
  readonly pendencias: Pendencias
  readonly onAnswer: (sai: boolean) => void
}

/** Asks whether to leave although something of the reader is on this device only. */
export function SairDialog({ pendencias, onAnswer }: SairDialogProps) {
  const { titulo, texto } = textosDaSaida(pendencias)
  return (
    <QuestaoDialog
      titulo={titulo}
      texto={texto}
      rotulos={ROTULOS}
      onSim={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}
