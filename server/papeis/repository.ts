import type { Transaction } from 'kysely'
import type { Papel } from '#contract/papel.ts'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

/** Holds the account first: who takes it away holds it, too. */
export function lockContaDoPapel(trx: Transaction<Tables>, engine: Engine, id: string) {
  return trx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Holds the rows of all who have a role: of two who give roles at once, one waits for the other. */
export function lockPapeis(trx: Transaction<Tables>, engine: Engine) {
  return trx
    .selectFrom('papel')
    .select(['usuario_id', 'papel'])
    .orderBy('usuario_id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
}

export async function writePapel(trx: Transaction<Tables>, usuario_id: string, papel: Papel): Promise<void> {
  if (papel === 'leitor') {
    await trx.deleteFrom('papel').where('usuario_id', '=', usuario_id).execute()
    return
  }
  const dado_em = new Date().toISOString()
  await trx
    .insertInto('papel')
    .values({ usuario_id, papel, dado_em })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ papel, dado_em }))
    .execute()
}
