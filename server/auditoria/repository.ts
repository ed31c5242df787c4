import type { Database } from '#server/platform/database.ts'
import type { EventoSegurancaTable } from '#server/platform/tables-contas.ts'
import type { Contado } from './contagem.ts'

export async function insertEvento(db: Database, evento: EventoSegurancaTable): Promise<void> {
  await db.write.insertInto('evento_seguranca').values(evento).execute()
}

export async function setQuantidade(db: Database, { id, quantidade }: Contado): Promise<void> {
  await db.write.updateTable('evento_seguranca').set({ quantidade }).where('id', '=', id).execute()
}

/** @returns how many were removed, at most `limit` */
export async function deleteEventosBefore(db: Database, time: string, limit: number): Promise<number> {
  const oldest = db.write
    .selectFrom('evento_seguranca')
    .select('id')
    .where('ocorrido_em', '<', time)
    .limit(limit)
  const { numDeletedRows } = await db.write
    .deleteFrom('evento_seguranca')
    .where('id', 'in', oldest)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** @param leitor the pseudonym; ids follow the time */
export function listEventosDoLeitor(db: Database, leitor: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('evento_seguranca')
    .select(['id', 'tipo', 'ocorrido_em', 'rede', 'quantidade'])
    .where('leitor', '=', leitor)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}
