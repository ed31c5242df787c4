import { type Destaque, MAX_NOTA_DO_DESTAQUE } from '#contract/destaques.ts'
import { CartaoDoTrecho } from './cartao-do-trecho.tsx'
import { ExcluirDestaqueDialog } from './excluir-destaque-dialog.tsx'
import type { Destaques } from './use-destaques.ts'

interface DestaqueDialogProps {
  readonly destaque: Destaque
  readonly destaques: Pick<Destaques, 'editar' | 'excluir'>
  /** The reader wants to write: the note has the focus. */
  readonly isAnotando: boolean
  readonly onClose: () => void
}

/** The card of a highlight. */
export function DestaqueDialog({ destaque, destaques, isAnotando, onClose }: DestaqueDialogProps) {
  const { id, trecho, cor, nota } = destaque
  function handleExcluir() {
    destaques.excluir(id)
    onClose()
  }
  return (
    <CartaoDoTrecho
      titulo="Destaque"
      id={id}
      trecho={trecho}
      copia={trecho}
      cor={cor}
      nota={nota}
      max={MAX_NOTA_DO_DESTAQUE}
      alterado="Este destaque foi alterado"
      isAnotando={isAnotando}
      onCor={(next) => destaques.editar(id, { cor: next })}
      onSalvar={(next) => destaques.editar(id, { nota: next })}
      excluir="Excluir destaque"
      renderPergunta={(onNao) => (
        <ExcluirDestaqueDialog destaque={destaque} onNao={onNao} onSim={handleExcluir} />
      )}
      onClose={onClose}
    />
  )
}
