import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ExclusaoDaConta, excluirConta } from '#contract/perfil.ts'
import { ApiError } from '../platform/api-error.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { CampoDaSenha } from '../ui/campo-da-senha.tsx'
import { useForm } from '../ui/use-form.ts'
import { Alerta } from './alerta.tsx'

const FormDaExclusao = ExclusaoDaConta.check(
  z.refine(({ senha }) => senha !== '', { error: 'Informe a senha.', path: ['senha'] }),
)

interface ExcluirDialogProps {
  readonly email: string
  readonly onExcluida: () => void
  /** The dialog closed and the account is still there. */
  readonly onClose: () => void
}

/** Says what goes with the account and asks for the password. */
export function ExcluirContaDialog({ email, onExcluida, onClose }: ExcluirDialogProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: { senha: string }) => request(excluirConta, { body }),
    onSuccess: onExcluida,
    onError: (reason) => {
      if (isWrongSenha(reason)) showErrors({ senha: 'A senha não confere.' })
    },
  })
  const { campo, handleSubmit, showErrors } = useForm(FormDaExclusao, {
    isBusy: isPending || isSuccess,
    onSubmit: mutate,
  })

  return (
    <Alerta
      titulo="Deseja realmente excluir a sua conta?"
      texto="Serão apagados o seu nome, a foto, as notas, os destaques, as marcas, o que você memoriza, os planos de estudo, a estante com as leituras, as preferências e todas as sessões. Não há como recuperá-los."
      acao="Excluir minha conta"
      isPending={isPending || isSuccess}
      erro={
        error && !isWrongSenha(error) ? failureSentence(error, 'Não foi possível excluir a conta') : undefined
      }
      onConfirm={handleSubmit}
      onClose={onClose}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <CampoDaSenha
        rotulo="Senha"
        autoComplete="current-password"
        dica="Para excluir a conta, informe a sua senha."
        {...campo('senha')}
      />
    </Alerta>
  )
}

function isWrongSenha(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'credenciais_invalidas'
}
