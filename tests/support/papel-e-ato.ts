import { recordAto } from '#server/atos/service.ts'
import { usuarioIdOf } from './mesa.ts'
import type { TestApp } from './test-app.ts'

/** A role, and what the publisher did with the account and with another. */
export async function addPapelEAto(harness: TestApp, email: string): Promise<void> {
  const usuario_id = await usuarioIdOf(harness, email)
  const dado_em = '2026-01-01T00:00:00.000Z'
  await harness.db.write.transaction().execute(async (trx) => {
    await trx.insertInto('papel').values({ usuario_id, papel: 'editor', dado_em }).execute()
    const ato = { autor: null, acao: 'papel_dado', detalhes: { para: 'editor' } } as const
    await recordAto(trx, { ...ato, alvo: { tipo: 'leitor', id: usuario_id } })
    await recordAto(trx, { ...ato, alvo: { tipo: 'leitor', id: 'outro' } })
  })
}
