import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Leitura } from '#contract/leituras.ts'
import { dropLeitura, putLeitura } from './put-leitura.ts'
import { ESTADOS, type EstadoDaLeitura, leituraQuery, leiturasQuery } from './queries.ts'

function leitura(id: string, estado: EstadoDaLeitura, progresso = 0): Leitura {
  return {
    id,
    estado,
    progresso,
    ultima_visualizacao: '2026-11-21T08:42:00.000Z',
    ebook: { id: 1, titulo: 'Cânones de Dort', capa: null, ano: 1619, autores: [] },
    capitulo_atual: null,
    posicao: { paragrafo_id: null, deslocamento: 0, versao: 0, aparelho: null, salva_em: null },
  }
}

function shelf(listas: Partial<Record<EstadoDaLeitura, Leitura[]>>) {
  const queryClient = new QueryClient()
  for (const estado of ESTADOS) queryClient.setQueryData(leiturasQuery(estado).queryKey, listas[estado])
  const idsOf = (estado: EstadoDaLeitura) =>
    queryClient.getQueryData(leiturasQuery(estado).queryKey)?.map(({ id }) => id)
  return { queryClient, idsOf }
}

it('moves a reading to the list of its new state, first of all', async () => {
  const { queryClient, idsOf } = shelf({
    lendo: [leitura('a', 'lendo'), leitura('b', 'lendo')],
    lido: [leitura('c', 'lido')],
  })
  await putLeitura(queryClient, leitura('a', 'lido', 100))
  expect(idsOf('lendo')).toEqual(['b'])
  expect(idsOf('lido')).toEqual(['a', 'c'])
  expect(queryClient.getQueryData(leituraQuery('a').queryKey)?.progresso).toBe(100)
})

it('replaces a reading where it stands, and leaves a list that is not there yet alone', async () => {
  const { queryClient, idsOf } = shelf({ lendo: [leitura('a', 'lendo'), leitura('b', 'lendo')] })
  await putLeitura(queryClient, leitura('b', 'lendo', 40))
  expect(idsOf('lendo')).toEqual(['a', 'b'])
  expect(queryClient.getQueryData(leiturasQuery('lendo').queryKey)?.[1]?.progresso).toBe(40)
  expect(idsOf('lido')).toBeUndefined()
})

it('is not changed back by an answer that was on its way', async () => {
  const { queryClient } = shelf({ quero_ler: [leitura('a', 'quero_ler')] })
  const { queryKey } = leituraQuery('a')
  const answer = Promise.withResolvers<Leitura>()
  const asked = queryClient.prefetchQuery({ queryKey, queryFn: () => answer.promise })
  await putLeitura(queryClient, leitura('a', 'lendo'))
  answer.resolve(leitura('a', 'quero_ler'))
  await asked
  expect(queryClient.getQueryData(queryKey)?.estado).toBe('lendo')
})

it('takes a removed reading out of its list', async () => {
  const { queryClient, idsOf } = shelf({ quero_ler: [leitura('a', 'quero_ler'), leitura('b', 'quero_ler')] })
  await dropLeitura(queryClient, 'a')
  expect(idsOf('quero_ler')).toEqual(['b'])
})
