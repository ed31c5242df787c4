import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { type AssinaturaDoLeitor, retirarCortesia } from '#contract/editora/cortesia.ts'
import { planosQuery } from '../../assinaturas/public.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { showErro, showSucesso } from '../../ui/banner-store.ts'
import { EstadoErro } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { CortesiaForm } from './cortesia-form.tsx'
import { fraseDaAssinatura } from './frase-da-assinatura.ts'
import { assinaturaDoLeitorQuery } from './queries.ts'

/** The subscription of an account, and the one that the publisher gives. */
export function AssinaturaDaConta({ id }: { id: string }) {
  const tituloId = useId()
  const { data: assinatura, error, refetch } = useQuery(assinaturaDoLeitorQuery(id))
  return (
    <section className="mesa-secao" aria-labelledby={tituloId}>
      <h2 className="h2" id={tituloId}>
        Assinatura
      </h2>
      {!assinatura && !error && <Loading label="Carregando a assinatura" />}
      {!assinatura && error && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível carregar a assinatura')}
          onRetry={() => void refetch()}
        />
      )}
      {assinatura && <Assinatura id={id} assinatura={assinatura} />}
    </section>
  )
}

function Assinatura({ id, assinatura }: { id: string; assinatura: AssinaturaDoLeitor }) {
  const { data: oferta } = useQuery(planosQuery())
  return (
    <>
      <p aria-live="polite">{fraseDaAssinatura(assinatura, oferta?.planos ?? [])}</p>
      {assinatura.pode_dar ? (
        <CortesiaForm key={assinatura.vale_ate} id={id} assinatura={assinatura}>
          {assinatura.pode_retirar && <Retirar id={id} />}
        </CortesiaForm>
      ) : (
        <p className="small muted">
          Enquanto uma assinatura paga está em vigor, a editora não pode dar outra.
        </p>
      )}
    </>
  )
}

function Retirar({ id }: { id: string }): ReactNode {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(retirarCortesia, { params: { id } }),
    onSuccess: (depois) => {
      queryClient.setQueryData(assinaturaDoLeitorQuery(id).queryKey, depois)
      showSucesso('Assinatura retirada.')
    },
    onError: (error) => showErro(failureSentence(error, 'Não foi possível retirar a assinatura')),
  })
  return (
    <>
      <button type="button" className="btn btn-2 mesa-perigo" onClick={() => setIsAsking(true)}>
        Retirar
      </button>
      {isAsking && (
        <QuestaoDialog
          titulo="Retirar a assinatura?"
          texto="O leitor deixa de ler já os livros que são para assinantes. O que ele escreveu continua dele."
          rotulos={{ sim: 'Retirar', nao: 'Cancelar' }}
          isPending={isPending}
          onSim={(close) => mutate(undefined, { onSettled: close })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
