import { randomBytes } from 'node:crypto'
import { findConfiguracao, insertConfiguracaoIfNew } from './configuracao-repository.ts'
import type { Database } from './database.ts'

/** A key of this installation: made once and kept in the database, the same for all servers and after a restart. */
export async function loadSegredo(db: Database, chave: string): Promise<string> {
  await insertConfiguracaoIfNew(db.write, chave, randomBytes(32).toString('base64url'))
  const valor = await findConfiguracao(db.write, chave)
  if (valor === null) throw new Error(`The key ${chave} was removed while it was made.`)
  return valor
}
