import { queryOptions } from '@tanstack/react-query'
import { listarParadas } from '#contract/paradas.ts'
import { readEmail } from '../platform/leitor.ts'
import { request } from '../platform/request.ts'
import { adoptParadas } from './paradas-do-aparelho.ts'

/** Name of the feature in the outbox, and first part of its query keys. */
export const PARADAS = 'paradas'

/** Just long enough that the page does not ask again for what its loader has asked for. */
const TEN_SECONDS = 10_000

/** Has the device know what the account knows. Without an answer there is what the device knows: nothing to try again. */
export function paradasQuery() {
  return queryOptions({
    queryKey: [PARADAS],
    queryFn: async ({ signal }) => {
      const leitor = readEmail()
      const paradas = await request(listarParadas, { signal, leitor })
      if (leitor !== null) adoptParadas(leitor, paradas)
      return paradas
    },
    staleTime: TEN_SECONDS,
    retry: false,
  })
}
