import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { excluirRascunho, type RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { readEmail } from '../../platform/leitor.ts'
import { request } from '../../platform/request.ts'
import { useNavigate } from '../../platform/router/use-navigate.ts'
import { showErro, showSucesso } from '../../ui/banner-store.ts'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { stopEnvio } from '../envio/envios.ts'
import { removeRascunhoDoTexto } from '../rascunho-do-texto.ts'
import { chavesDoRascunho } from './chaves-do-rascunho.ts'
import { rascunhoQuery, rascunhosQuery } from './queries.ts'

interface JogarForaProps {
  readonly rascunho: RascunhoCompleto
  /** What is written and not saved goes with it. */
  readonly onExcluido?: () => void
}

/** Throws a draft away, after a question. */
export function JogarFora({ rascunho: { id, titulo }, onExcluido }: JogarForaProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(excluirRascunho, { params: { id } }),
    onSuccess: ({ success }) => {
      stopEnvio(id)
      if (onExcluido) flushSync(onExcluido)
      for (const chave of Object.values(chavesDoRascunho(id))) removeRascunhoDoTexto(readEmail() ?? '', chave)
      showSucesso(success)
      void navigate(paths.editora('livros'), { replace: true })
      queryClient.removeQueries({ queryKey: rascunhoQuery(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: rascunhosQuery().queryKey })
    },
    onError: (error) => showErro(failureSentence(error, 'O rascunho não foi jogado fora')),
  })
  return (
    <>
      <div className="mesa-atos">
        <button type="button" className="btn btn-2 mesa-perigo" onClick={() => setIsAsking(true)}>
          Jogar fora o rascunho
        </button>
      </div>
      {isAsking && (
        <QuestaoDialog
          titulo="Jogar fora este rascunho?"
          texto={`“${titulo}”: o que foi enviado e escrito nele se perde. O que está publicado fica como está.`}
          rotulos={{ sim: 'Jogar fora', nao: 'Ficar com ele' }}
          isPending={isPending}
          onSim={(close) => mutate(undefined, { onSettled: close })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
