import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { excluirConta } from '#contract/perfil.ts'
import { ApiError } from '../platform/api-error.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { textOf } from '../platform/form-text.ts'
import { request } from '../platform/request.ts'
import { Campo } from '../ui/campo.tsx'
import { Alerta } from './alerta.tsx'
import { focusField } from './focus-field.ts'

interface ExcluirDialogProps {
  readonly email: string
  readonly onExcluida: () => void
  /** The dialog closed and the account is still there. */
  readonly onClose: () => void
}

/** Says what goes with the account and asks for the password. */
export function ExcluirDialog({ email, onExcluida, onClose }: ExcluirDialogProps) {
  const [erroDaSenha, setErroDaSenha] = useState<string>()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ senha }: { senha: string; form: HTMLFormElement }) =>
      request(excluirConta, { body: { senha } }),
    onSuccess: onExcluida,
    onError: (reason, { form }) => {
      if (!isWrongSenha(reason)) return
      setErroDaSenha('A senha não confere.')
      focusField(form, 'senha')
    },
  })

  function handleConfirm(form: HTMLFormElement) {
    const senha = textOf(new FormData(form), 'senha')
    if (senha !== '') return mutate({ senha, form })
    setErroDaSenha('Informe a senha.')
    focusField(form, 'senha')
  }

  return (
    <Alerta
      titulo="Deseja realmente excluir a sua conta?"
      texto="Serão apagados o seu nome, a foto, as notas, a estante com as leituras, as preferências e todas as sessões. Não há como recuperá-los."
      acao="Excluir minha conta"
      isPending={isPending || isSuccess}
      erro={
        error && !isWrongSenha(error) ? failureSentence(error, 'Não foi possível excluir a conta') : undefined
      }
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Campo
        rotulo="Senha"
        name="senha"
        type="password"
        autoComplete="current-password"
        dica="Para excluir a conta, informe a sua senha."
        erro={erroDaSenha}
        onChange={() => setErroDaSenha(undefined)}
      />
    </Alerta>
  )
}

function isWrongSenha(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'credenciais_invalidas'
}
