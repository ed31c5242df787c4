import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { CorreioTable } from '#server/platform/tables-correio.ts'

type ChaveDoCorreio = Pick<CorreioTable, 'usuario_id' | 'id'> & { reserva: string }
type NovoCorreio = Pick<
  CorreioTable,
  'usuario_id' | 'id' | 'tipo' | 'para' | 'dados' | 'proxima_em' | 'criado_em'
>

/** Writes a mail unless the reader has `max` of its kind since a time: one statement, whichever it is. */
export async function insertCorreio(
  trx: Kysely<Tables>,
  { usuario_id, id, tipo, para, dados, proxima_em, criado_em }: NovoCorreio,
  { since, max }: { since: string; max: number },
): Promise<void> {
  await trx
    .insertInto('correio')
    .columns(['usuario_id', 'id', 'tipo', 'para', 'dados', 'proxima_em', 'criado_em', 'estado', 'tentativas'])
    .expression(
      trx
        .selectNoFrom((eb) => [
          eb.cast<string>(eb.val(usuario_id), 'text').as('usuario_id'),
          eb.cast<string>(eb.val(id), 'text').as('id'),
          eb.cast<string>(eb.val(tipo), 'text').as('tipo'),
          eb.cast<string>(eb.val(para), 'text').as('para'),
          eb.cast<string>(eb.val(dados), 'text').as('dados'),
          eb.cast<string>(eb.val(proxima_em), 'text').as('proxima_em'),
          eb.cast<string>(eb.val(criado_em), 'text').as('criado_em'),
          sql<'esperando'>`'esperando'`.as('estado'),
          eb.lit(0).as('tentativas'),
        ])
        .where((eb) =>
          eb(
            eb
              .selectFrom('correio')
              .select(eb.fn.countAll<number>().as('total'))
              .where('usuario_id', '=', usuario_id)
              .where('tipo', '=', tipo)
              .where('criado_em', '>', since),
            '<',
            max,
          ),
        ),
    )
    .execute()
}

/** Whether there is something to send, or an attempt that was lost. */
export async function hasCorreioDevido(db: Database, now: string): Promise<boolean> {
  const row = await db.write
    .selectFrom('correio')
    .select('estado')
    .where('estado', 'in', ['esperando', 'enviando'])
    .where('proxima_em', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the mail that is due longest to one attempt; if that does not begin in time, the mail is due again. */
export function claimCorreio(
  db: Database,
  { now, until, reserva }: { now: string; until: string; reserva: string },
): Promise<(CorreioTable & { reserva: string }) | undefined> {
  return db.write.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('correio')
      .selectAll()
      .where('estado', '=', 'esperando')
      .where('proxima_em', '<=', now)
      .orderBy('proxima_em')
      .limit(1)
      .$if(db.engine === 'postgres', (query) => query.forUpdate().skipLocked())
      .executeTakeFirst()
    if (!due) return undefined
    const tentativas = due.tentativas + 1
    await trx
      .updateTable('correio')
      .set({ reserva, tentativas, proxima_em: until })
      .where('usuario_id', '=', due.usuario_id)
      .where('id', '=', due.id)
      .execute()
    return { ...due, reserva, tentativas, proxima_em: until }
  })
}

/** From here on the mail may have arrived. @returns false when it is another attempt's by now, or gone */
export async function beginEnvio(
  db: Database,
  { usuario_id, id, reserva }: ChaveDoCorreio,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db.write
    .updateTable('correio')
    .set({ estado: 'enviando', proxima_em: until })
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .where('reserva', '=', reserva)
    .where('estado', '=', 'esperando')
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** What became of an attempt, unless the mail is another one's by now. */
export async function updateCorreio(
  db: Database,
  { usuario_id, id, reserva }: ChaveDoCorreio,
  outcome: Partial<Pick<CorreioTable, 'estado' | 'proxima_em' | 'motivo' | 'terminado_em'>>,
): Promise<void> {
  await db.write
    .updateTable('correio')
    .set({ ...outcome, reserva: null })
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .where('reserva', '=', reserva)
    .execute()
}

/** Attempts that ended with their process after they began: nobody knows whether the mail arrived. @returns how many */
export async function giveUpEnvios(db: Database, now: string, motivo: string): Promise<number> {
  const { numUpdatedRows } = await db.write
    .updateTable('correio')
    .set({ estado: 'incerto', motivo, terminado_em: now })
    .where('estado', '=', 'enviando')
    .where('proxima_em', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** @returns how many were removed, at most `limit` */
export async function deleteCorreiosBefore(db: Database, time: string, limit: number): Promise<number> {
  const oldest = db.write
    .selectFrom('correio')
    .select(['usuario_id', 'id'])
    .where('terminado_em', '<', time)
    .limit(limit)
  const { numDeletedRows } = await db.write
    .deleteFrom('correio')
    .where(({ eb, refTuple }) => eb(refTuple('usuario_id', 'id'), 'in', oldest.$asTuple('usuario_id', 'id')))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Mails of some kinds that wait, an attempt's that has not begun too. */
export async function deleteEsperando(
  trx: Kysely<Tables>,
  usuarioId: string,
  tipos: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('correio')
    .where('usuario_id', '=', usuarioId)
    .where('tipo', 'in', tipos)
    // Said so that the mails are found by their reader, not by their state.
    .where('estado', 'not in', ['enviando', 'enviado', 'incerto', 'falhou'])
    .execute()
}

export function findNome(db: Database, usuarioId: string) {
  return db.write.selectFrom('usuario').select('first_name').where('id', '=', usuarioId).executeTakeFirst()
}

export function listCorreios(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('correio')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}
