/** Who may do what: every call of the contract by visitors, other readers, and sessions and tokens that are no good. */
import { openDatabase } from '#server/platform/open-database.ts'
import { runMatrix } from './access/matrix.ts'
import type { Figure, Scenario } from './scenario.ts'
import { openWire } from './wire.ts'

const WHOLE = 100

export const scenario: Scenario = {
  name: 'access-matrix',
  fullOnly: 'tests/api/acesso.test.ts makes the same calls on both databases',
  async run(context) {
    const database = await context.createDatabase()
    const server = await context.startServer(database)
    const wire = openWire(server.url, 1)
    const db = await openDatabase(database.config)
    try {
      const { cells, violations } = await runMatrix(db, wire.send)
      for (const line of violations) context.say(line)
      return figures(cells, violations.length)
    } finally {
      await db.close()
      wire.close()
    }
  },
}

function figures(cells: number, violations: number): Figure[] {
  const met = (WHOLE * (cells - violations)) / cells
  return [
    { what: `calls as the contract says, of ${cells}`, value: met, unit: '%', limit: WHOLE, better: 'more' },
  ]
}
