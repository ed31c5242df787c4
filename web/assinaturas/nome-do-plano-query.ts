import { queryOptions } from '@tanstack/react-query'
import type { PlanoId } from '#contract/assinaturas.ts'

/** The name of a plan, for a page that begins without the plans. */
export function nomeDoPlanoQuery(id: PlanoId | null) {
  return queryOptions({
    queryKey: ['assinaturas', 'nome', id],
    queryFn: async ({ client }) => {
      const [{ planosQuery }, { nomeDoPlano }] = await Promise.all([
        import('./queries.ts'),
        import('./nome-do-plano.ts'),
      ])
      return nomeDoPlano((await client.ensureQueryData(planosQuery())).planos, id)
    },
    enabled: id !== null,
  })
}
