import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import { retryDelay, shouldRetry } from '../platform/query-client.ts'
import type { VersosSeguidos } from './marcas-dos-versiculos.ts'
import {
  type CorENota,
  dropMarca,
  type PalavrasComLugar,
  putMarca,
  type TextoDasMarcas,
  toMarcaDePalavras,
  toMarcaProvisoria,
} from './mudanca-da-marca.ts'
import { marcasDoTextoKey, marcasQuery } from './queries.ts'
import { deleteOrKeep, saveOrKeep } from './save-or-keep.ts'

interface Mudanca {
  readonly marca: MarcaNoCapitulo
  readonly mudanca: Partial<CorENota>
}

/** The marks of a text; changes are seen at once, and taken back when they fail, with which they then reject. */
export function useMarcas(onde: TextoDasMarcas) {
  const queryClient = useQueryClient()
  const { queryKey } = marcasQuery(onde)
  const query = useQuery(marcasQuery(onde))
  const mutationKey = marcasDoTextoKey(onde)
  // One after the other: each names the version that the one before it made.
  const scope = { id: mutationKey.join(' ') }

  const change = (next: (lista: readonly MarcaNoCapitulo[]) => MarcaNoCapitulo[]) =>
    queryClient.setQueryData(queryKey, (lista) => next(lista ?? []))
  const find = (id: string) => queryClient.getQueryData(queryKey)?.find((marca) => marca.id === id)
  // An answer that is on its way would not know the change.
  const prepare = () => queryClient.cancelQueries({ queryKey: mutationKey })
  // Each edition has its own list, and the server knows the order; not while something else is on its way.
  const refresh = () => {
    if (queryClient.isMutating({ mutationKey }) <= 1)
      void queryClient.invalidateQueries({ queryKey: mutationKey })
  }

  const criacao = useMutation({
    mutationKey,
    scope,
    mutationFn: (marca: MarcaNoCapitulo) => saveOrKeep({ tipo: 'marcar', marca, onde }),
    // Sent again with the same id it makes no second one.
    retry: (failures, error: Error) => shouldRetry(failures, error),
    retryDelay,
    onMutate: async (marca) => {
      await prepare()
      change((lista) => putMarca(lista, marca))
    },
    onSuccess: (marca) => change((lista) => putMarca(lista, marca)),
    onError: (error, { id }) => {
      console.error('Erro ao marcar:', error)
      change((lista) => dropMarca(lista, id))
    },
    onSettled: refresh,
  })

  const edicao = useMutation({
    mutationKey,
    scope,
    mutationFn: ({ marca, mudanca }: Mudanca) => {
      const atual = find(marca.id) ?? marca
      return saveOrKeep({ tipo: 'alterar', versao: atual.versao, marca: { ...atual, ...mudanca }, onde })
    },
    onMutate: async ({ marca, mudanca }) => {
      await prepare()
      const before = find(marca.id)
      if (before) change((lista) => putMarca(lista, { ...before, ...mudanca }))
      return before
    },
    onSuccess: (marca) => change((lista) => putMarca(lista, marca)),
    onError: (error, _mudanca, before) => {
      console.error('Erro ao alterar marca:', error)
      if (before && find(before.id)) change((lista) => putMarca(lista, before))
    },
    onSettled: refresh,
  })

  const exclusao = useMutation({
    mutationKey,
    scope,
    mutationFn: ({ id }: MarcaNoCapitulo) => deleteOrKeep(id, onde),
    onMutate: async ({ id }) => {
      await prepare()
      const before = find(id)
      change((lista) => dropMarca(lista, id))
      return before
    },
    onError: (error, _marca, before) => {
      console.error('Erro ao remover marca:', error)
      if (before) change((lista) => putMarca(lista, before))
    },
    onSettled: refresh,
  })

  return {
    query,
    criar: ({ de, ate }: VersosSeguidos, corENota: CorENota) => {
      if ('padrao' in onde) throw new Error('a standard has no verses')
      return criacao.mutateAsync(toMarcaProvisoria(uuidv7(), onde, { de, ate }, corENota))
    },
    /** @returns the mark as it is shown at once, and what becomes of it */
    marcarPalavras: (palavras: PalavrasComLugar, corENota: CorENota) => {
      const marca = toMarcaDePalavras(uuidv7(), palavras, corENota)
      return { marca, feita: criacao.mutateAsync(marca) }
    },
    /** Makes one that could not be made. */
    refazer: (marca: MarcaNoCapitulo) => criacao.mutateAsync(marca),
    editar: (marca: MarcaNoCapitulo, mudanca: Partial<CorENota>) => edicao.mutateAsync({ marca, mudanca }),
    excluir: exclusao.mutateAsync,
  }
}

export type Marcas = ReturnType<typeof useMarcas>
