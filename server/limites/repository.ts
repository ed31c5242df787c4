import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { UsoTable } from '#server/platform/tables-leitor.ts'
import type { Parcela } from './contadores.ts'

/** Keys in one statement: three parameters each. */
const ROWS_PER_STATEMENT = 200

/** @returns the totals of a window, the largest first, no more than `max` */
export function listTotals(db: Database, janela: number, max: number): Promise<Parcela[]> {
  return db.read
    .selectFrom('limite')
    .selectAll()
    .where('janela', '=', janela)
    .orderBy('total', 'desc')
    .limit(max)
    .execute()
}

/** Adds to the totals of all servers. @param parcelas by keys in order, so that servers do not wait for each other */
export async function addToTotals(db: Database, parcelas: readonly Parcela[]): Promise<Parcela[]> {
  const totals: Parcela[] = []
  for (let start = 0; start < parcelas.length; start += ROWS_PER_STATEMENT) {
    const rows = await db.write
      .insertInto('limite')
      .values(parcelas.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['chave', 'janela']).doUpdateSet((eb) => ({
          total: eb('limite.total', '+', eb.ref('excluded.total')),
        })),
      )
      .returningAll()
      .execute()
    totals.push(...rows)
  }
  return totals
}

/** Addresses are kept no longer than their window lasts. */
export async function deleteTotalsBefore(db: Database, janela: number): Promise<void> {
  await db.write.deleteFrom('limite').where('janela', '<', janela).execute()
}

export type Uso = Omit<UsoTable, 'usuario_id' | 'mudancas'>

const NADA: Uso = { notas: 0, destaques: 0, bytes: 0 }

/** Adds in one statement, so that of two the second sees the first. @returns false past its maximum, with nothing added */
export async function addUso(
  trx: Transaction<Tables>,
  usuarioId: string,
  added: Uso,
  max: Uso,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('uso')
    .values({ usuario_id: usuarioId, ...added, mudancas: 1 })
    .onConflict((conflict) =>
      conflict
        .column('usuario_id')
        .doUpdateSet((eb) => ({
          notas: eb('uso.notas', '+', added.notas),
          destaques: eb('uso.destaques', '+', added.destaques),
          bytes: eb('uso.bytes', '+', added.bytes),
          mudancas: eb('uso.mudancas', '+', 1),
        }))
        .where((eb) =>
          eb.and(
            WHAT.filter((what) => added[what] > 0).map((what) =>
              eb(`uso.${what}`, '<=', max[what] - added[what]),
            ),
          ),
        ),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}

const WHAT = ['notas', 'destaques', 'bytes'] as const

export async function subtractUso(trx: Transaction<Tables>, usuarioId: string, taken: Uso): Promise<void> {
  const less = (what: keyof Uso) =>
    sql<number>`case when ${sql.ref(what)} > ${taken[what]} then ${sql.ref(what)} - ${taken[what]} else 0 end`
  const { numUpdatedRows } = await trx
    .updateTable('uso')
    .set((eb) => ({
      notas: less('notas'),
      destaques: less('destaques'),
      bytes: less('bytes'),
      mudancas: eb('mudancas', '+', 1),
    }))
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) await addMudanca(trx, usuarioId)
}

/** Tells whoever has kept a list of the reader that it is no longer true. */
export async function addMudanca(trx: Transaction<Tables>, usuarioId: string): Promise<void> {
  await trx
    .insertInto('uso')
    .values({ usuario_id: usuarioId, ...NADA, mudancas: 1 })
    .onConflict((conflict) =>
      conflict.column('usuario_id').doUpdateSet((eb) => ({ mudancas: eb('uso.mudancas', '+', 1) })),
    )
    .execute()
}

export async function findUso(db: Kysely<Tables>, usuarioId: string): Promise<Uso> {
  const row = await db.selectFrom('uso').select(WHAT).where('usuario_id', '=', usuarioId).executeTakeFirst()
  return row ?? NADA
}
