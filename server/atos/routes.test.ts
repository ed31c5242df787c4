import { beforeEach, describe, expect, it } from 'vitest'
import { user } from '#contract/auth.ts'
import { type Acao, type Ato, listarAtos } from '#contract/editora/atos.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { openMesa, usuarioIdOf } from '#tests/support/mesa.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { cleanAtos, recordAto } from './service.ts'

const harness = setupTestApp()

beforeEach(async () => {
  await harness.db.write.deleteFrom('ato').execute()
})

function record(acao: Acao, leitor: string, autor: string | null = null) {
  const ato = { autor, acao, alvo: { tipo: 'leitor', id: leitor }, detalhes: { de: 'leitor' } } as const
  return harness.db.write.transaction().execute((trx) => recordAto(trx, ato))
}

describe('roles', () => {
  it('are told to who has one, and open the calls of the desk', async () => {
    const editor = await openMesa(harness, 'editor')
    expect((await editor.client.call(user)).json()).toMatchObject({ papel: 'editor' })
    expect(errorOf(await editor.client.call(listarAtos))).toEqual({
      status: 403,
      code: 'sem_permissao',
      message: 'Sua conta não tem permissão para isto. Fale com quem administra a biblioteca.',
    })
    const { client } = await openMesa(harness, 'administrador')
    const response = await client.call(listarAtos)
    expect(response.json()).toEqual([])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(errorOf(await (await harness.reader()).call(listarAtos)).status).toBe(403)
    expect(errorOf(await harness.visitor().call(listarAtos)).code).toBe('sem_sessao')
  })

  it('that were taken away close them at once', async () => {
    const { client, usuarioId } = await openMesa(harness, 'administrador')
    await harness.db.write.deleteFrom('papel').where('usuario_id', '=', usuarioId).execute()
    expect(errorOf(await client.call(listarAtos)).code).toBe('sem_permissao')
    expect((await client.call(user)).json()).toMatchObject({ papel: 'leitor' })
  })
})

describe('the audit log', () => {
  it('tells who did what to whom, newest first, page by page', async () => {
    const mesa = await openMesa(harness, 'administrador')
    const reader = await harness.reader()
    const { email } = (await reader.call(user)).json()
    const id = await usuarioIdOf(harness, email)
    await record('conta_suspensa', id, mesa.usuarioId)
    await record('conta_reativada', id)
    await record('conta_excluida', '01890000-0000-7000-8000-000000000000')
    const first = await mesa.client.call(listarAtos, { query: { limit: 2 } })
    expect(first.json().map(({ acao, autor }: Ato) => [acao, autor])).toEqual([
      ['conta_excluida', 'console'],
      ['conta_reativada', 'console'],
    ])
    expect(first.json()[0].alvo.email).toBeNull()
    const cursor = String(first.headers['x-next-cursor'])
    const second = await mesa.client.call(listarAtos, { query: { limit: 2, cursor } })
    expect(second.json()).toMatchObject([
      {
        autor: mesa.email,
        acao: 'conta_suspensa',
        alvo: { tipo: 'leitor', id, email },
        detalhes: { de: 'leitor' },
      },
    ])
    expect(second.headers['x-next-cursor']).toBeUndefined()
    const some = await mesa.client.call(listarAtos, { query: { leitor: id, acao: 'conta_reativada' } })
    expect(some.json()).toHaveLength(1)
    expect(errorOf(await mesa.client.call(listarAtos, { query: { acao: 'nada' } })).status).toBe(422)
  })

  it('has nothing of an act that was not done', async () => {
    const failing = harness.db.write.transaction().execute(async (trx) => {
      await recordAto(trx, { autor: null, acao: 'conta_excluida', alvo: { tipo: 'leitor', id: 'x' } })
      throw new Error('not done')
    })
    await expect(failing).rejects.toThrow('not done')
    expect(await harness.db.write.selectFrom('ato').selectAll().execute()).toEqual([])
  })

  it('forgets after five years', async () => {
    await record('conta_suspensa', 'a')
    await harness.db.write.updateTable('ato').set({ ocorrido_em: '2020-01-01T00:00:00.000Z' }).execute()
    await record('conta_reativada', 'a')
    await cleanAtos(harness.db)
    const left = await harness.db.write.selectFrom('ato').select('acao').execute()
    expect(left).toEqual([{ acao: 'conta_reativada' }])
  })
})
