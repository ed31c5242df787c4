import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { SenhaNova } from '#contract/auth.ts'
import { escolherSenha } from '#contract/chaves.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { CampoDaSenha } from '../ui/campo-da-senha.tsx'
import { useForm } from '../ui/use-form.ts'

const Formulario = z.object({ senha_nova: SenhaNova })

interface SenhaNovaFormProps {
  readonly chave: string
  /** The key opens nothing any more. @param sentence why */
  readonly onInvalida: (sentence: string) => void
}

/** A new password with the key of a mail. It opens no session: the login page follows. */
export function SenhaNovaForm({ chave, onInvalida }: SenhaNovaFormProps) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (values: z.output<typeof Formulario>) =>
      request(escolherSenha, { body: { chave, ...values } }),
    onSuccess: async ({ success }) => {
      await navigate(paths.login(), { replace: true })
      showSucesso(success)
    },
    onError: (error) => {
      const { code, fields } = error instanceof ApiError ? error : { code: '', fields: {} }
      if (code === 'chave_invalida' || 'chave' in fields) onInvalida(error.message)
      else if (!showErrors(fields)) showErro(failureSentence(error, 'Não foi possível trocar a senha'))
    },
  })
  const { campo, handleSubmit, showErrors } = useForm(Formulario, { isBusy: isPending, onSubmit: mutate })

  return (
    <form noValidate onSubmit={handleSubmit}>
      <CampoDaSenha
        rotulo="Senha nova"
        autoComplete="new-password"
        dica="Use ao menos 8 caracteres."
        {...campo('senha_nova')}
      />
      <button type="submit" className="btn btn-1 btn-lg" aria-disabled={isPending}>
        {isPending ? 'Trocando…' : 'Trocar a senha'}
      </button>
    </form>
  )
}
