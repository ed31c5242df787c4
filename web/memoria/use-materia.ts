import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Cartao } from '#contract/cartoes.ts'
import { BARALHOS, type Baralho, type PerfilDaMemoria } from '#contract/memoria.ts'
import { useEdicao } from '../biblia/public.ts'
import { cartoesQuery, revisoesQuery, versiculosEscolhidosQuery } from './queries.ts'

/** A deck that a profile learns, as far as it is there. */
export interface BaralhoLido {
  readonly baralho: Baralho
  /** Undefined while it is on its way, or when it could not be had. */
  readonly cartoes: readonly Cartao[] | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The cards of the decks that a profile learns, and its reviews. */
export function useMateria({ id, baralhos }: PerfilDaMemoria) {
  const { sigla } = useEdicao()
  const isOn = (baralho: Baralho) => ({ enabled: baralhos.includes(baralho) })
  // One after the other, in the order of BARALHOS.
  const queries = [
    useQuery({ ...cartoesQuery('bcw'), ...isOn('bcw') }),
    useQuery({ ...cartoesQuery('cmw'), ...isOn('cmw') }),
    useQuery({ ...cartoesQuery('criancas'), ...isOn('criancas') }),
    useQuery({ ...cartoesQuery('heidelberg'), ...isOn('heidelberg') }),
    useQuery({ ...versiculosEscolhidosQuery(id, sigla), ...isOn('versiculos') }),
  ]
  const revisoes = useQuery(revisoesQuery(id))
  // Of all decks, so that there are always as many.
  const known = BARALHOS.map((baralho, index) =>
    baralhos.includes(baralho) ? queries[index]?.data : undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists themselves, which keep being the same.
  const cartoes = useMemo(() => known.flatMap((some) => some ?? []), known)
  const lidos = BARALHOS.flatMap((baralho, index): BaralhoLido[] => {
    const query = queries[index]
    if (!query || !baralhos.includes(baralho)) return []
    return [{ baralho, cartoes: query.data, error: query.error, retry: () => void query.refetch() }]
  })
  return {
    cartoes,
    baralhos: lidos,
    revisoes: revisoes.data?.revisoes,
    /** Cards are on their way. */
    isPending: lidos.some((lido) => lido.cartoes === undefined && lido.error === null),
    error: revisoes.data ? null : revisoes.error,
    retry: () => void revisoes.refetch(),
  }
}
