import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { publicarRascunho, type RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { LerDeNovo } from './ler-de-novo.tsx'
import { rascunhoQuery } from './queries.ts'

interface PublicarRascunhoProps {
  readonly rascunho: RascunhoCompleto
  /** What must be done before, as a sentence. */
  readonly falta: string | null
}

/** The button that brings a draft to the readers, after a question. */
export function PublicarRascunho({ rascunho, falta }: PublicarRascunhoProps) {
  const queryClient = useQueryClient()
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { queryKey } = rascunhoQuery(rascunho.id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      request(publicarRascunho, { params: { id: rascunho.id }, body: { versao: rascunho.versao } }),
    onSuccess: (depois) => queryClient.setQueryData(queryKey, depois),
    // A refusal tells that somebody else was faster.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
  const recusa = error ? failureSentence(error, 'Não foi publicado') : rascunho.recusa
  const isNova = rascunho.livro !== null
  return (
    <section className="publicar" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        Publicar
      </h2>
      {recusa !== null && !isPending && (
        <div className="falha-da-mesa" role="alert">
          <p>Nada foi publicado. {recusa}</p>
          <div className="mesa-atos">
            <LerDeNovo rascunho={rascunho} />
          </div>
        </div>
      )}
      <footer>
        <button
          type="button"
          className="btn btn-1"
          aria-disabled={isPending || falta !== null}
          onClick={() => !isPending && falta === null && setIsAsking(true)}
        >
          {isNova ? 'Publicar a nova edição' : 'Publicar'}
        </button>
        <p className="small muted" role="status">
          {falta ?? ''}
        </p>
      </footer>
      {isAsking && (
        <QuestaoDialog
          titulo={isNova ? 'Publicar a nova edição?' : 'Publicar?'}
          texto={fraseDe(rascunho)}
          rotulos={{ sim: 'Publicar', nao: 'Ainda não' }}
          isPending={isPending}
          onSim={(close) => mutate(undefined, { onSettled: close })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

function fraseDe({ titulo, livro, relatorio }: RascunhoCompleto): string {
  const [troca = `“${titulo}”.`] = relatorio?.troca ?? []
  const depois =
    livro === null
      ? 'Aparece no catálogo e na busca em alguns segundos.'
      : 'Os leitores continuam de onde estão.'
  return `${troca} ${depois}`
}
