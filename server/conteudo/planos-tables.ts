import type { Plano } from '#contract/assinaturas.ts'
import type { WantedTable } from '#server/platform/sync-table.ts'

/** The rows of the plans, in the order of their file. */
export function planosTables(planos: readonly Plano[]): WantedTable[] {
  return [
    {
      name: 'plano',
      key: ['id'],
      rows: planos.map((plano, ordem) => ({ ...plano, ordem, vantagens: JSON.stringify(plano.vantagens) })),
    },
  ]
}
