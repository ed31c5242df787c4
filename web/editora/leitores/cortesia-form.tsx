import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type AssinaturaDoLeitor, darCortesia, MAX_ANOS_DE_CORTESIA } from '#contract/editora/cortesia.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { formatDia } from '../../platform/format-dia.ts'
import { request } from '../../platform/request.ts'
import { showSucesso } from '../../ui/banner-store.ts'
import { Campo } from '../../ui/campo.tsx'
import { assinaturaDoLeitorQuery } from './queries.ts'

interface CortesiaFormProps {
  readonly id: string
  readonly assinatura: AssinaturaDoLeitor
  /** What else may be done. */
  readonly children: ReactNode
}

/** Gives a subscription until the end of a day, or changes that day. */
export function CortesiaForm({ id, assinatura, children }: CortesiaFormProps) {
  const queryClient = useQueryClient()
  const { pode_retirar, vale_ate } = assinatura
  const [dia, setDia] = useState(pode_retirar && vale_ate ? toDia(new Date(vale_ate)) : '')
  const [falta, setFalta] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (ate: string) => request(darCortesia, { params: { id }, body: { ate } }),
    onSuccess: (depois) => {
      queryClient.setQueryData(assinaturaDoLeitorQuery(id).queryKey, depois)
      showSucesso(`Assinatura dada até ${formatDia(depois.vale_ate ?? '')}.`)
    },
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const fim = new Date(`${dia}T23:59:59.999`)
    setFalta(Number.isNaN(fim.getTime()))
    if (!Number.isNaN(fim.getTime()) && !isPending) mutate(fim.toISOString())
  }

  const hoje = new Date()
  return (
    <form className="mesa-cortesia" noValidate onSubmit={handleSubmit}>
      <Campo
        rotulo={pode_retirar ? 'Vale até o fim do dia' : 'Dar uma assinatura até o fim do dia'}
        type="date"
        min={toDia(hoje)}
        max={toDia(new Date(hoje.getFullYear() + MAX_ANOS_DE_CORTESIA, hoje.getMonth(), hoje.getDate() - 1))}
        value={dia}
        onChange={({ target }) => {
          reset()
          setFalta(false)
          setDia(target.value)
        }}
        dica="Sem pagamento, e termina por si."
        erro={falta ? 'Escolha o dia.' : toErro(error)}
      />
      <div className="mesa-atos">
        <button type="submit" className="btn btn-2" aria-disabled={isPending}>
          {pode_retirar ? 'Mudar o fim' : 'Dar a assinatura'}
        </button>
        {children}
      </div>
    </form>
  )
}

function toErro(error: Error | null): string | undefined {
  return error ? failureSentence(error, 'Não foi possível dar a assinatura') : undefined
}

/** @returns '2027-01-31', the day where one is */
function toDia(momento: Date): string {
  const [mes, dia] = [momento.getMonth() + 1, momento.getDate()].map((each) => String(each).padStart(2, '0'))
  return `${momento.getFullYear()}-${mes}-${dia}`
}
