import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeAgente } from '#contract/agente.ts'
import { encerrarSessao, type SessaoAberta } from '#contract/perfil.ts'
import { ApiError } from '../platform/api-error.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showSucesso } from '../ui/banner-store.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { Alerta } from './alerta.tsx'
import { sessoesQuery } from './queries.ts'
import { SecaoDoPerfil } from './secao.tsx'
import { SessaoLinha } from './sessao-linha.tsx'

interface SessoesSecaoProps {
  /** Ends the session of this device, as 'Sair' does. */
  readonly onLeave: () => void
}

/** Where the reader is signed in; each session can be ended from here. */
export function SessoesSecao({ onLeave }: SessoesSecaoProps) {
  const queryClient = useQueryClient()
  const sessoes = useQuery(sessoesQuery())
  const titulo = useRef<HTMLHeadingElement>(null)
  const [escolhida, setEscolhida] = useState<SessaoAberta | null>(null)

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ id }: SessaoAberta) => endSessao(id),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(sessoesQuery().queryKey, (abertas) =>
        abertas?.filter((sessao) => sessao.id !== id),
      )
      showSucesso('Sessão encerrada.')
      closeAtTitulo()
    },
  })

  /** The button that had the focus may be gone; the title can take it only once the dialog is. */
  function closeAtTitulo() {
    flushSync(() => setEscolhida(null))
    titulo.current?.focus()
  }

  function handleConfirm() {
    if (!escolhida) return
    if (!escolhida.atual) return mutate(escolhida)
    // A failure is told by a banner, which the dialog would cover.
    closeAtTitulo()
    onLeave()
  }

  function handleClose() {
    reset()
    setEscolhida(null)
  }

  return (
    <SecaoDoPerfil
      titulo="Sessões abertas"
      texto="Os navegadores em que você entrou na sua conta. Encerre os que não reconhecer e altere a senha."
      tituloRef={titulo}
    >
      {sessoes.isPending && <Loading label="Carregando as sessões" />}
      {sessoes.isError && !sessoes.data && (
        <EstadoErro message="Não foi possível carregar as sessões." onRetry={() => void sessoes.refetch()} />
      )}
      {sessoes.data && (
        <ul className="conta-sessoes">
          {sessoes.data.map((sessao) => (
            <SessaoLinha key={sessao.id} sessao={sessao} onEnd={() => setEscolhida(sessao)} />
          ))}
        </ul>
      )}
      {escolhida && (
        <Alerta
          titulo="Deseja realmente encerrar esta sessão?"
          texto={
            escolhida.atual
              ? 'É a sessão deste navegador: você sairá da sua conta aqui.'
              : `Quem estiver usando ${describeAgente(escolhida.agente)} sairá da sua conta.`
          }
          acao="Encerrar"
          isPending={isPending}
          erro={error ? failureSentence(error, 'Não foi possível encerrar a sessão') : undefined}
          onConfirm={handleConfirm}
          onClose={handleClose}
        />
      )}
    </SecaoDoPerfil>
  )
}

/** A session that has ended by itself meanwhile is what was wanted. */
async function endSessao(id: string): Promise<void> {
  try {
    await request(encerrarSessao, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'nao_encontrado')) throw error
  }
}
