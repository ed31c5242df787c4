import { useMutation, useQuery } from '@tanstack/react-query'
import type { Usuario } from '#contract/auth.ts'
import { EnderecoNovo, trocarEndereco } from '#contract/chaves.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { CampoDaSenha } from '../ui/campo-da-senha.tsx'
import { useForm } from '../ui/use-form.ts'
import { errosComSenha } from './erros-com-senha.ts'
import { SecaoDoPerfil } from './secao.tsx'

interface EnderecoSecaoProps {
  readonly usuario: Usuario
}

/** Another e-mail for the account, where mails are sent: without them nobody could confirm it. */
export function EnderecoSecao({ usuario }: EnderecoSecaoProps) {
  const { data: instalacao } = useQuery(instalacaoQuery())
  const { mutate, isPending, data } = useMutation({
    mutationFn: (body: EnderecoNovo) => request(trocarEndereco, { body }),
    onSuccess: () => {
      reset()
    },
    onError: (error) => {
      if (!showErrors(errosComSenha(error, 'senha')))
        showErro(failureSentence(error, 'Não foi possível pedir a troca'))
    },
  })
  const { campo, handleSubmit, showErrors, reset } = useForm(EnderecoNovo, {
    isBusy: isPending,
    onSubmit: mutate,
  })

  if (!instalacao?.envia_emails) return null
  return (
    <SecaoDoPerfil
      titulo="E-mail"
      texto="O novo e-mail vale depois de confirmado pelo link que enviamos a ele. O de antes é avisado."
    >
      <form className="conta-form" noValidate onSubmit={handleSubmit}>
        <div>
          <p className="label">E-mail da conta</p>
          <p className="conta-email">{usuario.email}</p>
          <p className="small faint dica">
            {usuario.email_confirmado === false ? 'Ainda não confirmado.' : 'Confirmado.'}
          </p>
        </div>
        <Campo rotulo="Novo e-mail" type="email" autoComplete="email" {...campo('email')} />
        <CampoDaSenha
          rotulo="Senha da conta"
          mostrar="Mostrar senha da conta"
          autoComplete="current-password"
          {...campo('senha')}
        />
        <button type="submit" className="btn btn-1" aria-disabled={isPending}>
          {isPending ? 'Enviando…' : 'Trocar o e-mail'}
        </button>
        <p className="small" role="status">
          {data?.success}
        </p>
      </form>
    </SecaoDoPerfil>
  )
}
