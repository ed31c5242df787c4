import type { WantedTable } from '#server/platform/sync-table.ts'
import type { ParsedPlanoDeEstudo } from './parsers/content-model.ts'

/** The rows of the reading plans. */
export function planosDeEstudoTables(planos: readonly ParsedPlanoDeEstudo[]): WantedTable[] {
  return [
    {
      name: 'plano_de_estudo',
      key: ['id'],
      rows: planos.map(({ etapas, ...plano }) => ({ ...plano, etapas: JSON.stringify(etapas) })),
    },
  ]
}
