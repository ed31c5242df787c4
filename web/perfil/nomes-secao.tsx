import { useMutation, useQuery } from '@tanstack/react-query'
import type { Usuario } from '#contract/auth.ts'
import { atualizarNomes, Nomes } from '#contract/perfil.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { request } from '../platform/request.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { useForm } from '../ui/use-form.ts'
import { SecaoDoPerfil } from './secao.tsx'

interface NomesSecaoProps {
  readonly usuario: Usuario
  readonly onChange: (usuario: Usuario) => void
}

/** First and last name; where no mails are sent the e-mail stands below them, since it cannot be changed. */
export function NomesSecao({ usuario, onChange }: NomesSecaoProps) {
  const { data: instalacao } = useQuery(instalacaoQuery())
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Nomes) => request(atualizarNomes, { body }),
    onSuccess: (changed) => {
      onChange(changed)
      showSucesso('Nome salvo.')
    },
    onError: (error) => showErro(failureSentence(error, 'Não foi possível salvar o nome')),
  })

  const { campo, handleSubmit } = useForm(Nomes, { isBusy: isPending, onSubmit: mutate })

  return (
    <SecaoDoPerfil titulo="Dados pessoais" texto="O nome aparece no alto da página.">
      <form className="conta-form" noValidate onSubmit={handleSubmit}>
        <Campo
          rotulo="Nome"
          autoComplete="given-name"
          defaultValue={usuario.first_name}
          {...campo('first_name')}
        />
        <Campo
          rotulo="Sobrenome"
          autoComplete="family-name"
          defaultValue={usuario.last_name}
          {...campo('last_name')}
        />
        {!instalacao?.envia_emails && (
          <div>
            <p className="label">E-mail</p>
            <p className="conta-email">{usuario.email}</p>
            <p className="small faint dica">O e-mail identifica a sua conta e não pode ser alterado aqui.</p>
          </div>
        )}
        <button type="submit" className="btn btn-1" aria-disabled={isPending}>
          {isPending ? 'Salvando…' : 'Salvar'}
        </button>
      </form>
    </SecaoDoPerfil>
  )
}
