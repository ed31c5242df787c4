import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Conta, excluirContaDoLeitor } from '#contract/editora/leitores.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { useNavigate } from '../../platform/router/use-navigate.ts'
import { showSucesso } from '../../ui/banner-store.ts'
import { Campo } from '../../ui/campo.tsx'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { CONTAS_KEY } from './queries.ts'

interface ExcluirDaEditoraDialogProps {
  readonly conta: Conta
  readonly onClose: () => void
}

/** Asks before an account is deleted; its e-mail must be written. */
export function ExcluirDaEditoraDialog({ conta, onClose }: ExcluirDaEditoraDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => request(excluirContaDoLeitor, { params: { id: conta.id }, body: { email } }),
    onSuccess: async ({ success }) => {
      showSucesso(success)
      await navigate(paths.editora('leitores'), { replace: true })
      await queryClient.invalidateQueries({ queryKey: CONTAS_KEY })
    },
  })
  return (
    <QuestaoDialog
      titulo="Excluir esta conta?"
      texto={`Tudo o que é de ${conta.nome} é apagado: notas, destaques, leituras, sessões. Não há como desfazer.`}
      rotulos={{ sim: 'Excluir', nao: 'Cancelar' }}
      isPending={isPending}
      onSim={() => mutate()}
      onClose={onClose}
    >
      <Campo
        rotulo="Escreva o e-mail da conta"
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => {
          reset()
          setEmail(target.value)
        }}
        dica={conta.email}
        erro={error ? failureSentence(error, 'Não foi possível excluir a conta') : undefined}
      />
    </QuestaoDialog>
  )
}
