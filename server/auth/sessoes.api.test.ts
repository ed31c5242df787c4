import { describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import { excluirConta, trocarSenha } from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { closeSession, openSession, renewSenha } from './sessions.ts'

const harness = setupTestApp()
const secure = setupTestApp({
  MBW_ENDERECO_PUBLICO: 'https://biblioteca.exemplo.com.br',
  MBW_PROXIES: '127.0.0.1',
})

const DAY_MS = 24 * 60 * 60 * 1000
const NOVA = 'outra senha boa'

async function contaOf(client: Client) {
  const { email } = (await client.call(auth.user)).json()
  return harness.db.read
    .selectFrom('usuario')
    .select(['id', 'email', 'senha_hash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
}

function sessoesOf(usuarioId: string) {
  return harness.db.read
    .selectFrom('sessao')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .orderBy('usada_em')
    .execute()
}

async function signIn(email: string, password: string) {
  const client = await harness.visitorWithToken()
  return { client, response: await client.call(auth.login, { body: { email, password } }) }
}

describe('the sessions of a reader', () => {
  it('are at most 20: the one that was not used for longest ends', async () => {
    const conta = await contaOf(await harness.reader())
    await harness.db.write.deleteFrom('sessao').where('usuario_id', '=', conta.id).execute()
    for (let index = 0; index < 20; index += 1) await signIn(conta.email, TEST_PASSWORD)
    const [first, second] = await sessoesOf(conta.id)
    const usada_em = new Date(Date.now() - DAY_MS / 2).toISOString()
    await harness.db.write
      .updateTable('sessao')
      .set({ usada_em })
      .where('id', '=', second?.id ?? '')
      .execute()
    await signIn(conta.email, TEST_PASSWORD)
    const left = (await sessoesOf(conta.id)).map(({ id }) => id)
    expect(left).toHaveLength(20)
    expect(left).toContain(first?.id)
    expect(left).not.toContain(second?.id)
  })

  it('are at most 20 when many begin at once', async () => {
    const conta = await contaOf(await harness.reader())
    await Promise.all(Array.from({ length: 40 }, () => openSession(harness.db, conta, { agente: 'prova' })))
    expect(await sessoesOf(conta.id)).toHaveLength(20)
  })

  it('end 90 days after they began, however much they are used', async () => {
    const client = await harness.reader()
    const { id } = await contaOf(client)
    const days = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString()
    const set = (values: { criada_em: string; usada_em: string; expira_em: string }) =>
      harness.db.write.updateTable('sessao').set(values).where('usuario_id', '=', id).execute()
    await set({ criada_em: days(-89), usada_em: days(-2), expira_em: days(28) })
    expect((await client.call(auth.user)).statusCode).toBe(200)
    const [row] = await sessoesOf(id)
    expect(Date.parse(row?.expira_em ?? '')).toBeLessThanOrEqual(Date.now() + DAY_MS)
    await set({ criada_em: days(-91), usada_em: days(-2), expira_em: days(28) })
    expect(errorOf(await client.call(auth.user)).code).toBe('sem_sessao')
  })

  it('begin anew for a browser that signs in again', async () => {
    const client = await harness.reader()
    const { id, email } = await contaOf(client)
    await client.call(auth.login, { body: { email, password: TEST_PASSWORD } })
    expect(await sessoesOf(id)).toHaveLength(1)
  })
})

describe('a new password', () => {
  it('renews both tokens of the session that asked', async () => {
    const client = await harness.reader()
    const before = new Map(client.cookies)
    const thief = harness.visitor()
    for (const [name, value] of before) thief.cookies.set(name, value)
    const body = { senha_atual: TEST_PASSWORD, senha_nova: NOVA }
    expect((await client.call(trocarSenha, { body })).statusCode).toBe(200)
    for (const name of ['sessao', 'csrftoken']) expect(client.cookies.get(name)).not.toBe(before.get(name))
    expect((await client.call(auth.user)).statusCode).toBe(200)
    expect((await client.call(auth.logoutPost)).statusCode).toBe(200)
    expect(errorOf(await thief.call(auth.user)).code).toBe('sem_sessao')
  })

  it('is not set for a session that ended, nor over a password that changed, while the old one was compared', async () => {
    const client = await harness.reader()
    const { id, senha_hash } = await contaOf(client)
    const [sessao] = await sessoesOf(id)
    const own = { usuarioId: id, id: sessao?.id ?? '' }
    await expect(renewSenha(harness.db, own, { anterior: 'outra', nova: 'x' })).rejects.toMatchObject({
      code: 'credenciais_invalidas',
    })
    await closeSession(harness.db, client.cookies.get('sessao') ?? '')
    await expect(renewSenha(harness.db, own, { anterior: senha_hash, nova: 'x' })).rejects.toMatchObject({
      code: 'sem_sessao',
    })
    expect((await signIn((await readConta(id)).email, TEST_PASSWORD)).response.statusCode).toBe(200)
  })
})

function readConta(id: string) {
  return harness.db.read
    .selectFrom('usuario')
    .select(['email', 'senha_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

describe('a login under way', () => {
  it.each([
    ['the password changes', 'troca'],
    ['the account is deleted', 'exclusao'],
  ])('gets no session when %s', async (_, kind) => {
    const conta = await contaOf(await harness.reader())
    let opening = Promise.resolve<string | null>('not asked')
    await harness.db.write.transaction().execute(async (trx) => {
      const usuario = trx.updateTable('usuario').set({ senha_hash: 'outro' }).where('id', '=', conta.id)
      if (kind === 'troca') await usuario.execute()
      else await trx.deleteFrom('usuario').where('id', '=', conta.id).execute()
      // The password was compared before; what is not yet committed must be waited for.
      opening = openSession(harness.db, conta, { agente: 'prova' })
    })
    expect(await opening).toBeNull()
    const left = await sessoesOf(conta.id)
    expect(left.every(({ agente }) => agente !== 'prova')).toBe(true)
  })

  it('and opened before the change ends with it', async () => {
    const client = await harness.reader()
    const conta = await contaOf(client)
    const [here] = await sessoesOf(conta.id)
    const token = await openSession(harness.db, conta, { agente: 'prova' })
    expect(token).not.toBeNull()
    await renewSenha(
      harness.db,
      { usuarioId: conta.id, id: here?.id ?? '' },
      { anterior: conta.senha_hash, nova: 'x' },
    )
    expect((await sessoesOf(conta.id)).map(({ id }) => id)).toEqual([here?.id])
  })
})

describe('under https', () => {
  it('the session has a name that only this host can set, and csrftoken keeps its own', async () => {
    const client = await secure.visitorWithToken()
    const body = { username: 'Helena', email: 'helena@exemplo.com.br', password: TEST_PASSWORD }
    await client.call(auth.cadastro, { body })
    const response = await client.call(auth.login, { body })
    const names = response.cookies.map(({ name, secure, path }) => [name, secure, path])
    expect(names).toEqual([
      ['__Host-sessao', true, '/'],
      ['csrftoken', true, '/'],
    ])
    expect((await client.call(auth.user)).statusCode).toBe(200)
    const tossed = secure.visitor()
    tossed.cookies.set('sessao', client.cookies.get('__Host-sessao') ?? '')
    expect(errorOf(await tossed.call(auth.user)).code).toBe('sem_sessao')
    const gone = await client.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(gone.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-sessao', true],
      ['csrftoken', true],
    ])
  })
})
