import { beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import { criarNota } from '#contract/notas.ts'
import * as contract from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'

const harness = setupTestApp()
let helena: Client

beforeAll(async () => {
  helena = await harness.reader()
})

describe('PUT /perfil', () => {
  it('changes the names', async () => {
    const body = { first_name: ' Helena ', last_name: 'Monteiro' }
    const response = await helena.call(contract.atualizarNomes, { body })
    expect(response.json()).toMatchObject({ first_name: 'Helena', last_name: 'Monteiro' })
    expect((await helena.call(auth.user)).json().last_name).toBe('Monteiro')
  })

  it.each([{ first_name: ' ', last_name: '' }, { first_name: 'x'.repeat(151), last_name: '' }, {}])(
    'refuses %j',
    async (body) => {
      expect(errorOf(await helena.call(contract.atualizarNomes, { body })).status).toBe(422)
    },
  )
})

describe('password and sessions', () => {
  it('changing the password asks for the old one and ends the other sessions', async () => {
    const here = await harness.reader()
    const { email } = (await here.call(auth.user)).json()
    const elsewhere = await harness.visitorWithToken()
    await elsewhere.call(auth.login, { body: { email, password: TEST_PASSWORD } })
    const wrong = { senha_atual: 'outra', senha_nova: 'uma senha nova' }
    expect(errorOf(await here.call(contract.trocarSenha, { body: wrong })).code).toBe('credenciais_invalidas')
    const body = { senha_atual: TEST_PASSWORD, senha_nova: 'uma senha nova' }
    expect((await here.call(contract.trocarSenha, { body })).statusCode).toBe(200)
    expect((await here.call(auth.user)).statusCode).toBe(200)
    expect(errorOf(await elsewhere.call(auth.user)).code).toBe('sem_sessao')
    const login = { email, password: 'uma senha nova' }
    const again = await harness.visitorWithToken()
    expect((await again.call(auth.login, { body: login })).statusCode).toBe(200)
  })

  it('refuses a short new password and too many wrong old ones', async () => {
    const client = await harness.reader()
    const short = { senha_atual: TEST_PASSWORD, senha_nova: '1234567' }
    expect(errorOf(await client.call(contract.trocarSenha, { body: short })).status).toBe(422)
    const wrong = { senha_atual: 'errada', senha_nova: 'uma senha nova' }
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await client.call(contract.trocarSenha, { body: wrong })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('lists the open sessions and ends one', async () => {
    const here = await harness.reader()
    const { email } = (await here.call(auth.user)).json()
    const phone = await harness.visitorWithToken()
    const headers = { 'user-agent': 'Celular' }
    await phone.call(auth.login, { body: { email, password: TEST_PASSWORD }, headers })
    const sessoes: contract.SessaoAberta[] = (await here.call(contract.listarSessoes)).json()
    expect(sessoes.map(({ atual }) => atual).sort()).toEqual([false, true])
    const other = sessoes.find(({ agente }) => agente === 'Celular')
    const params = { id: other?.id ?? '' }
    expect((await here.call(contract.encerrarSessao, { params })).statusCode).toBe(200)
    expect(errorOf(await phone.call(auth.user)).code).toBe('sem_sessao')
    expect(errorOf(await here.call(contract.encerrarSessao, { params })).status).toBe(404)
  })

  it("does not end another reader's session", async () => {
    const [mine] = (await helena.call(contract.listarSessoes)).json()
    const jonas = await harness.reader()
    const response = await jonas.call(contract.encerrarSessao, { params: { id: mine.id } })
    expect(errorOf(response).status).toBe(404)
    expect((await helena.call(auth.user)).statusCode).toBe(200)
  })
})

describe('preferences', () => {
  it('are off at first and kept', async () => {
    const client = await harness.reader()
    const first = await client.call(contract.lerPreferencias)
    expect(first.json()).toEqual({ novos_livros: false, estudo_semanal: false, plano: null })
    const body = { novos_livros: true, estudo_semanal: false, plano: 'anual' }
    await client.call(contract.salvarPreferencias, { body })
    expect((await client.call(contract.lerPreferencias)).json()).toEqual(body)
    const part = await client.call(contract.salvarPreferencias, { body: { estudo_semanal: true } })
    expect(part.json()).toEqual({ ...body, estudo_semanal: true })
    const wrong = { ...body, plano: 'vitalício' }
    expect(errorOf(await client.call(contract.salvarPreferencias, { body: wrong })).status).toBe(422)
  })
})

describe("the reader's data", () => {
  it('goes with the account: nothing of the reader is left', async () => {
    const client = await harness.reader()
    const { email } = (await client.call(auth.user)).json()
    await client.call(criarNota, { body: { simbolo: 1, numero_pergunta: 8, titulo: 'x', anotacao: 'y' } })
    const wrong = await client.call(contract.excluirConta, { body: { senha: 'errada' } })
    expect(errorOf(wrong).code).toBe('credenciais_invalidas')
    const { usuario_id } = await harness.db.read
      .selectFrom('anotacao')
      .select('usuario_id')
      .where('titulo', '=', 'x')
      .executeTakeFirstOrThrow()
    const response = await client.call(contract.excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(response.statusCode).toBe(200)
    expect([...client.cookies.keys()]).toEqual([])
    for (const table of ['anotacao', 'sessao', 'leitura', 'foto', 'preferencia', 'aviso'] as const) {
      const rows = await harness.db.read
        .selectFrom(table)
        .where('usuario_id', '=', usuario_id)
        .selectAll()
        .execute()
      expect(rows).toEqual([])
    }
    const visitor = await harness.visitorWithToken()
    expect((await visitor.call(auth.login, { body: { email, password: TEST_PASSWORD } })).statusCode).toBe(
      401,
    )
  })
})

describe('visitors and missing tokens', () => {
  const calls = [
    [contract.atualizarNomes, { body: { first_name: 'x', last_name: '' } }],
    [contract.removerFoto, {}],
    [contract.trocarSenha, { body: { senha_atual: 'x', senha_nova: 'uma senha nova' } }],
    [contract.encerrarSessao, { params: { id: '01890000-0000-7000-8000-000000000000' } }],
    [contract.salvarPreferencias, { body: { novos_livros: true, estudo_semanal: true, plano: null } }],
    [contract.excluirConta, { body: { senha: 'x' } }],
  ] as const

  it('every call asks for a session', async () => {
    const visitor = await harness.visitorWithToken()
    const reads = [contract.listarSessoes, contract.lerPreferencias, contract.baixarDados]
    for (const [endpoint, input] of [...calls, ...reads.map((read) => [read, {}] as const)]) {
      expect(errorOf(await visitor.call(endpoint, input)).code).toBe('sem_sessao')
    }
  })

  it('calls that change something ask for the CSRF token', async () => {
    for (const [endpoint, input] of calls) {
      expect(errorOf(await helena.call(endpoint, { ...input, csrf: false })).status).toBe(403)
    }
  })
})
