import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type TrocaDeSenha, trocarSenha } from '#contract/perfil.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { CampoDaSenha } from '../ui/campo-da-senha.tsx'
import { useForm } from '../ui/use-form.ts'
import { errosComSenha } from './erros-com-senha.ts'
import { FormDaSenha } from './form-da-senha.ts'
import { sessoesQuery } from './queries.ts'
import { SecaoDoPerfil } from './secao.tsx'

interface SenhaSecaoProps {
  /** Tells password managers whose password this is. */
  readonly email: string
}

/** Change of password. */
export function SenhaSecao({ email }: SenhaSecaoProps) {
  const queryClient = useQueryClient()

  const { mutate, isPending } = useMutation({
    mutationFn: (body: TrocaDeSenha) => request(trocarSenha, { body }),
    onSuccess: ({ success }) => {
      reset()
      showSucesso(`${success} As outras sessões foram encerradas.`)
      void queryClient.invalidateQueries(sessoesQuery())
    },
    onError: (error) => {
      if (!showErrors(errosComSenha(error, 'senha_atual')))
        showErro(failureSentence(error, 'Não foi possível alterar a senha'))
    },
  })
  const { campo, handleSubmit, showErrors, reset } = useForm(FormDaSenha, {
    isBusy: isPending,
    onSubmit: ({ senha_atual, senha_nova }) => mutate({ senha_atual, senha_nova }),
  })

  return (
    <SecaoDoPerfil titulo="Senha" texto="Ao alterar a senha, as outras sessões abertas são encerradas.">
      <form className="conta-form" noValidate onSubmit={handleSubmit}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <CampoDaSenha
          rotulo="Senha atual"
          mostrar="Mostrar senha atual"
          autoComplete="current-password"
          {...campo('senha_atual')}
        />
        <CampoDaSenha
          rotulo="Senha nova"
          mostrar="Mostrar senha nova"
          autoComplete="new-password"
          dica="Use ao menos 8 caracteres."
          {...campo('senha_nova')}
        />
        <CampoDaSenha
          rotulo="Repita a senha nova"
          mostrar="Mostrar senha repetida"
          autoComplete="new-password"
          {...campo('repeticao')}
        />
        <button type="submit" className="btn btn-1" aria-disabled={isPending}>
          {isPending ? 'Alterando…' : 'Alterar a senha'}
        </button>
      </form>
    </SecaoDoPerfil>
  )
}
