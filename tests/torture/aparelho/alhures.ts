/** What happens elsewhere: on another device of a reader, and to his sessions. */
import type { Database } from '#server/platform/database.ts'
import type { SessaoTable } from '#server/platform/tables-contas.ts'
import type { Random } from '../../../bench/busca-random.ts'
import type { Sessao } from './aparelho.ts'
import type { Linha } from './veredito.ts'

export interface Alhures {
  /** Deletes something of a reader. @returns the text that it had; '' when there is nothing */
  remove(reader: Sessao, random: Random): Promise<string>
  /** Writes something over. @returns the text that it had; '' when there is nothing */
  rewrite(reader: Sessao, random: Random): Promise<string>
  /** Ends the session of the reader's device. */
  revoke(reader: Sessao): Promise<void>
  /** He signs in again. */
  renew(reader: Sessao): Promise<void>
  list(reader: Sessao): Promise<Linha[]>
}

export function openAlhures(db: Database): Alhures {
  const revoked = new Map<string, SessaoTable[]>()
  return {
    async remove(reader, random) {
      const rows = await listRows(db, reader)
      if (rows.length === 0) return ''
      const { tabela, id, versao, texto } = random.pick(rows)
      const { numDeletedRows } = await db.write
        .deleteFrom(tabela)
        .where('usuario_id', '=', reader.usuarioId)
        .where('id', '=', id)
        .where('versao', '=', versao)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n ? texto : ''
    },
    async rewrite(reader, random) {
      const rows = await listRows(db, reader)
      if (rows.length === 0) return ''
      const row = random.pick(rows)
      return (await updateRow(db, reader, row)) > 0n ? row.texto : ''
    },
    async revoke({ usuarioId }) {
      const sessoes = db.write.selectFrom('sessao').selectAll().where('usuario_id', '=', usuarioId)
      revoked.set(usuarioId, [...(revoked.get(usuarioId) ?? []), ...(await sessoes.execute())])
      await db.write.deleteFrom('sessao').where('usuario_id', '=', usuarioId).execute()
    },
    async renew({ usuarioId }) {
      const sessoes = revoked.get(usuarioId) ?? []
      revoked.delete(usuarioId)
      if (sessoes.length > 0) await db.write.insertInto('sessao').values(sessoes).execute()
    },
    async list(reader) {
      return (await listRows(db, reader)).map(({ marca, texto }) => ({ marca, texto }))
    },
  }
}

interface Row extends Linha {
  readonly tabela: 'anotacao' | 'destaque' | 'marca'
  readonly id: string
  readonly versao: number
}

async function listRows(db: Database, { usuarioId }: Sessao): Promise<Row[]> {
  const notas = await db.write
    .selectFrom('anotacao')
    .select(['id', 'versao', 'titulo', 'anotacao'])
    .where('usuario_id', '=', usuarioId)
    .execute()
  return [
    ...notas.map(
      ({ id, versao, titulo, anotacao }) =>
        ({ tabela: 'anotacao', id, versao, marca: titulo, texto: anotacao }) as const,
    ),
    ...(await listComNota(db, 'destaque', usuarioId)),
    ...(await listComNota(db, 'marca', usuarioId)),
  ]
}

async function listComNota(db: Database, tabela: 'destaque' | 'marca', usuarioId: string): Promise<Row[]> {
  const rows = await db.write
    .selectFrom(tabela)
    .select(['id', 'versao', 'nota'])
    .where('usuario_id', '=', usuarioId)
    .execute()
  return rows.map(({ id, versao, nota }) => ({
    tabela,
    id,
    versao,
    marca: nota.split(' ')[0] ?? '',
    texto: nota,
  }))
}

async function updateRow(db: Database, { usuarioId }: Sessao, row: Row): Promise<bigint> {
  const { tabela, id, versao, marca } = row
  const texto = `${marca} alhures ${versao}`
  const { numUpdatedRows } =
    tabela === 'anotacao'
      ? await db.write
          .updateTable('anotacao')
          .set({ anotacao: texto, versao: versao + 1 })
          .where((eb) => eb.and({ usuario_id: usuarioId, id, versao }))
          .executeTakeFirstOrThrow()
      : await db.write
          .updateTable(tabela)
          .set({ nota: texto, versao: versao + 1 })
          .where((eb) => eb.and({ usuario_id: usuarioId, id, versao }))
          .executeTakeFirstOrThrow()
  return numUpdatedRows
}
