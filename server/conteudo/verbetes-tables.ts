import type { WantedTable } from '#server/platform/sync-table.ts'
import type { ParsedVerbete } from './parsers/content-model.ts'

/** The rows of the glossary. */
export function verbetesTables(verbetes: readonly ParsedVerbete[]): WantedTable[] {
  return [
    {
      name: 'verbete',
      key: ['tipo', 'ordem'],
      rows: verbetes.map(({ tipo, ordem, termos, lugares }) => ({
        tipo,
        ordem,
        termos: JSON.stringify(termos),
        lugares: JSON.stringify(lugares),
      })),
    },
  ]
}
