import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { describeAgente } from '#contract/agente.ts'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import { atualizarCapitulo, type Leitura, lerLeitura, salvarPosicao } from '#contract/leituras.ts'
import { shouldRetry } from '../../platform/query-client.ts'
import { request } from '../../platform/request.ts'
import { isSemSessao } from '../../platform/sessao.ts'
import { showErro } from '../../ui/banner-store.ts'
import type { LugarDaLeitura } from '../lugar-da-leitura.ts'
import { leituraQuery } from '../queries.ts'
import { readChegada, withoutChegada } from './chegada.ts'
import type { Avisos, Chamadas } from './guarda.ts'
import { isLugarEnviado, saveOrKeepLugar, takeLugarParado } from './lugar-guardado.ts'
import { createModelo, type Modelo } from './modelo.ts'
import { percentDoLugar } from './percent-do-lugar.ts'

/** A page put aside for longer than this asks whether another device read on. */
const LONG_MS = 60_000

/** A browser may call itself online before the first call gets through: it is tried once more. */
const ONLINE_AGAIN_MS = 3_000

const FALHAS = {
  abrir: 'O servidor não soube que você mudou de capítulo. O lugar será guardado quando a conexão voltar.',
  salvar: 'O seu lugar no livro não foi guardado. Ele será guardado quando a conexão voltar.',
} as const

/** The state of an open book, connected with the server. @param leitura as it was when it was opened */
export function useModelo(leitura: Leitura, capituloId: number, sumario: readonly CapituloResumo[]): Modelo {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [chegada] = useState(() => readChegada(search, sumario))
  const [modelo] = useState(() => {
    const avisos = avisosTo(queryClient, leitura.id)
    const percentOf = (lugar: LugarDaLeitura) => percentDoLugar(queryClient, leitura.ebook.id, sumario, lugar)
    return createModelo(leitura, capituloId, chamadasOf(queryClient, leitura.id, percentOf), avisos, chegada)
  })
  useEffect(() => {
    const unfollow = followPage(modelo)
    return () => {
      unfollow()
      // The last save may still be on its way: who comes back at once asks where he was.
      const { queryKey } = leituraQuery(leitura.id)
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    }
  }, [modelo, queryClient, leitura.id])
  // A reload must not lead back there from where the reader is by then.
  const isChegada = useStore(modelo.store, (state) => state.isChegada)
  const isSaid = search.has('capitulo')
  useEffect(() => {
    if (isSaid && !isChegada) setSearch(withoutChegada, { replace: true })
  }, [isSaid, isChegada, setSearch])
  const [aberta] = useState(leitura)
  useEffect(() => {
    takeLugarParado(aberta)
      .then((lugar) => lugar && modelo.retomar(lugar, aberta))
      .catch((error: unknown) => console.error('Erro ao ler o lugar guardado:', error))
  }, [modelo, aberta])
  return modelo
}

function chamadasOf(
  queryClient: QueryClient,
  id: string,
  percentOf: (lugar: LugarDaLeitura) => number,
): Chamadas {
  const params = { id }
  /** What is on its way counts at once: the reader may go back before the answer, or have no network. */
  const advance = (percent: number) => {
    queryClient.setQueryData(
      leituraQuery(id).queryKey,
      (leitura) => leitura && { ...leitura, progresso: Math.max(leitura.progresso, percent) },
    )
    return percent
  }
  const aparelho = describeAgente(navigator.userAgent)
  return {
    salvar: (lugar, versao, keepalive) =>
      saveOrKeepLugar(id, { ...lugar, versao, percent: advance(percentOf(lugar)) }, (leitor) =>
        request(salvarPosicao, { params, body: { ...lugar, versao, aparelho }, keepalive, leitor }),
      ),
    abrir: (capitulo_id) => {
      advance(percentOf({ capitulo_id, paragrafo_id: null, deslocamento: 0 }))
      return request(atualizarCapitulo, { params, body: { capitulo_id } })
    },
    reler: () => request(lerLeitura, { params }),
    isEnviado: (lugar) => isLugarEnviado(id, lugar),
  }
}

function avisosTo(queryClient: QueryClient, id: string): Omit<Avisos, 'onConflito'> {
  const { queryKey } = leituraQuery(id)
  // Said once until it works again: a reader on a train would be told every two seconds.
  let isSaid = false
  return {
    onSalva: (leitura) => {
      isSaid = false
      queryClient.setQueryData(queryKey, leitura)
    },
    onFalha: (error, acao) => {
      console.error('Erro ao guardar o lugar da leitura:', error)
      // The query finds out too, and leads to the login page.
      if (isSemSessao(error)) void queryClient.invalidateQueries({ queryKey })
      else if (!isSaid) showErro(shouldRetry(0, error) ? FALHAS[acao] : recusa(error))
      isSaid = true
    },
  }
}

function recusa(error: unknown): string {
  return `O seu lugar no livro não foi guardado. ${error instanceof Error ? error.message : ''}`
}

/** What happens to the page and the network. */
function followPage(modelo: Modelo): () => void {
  const events = new AbortController()
  const { signal } = events
  let hiddenAt = Number.POSITIVE_INFINITY
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (Date.now() - hiddenAt > LONG_MS) {
        modelo.conferir().catch((error: unknown) => console.error('Erro ao conferir a leitura:', error))
      }
    },
    { signal },
  )
  let again: ReturnType<typeof setTimeout> | undefined
  window.addEventListener(
    'online',
    () => {
      modelo.insistir()
      clearTimeout(again)
      again = setTimeout(modelo.insistir, ONLINE_AGAIN_MS)
    },
    { signal },
  )
  return () => {
    events.abort()
    clearTimeout(again)
  }
}
