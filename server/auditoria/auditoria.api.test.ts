import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as auth from '#contract/auth.ts'
import * as perfil from '#contract/perfil.ts'
import type { Client } from '#tests/support/api-client.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'

const harness = setupTestApp({ MBW_PROXIES: '127.0.0.1' })

const DAY_MS = 24 * 60 * 60 * 1000
const HOME = { 'x-forwarded-for': '203.0.113.77' }
const NOVA = 'outra senha boa'

beforeEach(async () => {
  await harness.db.write.deleteFrom('evento_seguranca').execute()
})

afterEach(() => {
  vi.restoreAllMocks()
})

function eventos() {
  return harness.db.read.selectFrom('evento_seguranca').selectAll().orderBy('id').execute()
}

const tiposOf = (rows: { tipo: string }[]) => rows.map(({ tipo }) => tipo)

async function contaOf(client: Client) {
  const { email } = (await client.call(auth.user)).json()
  return harness.db.read
    .selectFrom('usuario')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
}

describe('security events', () => {
  it('tell what an account went through, with neither its name nor the whole address', async () => {
    // All in one minute: in the next one the second sign-in would be a row of its own.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const client = await harness.visitorWithToken()
    const body = { username: 'Helena', email: 'helena@exemplo.com.br', password: TEST_PASSWORD }
    await client.call(auth.cadastro, { body, headers: HOME })
    await client.call(auth.login, { body, headers: HOME })
    const { id } = await contaOf(client)
    await client.call(perfil.baixarDados, { headers: HOME })
    const senha = { senha_atual: TEST_PASSWORD, senha_nova: NOVA }
    await client.call(perfil.trocarSenha, { body: senha, headers: HOME })
    await client.call(auth.logoutPost, { headers: HOME })
    await client.call(auth.setCsrfToken)
    await client.call(auth.login, { body: { ...body, password: NOVA }, headers: HOME })
    const kept = await harness.app.auditoria.eventosDoLeitor(id, '', 100)
    await client.call(perfil.excluirConta, { body: { senha: NOVA }, headers: HOME })

    const rows = await eventos()
    expect(tiposOf(rows)).toEqual([
      'cadastro',
      'login',
      'dados_baixados',
      'senha_trocada',
      'sessao_encerrada',
      'conta_excluida',
    ])
    expect(tiposOf(kept)).toEqual(tiposOf(rows).slice(0, -1))
    expect(new Set(rows.map(({ rede }) => rede))).toEqual(new Set(['203.0.113.0/24']))
    expect(new Set(rows.map(({ leitor }) => leitor)).size).toBe(1)
    const text = JSON.stringify(rows)
    for (const secret of [id, body.email, body.username, '203.0.113.77']) expect(text).not.toContain(secret)
  })

  it('count a session ended from another device', async () => {
    const here = await harness.reader()
    const { email } = await contaOf(here)
    const phone = await harness.visitorWithToken()
    await phone.call(auth.login, { body: { email, password: TEST_PASSWORD } })
    const sessoes: perfil.SessaoAberta[] = (await here.call(perfil.listarSessoes)).json()
    const other = sessoes.find(({ atual }) => !atual)
    await here.call(perfil.encerrarSessao, { params: { id: other?.id ?? '' } })
    expect(tiposOf(await eventos())).toContain('sessao_encerrada')
  })

  it('are one row for all refusals of a minute from one network', async () => {
    const client = await harness.reader()
    await harness.db.write.deleteFrom('evento_seguranca').execute()
    for (let index = 0; index < 4; index += 1) {
      await client.call(auth.logoutPost, { csrf: false, headers: HOME })
    }
    await harness.app.auditoria.gravar()
    const rows = await eventos()
    // A minute may end between two of them.
    expect(rows.length).toBeLessThanOrEqual(2)
    expect(tiposOf(rows)).toContain('csrf_recusado')
    expect(rows.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBe(4)
  })

  it('tell of guesses that were stopped', async () => {
    const client = await harness.visitorWithToken()
    const body = { email: 'ninguem@exemplo.com.br', password: 'errada' }
    for (let index = 0; index < 6; index += 1) await client.call(auth.login, { body, headers: HOME })
    expect(await eventos()).toMatchObject([{ tipo: 'bloqueio', rede: '203.0.113.0/24', leitor: null }])
  })

  it('that cannot be written are logged and stop nobody', async () => {
    const logged = vi.spyOn(harness.app.log, 'error').mockImplementation(() => {})
    const reader = await harness.reader()
    const { email } = await contaOf(reader)
    await harness.db.exec('ALTER TABLE evento_seguranca RENAME TO ausente')
    try {
      const client = await harness.visitorWithToken()
      const response = await client.call(auth.login, {
        body: { email, password: TEST_PASSWORD },
        headers: HOME,
      })
      expect(response.statusCode).toBe(200)
    } finally {
      await harness.db.exec('ALTER TABLE ausente RENAME TO evento_seguranca')
    }
    expect(logged).toHaveBeenCalledWith(expect.anything(), 'security event login could not be written')
  })

  it('go after 180 days, all of them and no other', async () => {
    const at = (days: number, index: number) => ({
      id: `evento ${days} ${index}`,
      tipo: 'login',
      ocorrido_em: new Date(Date.now() - days * DAY_MS).toISOString(),
      rede: '203.0.113.0/24',
      leitor: null,
      quantidade: 1,
    })
    const old = Array.from({ length: 1_201 }, (_, index) => at(181, index))
    for (const rows of [old.slice(0, 600), old.slice(600), [at(179, 0)]]) {
      await harness.db.write.insertInto('evento_seguranca').values(rows).execute()
    }
    await harness.app.auditoria.limpar()
    expect((await eventos()).map(({ id }) => id)).toEqual(['evento 179 0'])
  })
})
