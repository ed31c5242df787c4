import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { CorDoDestaque, Destaque } from '#contract/destaques.ts'
import { changeShown } from '../platform/ask-again.ts'
import { retryDelay, shouldRetry } from '../platform/query-client.ts'
import { showErro } from '../ui/banner-store.ts'
import type { Passagem } from '../ui/texto-marcado/passagem.ts'
import { drop, put, putBack, toProvisorio } from './mudanca-do-destaque.ts'
import { destaquesQuery } from './queries.ts'
import { createOrKeep, deleteOrKeep, editOrKeep, type MudancaDeCorOuNota } from './save-or-keep.ts'

/** The highlights of a book; changes are seen at once, and taken back with a sentence when they fail. */
export function useDestaques(ebookId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = destaquesQuery(ebookId)
  const query = useQuery(destaquesQuery(ebookId))
  // Nothing is asked about a highlight before the server knows it.
  const [criacoes] = useState(() => new Map<string, Promise<unknown>>())

  // Those that the server refused: a note that is being written on one is another try.
  const [falhas] = useState(() => new Map<string, Destaque>())

  const change = (next: (lista: readonly Destaque[]) => Destaque[]) =>
    queryClient.setQueryData(queryKey, (lista) => next(lista ?? []))
  const changeSaved = (next: (lista: readonly Destaque[]) => Destaque[]) =>
    changeShown(queryClient, queryKey, () => change(next))
  const find = (id: string) => queryClient.getQueryData(queryKey)?.find((destaque) => destaque.id === id)
  // The server knows the order of the text; an answer that is on its way would not know the change.
  const prepare = () => queryClient.cancelQueries({ queryKey })
  const refresh = () => void queryClient.invalidateQueries({ queryKey })

  const criacao = useMutation({
    mutationKey: queryKey,
    mutationFn: createOrKeep,
    // Sent again with the same id it makes no second one.
    retry: (failures, error: Error) => shouldRetry(failures, error),
    retryDelay,
    onSuccess: (destaque) => change((lista) => put(lista, destaque)),
    onError: (error, destaque) => {
      console.error('Erro ao criar destaque:', error)
      falhas.set(destaque.id, destaque)
      change((lista) => drop(lista, destaque.id))
      showErro(`O trecho não foi destacado. ${error.message}`)
    },
    onSettled: (_reply, _error, { id }) => {
      criacoes.delete(id)
      refresh()
    },
  })

  const edicao = useMutation({
    mutationKey: queryKey,
    // One after the other: each names the version that the one before it made.
    scope: { id: `destaques ${ebookId}` },
    mutationFn: async ({ id, ...mudanca }: MudancaDeCorOuNota & { id: string }) => {
      await criacoes.get(id)
      const falha = falhas.get(id)
      if (falha) return createOrKeep({ ...falha, ...mudanca })
      return editOrKeep(id, find(id), mudanca)
    },
    onMutate: async ({ id, ...mudanca }) => {
      await prepare()
      const before = find(id)
      if (before) change((lista) => put(lista, { ...before, ...mudanca }))
      return before
    },
    onSuccess: (destaque) => {
      falhas.delete(destaque.id)
      changeSaved((lista) => put(lista, destaque))
    },
    onError: (error, _mudanca, before) => {
      console.error('Erro ao editar destaque:', error)
      if (before && find(before.id)) change((lista) => put(lista, before))
      refresh()
    },
  })

  const exclusao = useMutation({
    mutationKey: queryKey,
    mutationFn: async (id: string) => {
      await criacoes.get(id)
      await deleteOrKeep(ebookId, id)
    },
    onMutate: async (id) => {
      await prepare()
      const index = queryClient.getQueryData(queryKey)?.findIndex((each) => each.id === id) ?? -1
      const destaque = find(id)
      change((lista) => drop(lista, id))
      return { destaque, index }
    },
    onSuccess: (_reply, id) => changeSaved((lista) => drop(lista, id)),
    onError: (error, _id, before) => {
      console.error('Erro ao excluir destaque:', error)
      const { destaque, index } = before ?? {}
      if (destaque) change((lista) => putBack(lista, destaque, index ?? 0))
      showErro(`O destaque não foi excluído. ${error.message}`)
    },
  })

  return {
    query,
    /** @returns the highlight as it is shown at once */
    criar: (passagem: Passagem, capitulo_id: number, cor: CorDoDestaque): Destaque => {
      const destaque = toProvisorio(ebookId, passagem, { id: uuidv7(), capitulo_id, cor })
      void prepare()
      change((lista) => put(lista, destaque))
      // Its failure is said above; whoever waits for it only has to know that it is over.
      criacoes.set(
        destaque.id,
        criacao.mutateAsync(destaque).catch(() => undefined),
      )
      return destaque
    },
    /** Rejects with what the call failed with; the change is taken back then. */
    editar: (id: string, mudanca: MudancaDeCorOuNota) => edicao.mutateAsync({ id, ...mudanca }),
    excluir: exclusao.mutate,
  }
}

export type Destaques = ReturnType<typeof useDestaques>
