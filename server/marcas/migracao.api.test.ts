/** Marks from before words could be marked. */
import { expect, it } from 'vitest'
import { migrate } from '#server/platform/migrate.ts'
import { migrationsBefore } from '#tests/support/migrations-before.ts'
import { createEmptyDatabase } from '#tests/support/test-database.ts'

it('keeps every mark on verses as it was', async () => {
  const database = await createEmptyDatabase()
  const { write } = database.db
  await migrate(database.db, migrationsBefore('038'))
  const usuario = { username: '', senha_hash: '', first_name: '', last_name: '', foto: null, criado_em: '' }
  await write
    .insertInto('usuario')
    .values({ ...usuario, id: 'a', email: 'a', email_normalizado: 'a' })
    .execute()
  const times = {
    versao: 3,
    criado_em: '2026-11-01T12:00:00.000Z',
    atualizado_em: '2026-11-02T12:00:00.000Z',
  }
  const marcas = [
    { id: '1', inicio: 43003016, fim: 43003018, cor: 'verde' as const, nota: '' },
    { id: '2', inicio: 19023001, fim: 19023001, cor: null, nota: 'Só.' },
  ].map((marca) => ({ ...marca, ...times, usuario_id: 'a', fonte: 'biblia' as const }))
  // The table had no other columns then.
  await write
    .insertInto('marca')
    .values(marcas as never)
    .execute()
  await migrate(database.db)
  const kept = await database.db.read.selectFrom('marca').selectAll().orderBy('id').execute()
  expect(kept).toMatchObject(marcas)
  for (const { edicao, parte_inicio, parte_fim, trecho } of kept) {
    expect([edicao, parte_inicio, parte_fim, trecho]).toEqual([null, null, null, ''])
  }
  await database.drop()
})
