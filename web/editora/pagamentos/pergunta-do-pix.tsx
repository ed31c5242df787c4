import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmarPix, devolverPix, type PixDaMesa } from '#contract/editora/pagamentos.ts'
import { formatReais } from '#contract/reais.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { showErro, showSucesso } from '../../ui/banner-store.ts'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { PAGAMENTOS_KEY } from './queries.ts'

/** What the desk is about to say of a Pix. */
export interface PerguntaSobrePix {
  readonly pix: PixDaMesa
  readonly ato: 'confirmar' | 'devolver'
}

interface PerguntaDoPixProps extends PerguntaSobrePix {
  /** Called after the dialog has closed. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks before a payment is confirmed or said to be given back, naming reader and amount. */
export function PerguntaDoPix({ pix, ato, onDone, onClose }: PerguntaDoPixProps) {
  const queryClient = useQueryClient()
  const params = { usuario: pix.usuario_id, id: pix.id }
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(ato === 'confirmar' ? confirmarPix : devolverPix, { params }),
    onSuccess: ({ success }) => showSucesso(success),
    onError: (error) => showErro(failureSentence(error, 'Não foi possível registrar isto')),
    // A refusal tells that the bank or somebody else was faster.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: PAGAMENTOS_KEY }),
  })
  return (
    <QuestaoDialog
      {...textosDo(pix, ato)}
      isPending={isPending}
      onSim={(close) => mutate(undefined, { onSuccess: () => onEnd(close, onDone), onError: close })}
      onClose={onClose}
    />
  )
}

function onEnd(close: () => void, onDone: () => void): void {
  close()
  onDone()
}

function textosDo({ valor, email, txid }: PixDaMesa, ato: PerguntaSobrePix['ato']) {
  const pagamento = `${formatReais(valor)} de ${email} (código ${txid})`
  if (ato === 'confirmar') {
    return {
      titulo: 'Confirmar este Pix?',
      texto: `${pagamento}. Confirme só o dinheiro que você viu entrar na conta da editora: a assinatura passa a valer na hora.`,
      rotulos: { sim: 'Confirmar', nao: 'Cancelar' },
    }
  }
  return {
    titulo: 'Registrar a devolução?',
    texto: `${pagamento}. Registre só o que você já devolveu no banco, porque nada é devolvido por aqui. O período que este pagamento deu sai da assinatura.`,
    rotulos: { sim: 'Registrar', nao: 'Cancelar' },
  }
}
