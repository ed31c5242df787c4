import { useMutationState, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Estante, toEstante } from './estante.ts'
import { ESTADOS, leiturasQuery } from './queries.ts'
import { REMOVER_KEY, SALVAR_KEY } from './use-salvar.ts'

/** The shelf for pages that only ask where a book stands; without its lists nowhere, and every act still works. */
export function useEstante(): { estante: Estante; isPending: boolean } {
  const listas = useQueries({ queries: ESTADOS.map((estado) => leiturasQuery(estado)) })
  const salvando = usePendingVariables(SALVAR_KEY)
  const removendo = usePendingVariables(REMOVER_KEY)
  const [lendo, queroLer, lido] = listas.map(({ data }) => data)
  const estante = useMemo(
    () =>
      toEstante(
        [...(lendo ?? []), ...(queroLer ?? []), ...(lido ?? [])],
        salvando.filter((id) => typeof id === 'number'),
        removendo.filter((id) => typeof id === 'string'),
      ),
    [lendo, queroLer, lido, salvando, removendo],
  )
  return { estante, isPending: listas.some((lista) => lista.isPending) }
}

/** What the mutations of a kind that are on their way were called with. */
export function usePendingVariables(mutationKey: readonly string[]): readonly unknown[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  })
}
