import '../styles/lembrete.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enviarConfirmacao } from '#contract/chaves.ts'
import { userQuery } from '../auth/public.ts'
import { ApiError } from '../platform/api-error.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'

interface LembreteProps {
  readonly email: string
}

/** A quiet line: the address of the account is not confirmed yet. */
export function Lembrete({ email }: LembreteProps) {
  const queryClient = useQueryClient()
  const [enviado, setEnviado] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(enviarConfirmacao),
    onSuccess: ({ success }) => setEnviado(success),
    onError: (error) => {
      // It was confirmed meanwhile, elsewhere: then there is nothing to remind of.
      if (error instanceof ApiError && error.code === 'estado_nao_permite') {
        void queryClient.invalidateQueries(userQuery())
      } else showErro(failureSentence(error, 'Não foi possível enviar o link'))
    },
  })

  return (
    <aside className="lembrete" aria-label="Confirmação do e-mail">
      <p className="page small" role="status">
        {enviado || (
          <>
            Falta confirmar o seu e-mail, <span className="endereco">{email}</span>, pelo link da nossa
            mensagem.{' '}
          </>
        )}
        {!enviado && (
          <button
            type="button"
            className="link"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
          >
            Enviar de novo
          </button>
        )}
      </p>
    </aside>
  )
}
