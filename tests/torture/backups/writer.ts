/**
 * One writer: in one transaction a note comes, the oldest goes and a counter counts, until SIGTERM. The database so
 * stays as large as it was, and the fiftieth copy takes as long as the first. Prints the counter, ends with what failed.
 */
import { v7 } from 'uuid'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { KEPT_NOTES } from './writers.ts'

const PAUSE_MS = 20
/** The database is gone for good: nobody is there to stop us. */
const GIVE_UP = 20
const [config = '{}', reader = ''] = process.argv.slice(2)
const db = await openDatabase(JSON.parse(config) as DatabaseConfig)
let isStopping = false
let failures = 0
process.once('SIGTERM', () => {
  isStopping = true
})

await makeReader(db)
for (let counter = 1; !isStopping && failures < GIVE_UP; counter += 1) {
  try {
    await write(db, counter)
    process.stdout.write(`${counter}\n`)
  } catch (error) {
    failures += 1
    counter -= 1
    process.stderr.write(`${String(error)}\n`)
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
await db.close()
process.exit(Math.min(failures, 100))

async function makeReader({ write: kysely }: Database): Promise<void> {
  const email = `${reader}@exemplo.com.br`
  const base = { id: reader, username: 'escritor', email, email_normalizado: email, senha_hash: 'x' }
  const names = { first_name: '', last_name: '', criado_em: new Date().toISOString() }
  await kysely
    .insertInto('usuario')
    .values({ ...base, ...names })
    .execute()
}

async function write({ write: kysely }: Database, counter: number): Promise<void> {
  const now = new Date().toISOString()
  await kysely.transaction().execute(async (trx) => {
    const text = { titulo: `Nota ${counter}`, anotacao: 'Graça e paz. '.repeat(20), texto_busca: '' }
    const place = { usuario_id: reader, id: v7(), simbolo_id: 1, numero: counter, versao: 1 }
    await trx
      .insertInto('anotacao')
      .values({ ...place, ...text, data_criacao: now, data_edicao: now })
      .execute()
    await trx
      .deleteFrom('anotacao')
      .where('usuario_id', '=', reader)
      .where('numero', '<=', counter - KEPT_NOTES)
      .execute()
    const valor = String(counter)
    await trx
      .insertInto('preferencia')
      .values({ usuario_id: reader, chave: 'contador', valor })
      .onConflict((conflict) => conflict.columns(['usuario_id', 'chave']).doUpdateSet({ valor }))
      .execute()
  })
}
