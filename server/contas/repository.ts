import type { Transaction } from 'kysely'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

const COLUNAS = [
  'usuario.id',
  'username',
  'first_name',
  'last_name',
  'email',
  'criado_em',
  'suspensa_em',
  'papel',
] as const

/** After all words that begin with another. */
const FIM = '\u{10ffff}'
/** Ids are hexadecimal. */
const AFTER_ALL_IDS = 'g'

export interface LugarNaProcura {
  palavra: string
  id: string
}

/** Newest first: ids follow the time. */
export function listRecentes(db: Database, beforeId: string | null, limit: number) {
  return db.read
    .selectFrom('usuario')
    .leftJoin('papel', 'papel.usuario_id', 'usuario.id')
    .select(COLUNAS)
    .where('usuario.id', '<', beforeId ?? AFTER_ALL_IDS)
    .orderBy('usuario.id', 'desc')
    .limit(limit)
    .execute()
}

/** The first words with a beginning of the accounts that have words with the others too: each account once. */
export function listPalavras(
  db: Database,
  { palavra, outras }: { palavra: string; outras: readonly string[] },
  after: LugarNaProcura,
  limit: number,
): Promise<LugarNaProcura[]> {
  let query = db.read
    .selectFrom('conta_palavra as achada')
    .select(['achada.usuario_id as id', 'achada.palavra'])
    .where((eb) =>
      eb(eb.refTuple('achada.palavra', 'achada.usuario_id'), '>', eb.tuple(after.palavra, after.id)),
    )
    .where('achada.palavra', '<', palavra + FIM)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conta_palavra as anterior')
            .select('anterior.palavra')
            .whereRef('anterior.usuario_id', '=', 'achada.usuario_id')
            .where('anterior.palavra', '>=', palavra)
            .whereRef('anterior.palavra', '<', 'achada.palavra'),
        ),
      ),
    )
  for (const outra of outras) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('conta_palavra')
          .select('conta_palavra.palavra')
          .whereRef('conta_palavra.usuario_id', '=', 'achada.usuario_id')
          .where('conta_palavra.palavra', '>=', outra)
          .where('conta_palavra.palavra', '<', outra + FIM),
      ),
    )
  }
  return query.orderBy('achada.palavra').orderBy('achada.usuario_id').limit(limit).execute()
}

export function listContas(db: Database, ids: readonly string[]) {
  return db.read
    .selectFrom('usuario')
    .leftJoin('papel', 'papel.usuario_id', 'usuario.id')
    .select(COLUNAS)
    .where('usuario.id', 'in', ids)
    .execute()
}

export function findConta(db: Database, id: string) {
  return db.read
    .selectFrom('usuario')
    .leftJoin('papel', 'papel.usuario_id', 'usuario.id')
    .select(COLUNAS)
    .where('usuario.id', '=', id)
    .executeTakeFirst()
}

/** @param now ISO time; expired sessions are not open */
export function listSessoesAbertas(db: Database, usuarioId: string, now: string) {
  return db.read
    .selectFrom('sessao')
    .select(['id', 'agente', 'criada_em', 'usada_em'])
    .where('usuario_id', '=', usuarioId)
    .where('expira_em', '>', now)
    .orderBy('usada_em', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Holds the account until the transaction ends: nobody signs in meanwhile. */
export function lockConta(trx: Transaction<Tables>, engine: Engine, id: string) {
  return (
    trx
      .selectFrom('usuario')
      .select(['id', 'email_normalizado', 'suspensa_em'])
      .where('id', '=', id)
      // SQLite has no word for it: its transactions follow one another.
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
  )
}

export async function findPapelDaConta(trx: Transaction<Tables>, id: string) {
  const row = await trx.selectFrom('papel').select('papel').where('usuario_id', '=', id).executeTakeFirst()
  return row?.papel ?? 'leitor'
}

export async function updateSuspensa(
  trx: Transaction<Tables>,
  id: string,
  suspensa_em: string | null,
): Promise<void> {
  await trx.updateTable('usuario').set({ suspensa_em }).where('id', '=', id).execute()
}

export async function updateSenhaHash(
  trx: Transaction<Tables>,
  id: string,
  senha_hash: string,
): Promise<void> {
  await trx.updateTable('usuario').set({ senha_hash }).where('id', '=', id).execute()
}

export async function deleteSessoes(trx: Transaction<Tables>, usuarioId: string): Promise<void> {
  await trx.deleteFrom('sessao').where('usuario_id', '=', usuarioId).execute()
}

/** @returns whether it was there */
export async function deleteSessao(
  trx: Transaction<Tables>,
  usuarioId: string,
  id: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('sessao')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
