import { useMutation } from '@tanstack/react-query'
import { PedidoDeSenha, pedirSenhaNova } from '#contract/chaves.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { useForm } from '../ui/use-form.ts'

/** Asks for the link to a new password. What it says stays: the reader goes to his mailbox and may come back. */
export function PedidoForm() {
  const { mutate, isPending, data } = useMutation({
    mutationFn: (body: PedidoDeSenha) => request(pedirSenhaNova, { body }),
    onError: (error) => showErro(failureSentence(error, 'Não foi possível pedir o link')),
  })
  const { campo, handleSubmit } = useForm(PedidoDeSenha, { isBusy: isPending, onSubmit: mutate })

  return (
    <>
      <p className={data && 'nota-da-entrada'} role="status">
        {data?.success}
      </p>
      <form noValidate onSubmit={handleSubmit}>
        <Campo rotulo="E-mail" type="email" autoComplete="email" {...campo('email')} />
        <button type="submit" className="btn btn-1 btn-lg" aria-disabled={isPending}>
          {data ? 'Enviar de novo' : 'Enviar o link'}
        </button>
      </form>
    </>
  )
}
