import type { Engine } from '#server/platform/database.ts'
import type { Indice } from './indice.ts'
import { postgresIndice } from './postgres.ts'
import { sqliteIndice } from './sqlite.ts'

export function indiceOf(engine: Engine): Indice {
  return engine === 'sqlite' ? sqliteIndice : postgresIndice
}
