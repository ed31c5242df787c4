import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lerDeNovo } from '#contract/editora/envio-do-rascunho.ts'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { EstadoErro } from '../../ui/estado.tsx'
import { JogarFora } from './jogar-fora.tsx'
import { rascunhoQuery } from './queries.ts'

/** A file that is whole at the server, and whose reading did not come to its end. */
export function LerDeNovo({ rascunho }: { rascunho: RascunhoCompleto }) {
  const queryClient = useQueryClient()
  const params = { id: rascunho.id }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(lerDeNovo, { params }),
    onSuccess: (depois) => queryClient.setQueryData(rascunhoQuery(rascunho.id).queryKey, depois),
  })
  return (
    <section className="mesa-secao">
      <p className="mesa-texto">
        O arquivo está inteiro no servidor, mas a leitura dele parou no meio. Nada se perdeu.
      </p>
      {error && !isPending && <EstadoErro message={failureSentence(error, 'A leitura não começou')} />}
      <div className="mesa-atos">
        <button
          type="button"
          className="btn btn-1"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          Ler de novo
        </button>
      </div>
      <JogarFora rascunho={rascunho} />
    </section>
  )
}
