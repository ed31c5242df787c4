import { beforeEach, describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import * as contract from '#contract/chaves.ts'
import { trocarSenha } from '#contract/perfil.ts'
import { cadastrarUsuario, findUsuarioId } from '#server/auth/service.ts'
import { redefinirSenha } from '#server/contas/service.ts'
import { queueCorreio } from '#server/correio/queue-correio.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { COM_CORREIO, chaveIn, headOf, takeMails } from '#tests/support/mailbox.ts'
import { recordQueries } from '#tests/support/record-queries.ts'
import { untilTrue } from '#tests/support/soon.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { pedirSenhaNova } from './service.ts'

const harness = setupTestApp(COM_CORREIO)
const NOVA = 'vaga-lume no quintal'

beforeEach(() => harness.db.write.deleteFrom('correio').execute())

const emailOf = async (client: Client): Promise<string> => (await client.call(auth.user)).json().email
const mails = () => takeMails(harness.db)

async function enter(email: string, password: string): Promise<number> {
  const visitor = await harness.visitorWithToken()
  return (await visitor.call(auth.login, { body: { email, password } })).statusCode
}

async function ask(email: string): Promise<string> {
  const visitor = await harness.visitorWithToken()
  return (await visitor.call(contract.pedirSenhaNova, { body: { email } })).json().success
}

/** The key that the reader gets; the mail is written after the reply. */
async function askForChave(email: string): Promise<string> {
  await ask(email)
  return untilTrue(async () => {
    const mail = (await mails()).find((each) => headOf(each).startsWith(email.toLowerCase()))
    return chaveIn(mail, '/recuperar-senha')
  })
}

async function choose(chave: string, senha_nova = NOVA) {
  const visitor = await harness.visitorWithToken()
  return visitor.call(contract.escolherSenha, { body: { chave, senha_nova } })
}

async function confirm(chave: string) {
  const visitor = await harness.visitorWithToken()
  return visitor.call(contract.confirmarEndereco, { body: { chave } })
}

describe('a forgotten password', () => {
  it('is answered alike for an address of nobody, with the same statements', async () => {
    const email = await emailOf(await harness.reader())
    expect(await ask('ninguem@exemplo.com.br')).toBe(await ask(email))
    await untilTrue(async () => (await mails()).length > 0)
    const { db, queries } = recordQueries(harness.db)
    const asked: string[][] = []
    for (const each of ['nenhum@exemplo.com.br', email]) {
      queries.clear()
      const rest = await pedirSenhaNova(db, each, '198.51.100.9')
      asked.push([...queries.keys()])
      await rest()
    }
    expect(asked[0]?.length).toBeGreaterThan(3)
    expect(asked[1]).toEqual(asked[0])
  })

  it('is changed by the key of the mail: once, all sessions end, the address is confirmed, tries are forgotten', async () => {
    const client = await harness.reader()
    const email = await emailOf(client)
    for (let time = 0; time < 5; time += 1) await enter(email, 'esquecida')
    expect(await enter(email, TEST_PASSWORD)).toBe(429)
    const chave = await askForChave(email.toUpperCase())
    expect((await choose(chave)).json()).toEqual({ success: 'Senha alterada. Entre com a senha nova.' })
    expect(errorOf(await client.call(auth.user)).code).toBe('sem_sessao')
    expect(await enter(email, NOVA)).toBe(200)
    expect(await enter(email, TEST_PASSWORD)).toBe(401)
    expect(errorOf(await choose(chave)).code).toBe('chave_invalida')
    const usuario = harness.db.read
      .selectFrom('usuario')
      .select('email_confirmado_em')
      .where('email', '=', email)
    expect((await usuario.executeTakeFirstOrThrow()).email_confirmado_em).not.toBeNull()
    const eventos = await harness.db.read.selectFrom('evento_seguranca').select('tipo').execute()
    expect(eventos.map(({ tipo }) => tipo)).toContain('senha_recuperada')
  })

  it('only by the newest key, within half an hour, and with a password that is not guessed first', async () => {
    const email = await emailOf(await harness.reader())
    const first = await askForChave(email)
    const second = await askForChave(email)
    expect(errorOf(await choose(first)).code).toBe('chave_invalida')
    const weak = await choose(second, 'westminster1')
    expect([weak.statusCode, Object.keys(weak.json().fields)]).toEqual([422, ['senha_nova']])
    const expira_em = new Date(Date.now() - 1000).toISOString()
    await harness.db.write.updateTable('chave_de_conta').set({ expira_em }).execute()
    expect(errorOf(await choose(second))).toMatchObject({
      status: 410,
      message: 'Este link já foi usado, venceu ou deu lugar a um mais novo.',
    })
    expect(errorOf(await choose('curta')).status).toBe(422)
    expect(errorOf(await choose('A'.repeat(64))).code).toBe('chave_invalida')
    expect(await enter(email, TEST_PASSWORD)).toBe(200)
  })

  it('by no key from before the password changed, or that still waits to be sent', async () => {
    const client = await harness.reader()
    const chave = await askForChave(await emailOf(client))
    await ask(await emailOf(client))
    const waiting = () =>
      harness.db.read.selectFrom('correio').select('id').where('estado', '=', 'esperando').execute()
    await untilTrue(async () => (await waiting()).length > 0)
    await client.call(trocarSenha, { body: { senha_atual: TEST_PASSWORD, senha_nova: NOVA } })
    expect(errorOf(await choose(chave, 'outra senha qualquer')).code).toBe('chave_invalida')
    expect(await waiting()).toEqual([])
  })

  it('is asked for five times in a quarter of an hour, by whomever', async () => {
    const statuses: number[] = []
    const visitor = await harness.visitorWithToken()
    for (let time = 0; time < 6; time += 1) {
      const body = { email: 'muitas-vezes@exemplo.com.br' }
      statuses.push((await visitor.call(contract.pedirSenhaNova, { body })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await harness.db.write.deleteFrom('tentativa').execute()
  })
})

describe('an address', () => {
  it('is confirmed by the key that a registration brings', async () => {
    const body = { username: 'Clara', email: 'clara@exemplo.com.br', password: TEST_PASSWORD }
    const client = await harness.visitorWithToken()
    await client.call(auth.cadastro, { body })
    const [mail] = await mails()
    expect(mail && headOf(mail)).toBe('clara@exemplo.com.br: Confirme o seu e-mail')
    await client.call(auth.login, { body })
    expect((await client.call(auth.user)).json()).toMatchObject({ email_confirmado: false })
    const chave = chaveIn(mail, '/confirmar')
    expect((await confirm(chave)).json()).toEqual({ success: 'E-mail confirmado.' })
    expect((await client.call(auth.user)).json()).toMatchObject({ email_confirmado: true })
    expect(errorOf(await confirm(chave)).code).toBe('chave_invalida')
    expect(errorOf(await client.call(contract.enviarConfirmacao)).code).toBe('estado_nao_permite')
  })

  it('that waits gets the link again', async () => {
    const client = await harness.reader()
    expect((await client.call(contract.enviarConfirmacao)).statusCode).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Confirme o seu e-mail'])
  })

  it('is changed with the password, once the new one is confirmed; both are told, sessions stay', async () => {
    const client = await harness.reader()
    const antigo = await emailOf(client)
    const email = `novo-${antigo}`
    const wrong = await client.call(contract.trocarEndereco, { body: { email, senha: 'errada' } })
    expect(errorOf(wrong).code).toBe('credenciais_invalidas')
    const same = await client.call(contract.trocarEndereco, {
      body: { email: antigo.toUpperCase(), senha: TEST_PASSWORD },
    })
    expect(errorOf(same).status).toBe(409)
    await client.call(contract.trocarEndereco, { body: { email, senha: TEST_PASSWORD } })
    const asked = await mails()
    expect(asked.map(headOf)).toEqual([
      `${antigo}: Foi pedida a troca do seu e-mail`,
      `${email}: Confirme o novo e-mail da sua conta`,
    ])
    expect(await emailOf(client)).toBe(antigo)
    const recuperar = await askForChave(antigo)
    const { success } = (await confirm(chaveIn(asked[1], '/confirmar'))).json()
    expect(success).toBe(`O e-mail da sua conta agora é ${email}.`)
    expect((await client.call(auth.user)).json()).toMatchObject({
      email,
      email_anterior: antigo,
      email_confirmado: true,
    })
    expect((await mails()).map(headOf)).toEqual([
      `${antigo}: O e-mail da sua conta foi trocado`,
      `${email}: O e-mail da sua conta foi trocado`,
    ])
    expect(errorOf(await choose(recuperar)).code).toBe('chave_invalida')
    expect([await enter(email, TEST_PASSWORD), await enter(antigo, TEST_PASSWORD)]).toEqual([200, 401])
  })

  it('of another account is told only to who reads its mails', async () => {
    const [client, other] = [await harness.reader(), await harness.reader()]
    const email = await emailOf(other)
    const reply = await client.call(contract.trocarEndereco, { body: { email, senha: TEST_PASSWORD } })
    expect(reply.statusCode).toBe(200)
    const chave = chaveIn(
      (await mails()).find((mail) => headOf(mail).startsWith(`${email}:`)),
      '/confirmar',
    )
    expect(errorOf(await confirm(chave))).toMatchObject({
      status: 409,
      message: 'Este e-mail já é o de outra conta.',
    })
  })

  it('is not changed by what was asked for before the publisher gave another password', async () => {
    const client = await harness.reader()
    const antigo = await emailOf(client)
    const body = { email: `novo-${antigo}`, senha: TEST_PASSWORD }
    await client.call(contract.trocarEndereco, { body })
    const trocar = chaveIn((await mails())[1], '/confirmar')
    const recuperar = await askForChave(antigo)
    const id = (await findUsuarioId(harness.db, antigo)) ?? ''
    const senha = await redefinirSenha(harness.db, null, id)
    expect(errorOf(await confirm(trocar)).code).toBe('chave_invalida')
    expect(errorOf(await choose(recuperar)).code).toBe('chave_invalida')
    expect(await enter(antigo, senha)).toBe(200)
  })

  it('that is not the one any more is not confirmed', async () => {
    const client = await harness.reader()
    const { id } = await harness.db.read
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', await emailOf(client))
      .executeTakeFirstOrThrow()
    const para = 'de-antes@exemplo.com.br'
    await queueCorreio(harness.db.write, { usuarioId: id, para, tipo: 'confirmar', dados: {} })
    expect(errorOf(await confirm(chaveIn((await mails())[0], '/confirmar'))).code).toBe('chave_invalida')
  })
})

describe('a registration with an address that is taken', () => {
  it('is answered as a new one, with the same statements, and its owner is told', async () => {
    const dona = await harness.reader()
    const email = await emailOf(dona)
    const visitor = await harness.visitorWithToken()
    const body = { username: 'Outra', email: email.toUpperCase(), password: NOVA }
    const reply = await visitor.call(auth.cadastro, { body })
    expect([reply.statusCode, reply.json()]).toEqual([201, { success: 'Cadastro realizado com sucesso!' }])
    const sent = await mails()
    expect(sent.map(headOf)).toEqual([`${email}: Você já tem uma conta`])
    expect(sent[0]?.text).toContain('http://biblioteca.exemplo.com.br/recuperar-senha')
    expect([await enter(email, NOVA), await enter(email, TEST_PASSWORD)]).toEqual([401, 200])

    const { db, queries } = recordQueries(harness.db)
    const made: string[][] = []
    for (const each of [email, 'ainda-ninguem@exemplo.com.br']) {
      queries.clear()
      await cadastrarUsuario(db, { ...body, email: each }, '198.51.100.9', { enviaEmails: true })
      made.push([...queries.keys()])
    }
    expect(made[0]).toEqual(made[1])
  })
})

describe('a sign-in', () => {
  const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'
  const enterFrom = async (email: string, agente: string, remoteAddress: string) => {
    const visitor = await harness.visitorWithToken()
    const headers = { 'user-agent': agente }
    await visitor.call(auth.login, { body: { email, password: TEST_PASSWORD }, headers, remoteAddress })
    return (await mails()).map(headOf)
  }

  it('from another browser or network is told to the owner, but the first and the known are not', async () => {
    const email = await emailOf(await harness.reader())
    const told = [`${email}: Novo acesso à sua conta`]
    expect(await enterFrom(email, CHROME, '198.51.100.1')).toEqual([])
    expect(await enterFrom(email, CHROME.replace('143', '144'), '198.51.100.77')).toEqual([])
    expect(await enterFrom(email, CHROME, '203.0.113.5')).toEqual(told)
    expect(await enterFrom(email, 'Mozilla/5.0 (iPhone) Version/18 Safari/1', '203.0.113.5')).toEqual(told)
    expect(await enterFrom(email, CHROME, '203.0.113.6')).toEqual([])
    await harness.db.write.updateTable('aparelho').set({ visto_em: '2020-01-01' }).execute()
    expect(await enterFrom(email, CHROME, '203.0.113.6')).toEqual(told)
    const { id } = await harness.db.read
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const kept = await harness.db.read
      .selectFrom('aparelho')
      .selectAll()
      .where('usuario_id', '=', id)
      .execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/Chrome|203\.0\.113/)
  })
})

it('calls of the account ask for a session and a token', async () => {
  const visitor = await harness.visitorWithToken()
  const body = { email: 'a@exemplo.com.br', senha: 'x' }
  expect(errorOf(await visitor.call(contract.trocarEndereco, { body })).code).toBe('sem_sessao')
  expect(errorOf(await visitor.call(contract.enviarConfirmacao)).code).toBe('sem_sessao')
  for (const call of [contract.pedirSenhaNova, contract.escolherSenha, contract.confirmarEndereco]) {
    expect(errorOf(await visitor.call(call, { body: {}, csrf: false })).status).toBe(403)
    expect(errorOf(await visitor.call(call, { body: {} })).status).toBe(422)
  }
})
