import { beforeEach, describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import * as contract from '#contract/editora/leitores.ts'
import { excluirConta } from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { openMesa, usuarioIdOf } from '#tests/support/mesa.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { readZip } from '#tests/support/zip-reader.ts'
import { updateProcura } from './procura.ts'

const harness = setupTestApp()

let admin: Awaited<ReturnType<typeof openMesa>>
let editor: Awaited<ReturnType<typeof openMesa>>
let leitora: { client: Client; id: string; email: string }

beforeEach(async () => {
  await harness.db.write.deleteFrom('usuario').execute()
  await harness.db.write.deleteFrom('ato').execute()
  admin = await openMesa(harness, 'administrador')
  editor = await openMesa(harness, 'editor')
  const client = await harness.reader()
  const { email } = (await client.call(auth.user)).json()
  leitora = { client, email, id: await usuarioIdOf(harness, email) }
})

async function acoes(): Promise<string[]> {
  const rows = await harness.db.write.selectFrom('ato').select('acao').orderBy('id').execute()
  return rows.map(({ acao }) => acao)
}

async function entrar(email: string, password = TEST_PASSWORD) {
  const client = await harness.visitorWithToken()
  return client.call(auth.login, { body: { email, password } })
}

describe('the search for accounts', () => {
  async function rename(id: string, first_name: string, last_name: string): Promise<void> {
    await harness.db.write
      .updateTable('usuario')
      .set({ first_name, last_name })
      .where('id', '=', id)
      .execute()
    while (await updateProcura(harness.db));
  }

  async function found(q: string): Promise<string[]> {
    const response = await editor.client.call(contract.listarContas, { query: { q } })
    return response.json().map(({ email }: contract.Conta) => email)
  }

  it('finds the beginnings of words of names and addresses, however they are written', async () => {
    await rename(leitora.id, 'Conceição', 'de Ávila')
    for (const q of ['conceicao', 'AVI', 'ávila CONC', leitora.email, leitora.email.slice(0, -4)]) {
      expect(await found(q)).toEqual([leitora.email])
    }
    for (const q of ['onceicao', 'conceicao lima', '%', '_'])
      expect(await found(q)).not.toContain(leitora.email)
    await rename(leitora.id, 'Teresa', '')
    expect(await found('avila')).toEqual([])
    expect(await found('teresa')).toEqual([leitora.email])
  })

  it('goes page by page, and begins with the newest accounts when nothing is looked for', async () => {
    while (await updateProcura(harness.db));
    const all = [leitora.email, editor.email, admin.email]
    for (const [q, expected] of [
      ['', all],
      ['exemplo', all],
    ] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const response = await editor.client.call(contract.listarContas, { query: { q, limit: 1, cursor } })
        seen.push(...response.json().map(({ email }: contract.Conta) => email))
        cursor = response.headers['x-next-cursor']?.toString()
      } while (cursor)
      expect(seen.toSorted()).toEqual(expected.toSorted())
    }
    const response = await editor.client.call(contract.listarContas, { query: { cursor: 'nada' } })
    expect(errorOf(response).status).toBe(422)
  })

  it('has an account on one page, though several of its words begin so', async () => {
    await rename(leitora.id, 'Mariana', 'Mariano Marinho')
    await rename(editor.usuarioId, 'Mariazinha', '')
    const pages: string[][] = []
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const query = { q: 'mari', limit: 1, cursor }
      const response = await editor.client.call(contract.listarContas, { query })
      pages.push(response.json().map(({ email }: contract.Conta) => email))
      cursor = response.headers['x-next-cursor']?.toString()
    }
    expect(pages).toEqual([[leitora.email], [editor.email], []])
  })

  it('refuses a cursor with what PostgreSQL cannot store', async () => {
    const cursor = Buffer.from(`${leitora.id} a\0`).toString('base64url')
    const response = await editor.client.call(contract.listarContas, { query: { q: 'exemplo', cursor } })
    expect(errorOf(response).status).toBe(422)
  })
})

describe('an account', () => {
  it('is shown with its sessions, and with nothing that the reader wrote', async () => {
    const conta = (await editor.client.call(contract.lerConta, { params: { id: leitora.id } })).json()
    expect(conta).toMatchObject({ email: leitora.email, papel: 'leitor', suspensa_em: null })
    expect(conta.sessoes).toHaveLength(1)
    const params = { id: '01890000-0000-7000-8000-000000000000' }
    for (const endpoint of [contract.lerConta, contract.suspenderConta, contract.baixarDadosDoLeitor]) {
      expect(errorOf(await admin.client.call(endpoint, { params })).status).toBe(404)
    }
  })

  it('that is suspended ends its sessions and is told so, with the right password only', async () => {
    const params = { id: leitora.id }
    const response = await editor.client.call(contract.suspenderConta, { params })
    expect(response.json()).toMatchObject({ sessoes: [], suspensa_em: expect.any(String) })
    expect(errorOf(await leitora.client.call(auth.user)).code).toBe('sem_sessao')
    expect(errorOf(await entrar(leitora.email))).toEqual({
      status: 403,
      code: 'conta_suspensa',
      message: 'Sua conta está suspensa. Escreva para a editora para saber o motivo.',
    })
    expect(errorOf(await entrar(leitora.email, 'outra senha'))).toMatchObject({
      code: 'credenciais_invalidas',
    })
    await editor.client.call(contract.suspenderConta, { params })
    await editor.client.call(contract.reativarConta, { params })
    await editor.client.call(contract.reativarConta, { params })
    expect((await entrar(leitora.email)).statusCode).toBe(200)
    await editor.client.call(contract.encerrarSessoes, { params })
    expect(await acoes()).toEqual(['conta_suspensa', 'conta_reativada', 'sessoes_encerradas'])
  })

  it('loses one of its sessions and keeps the others; an administrador keeps his from an editor', async () => {
    await entrar(leitora.email)
    const sessoesOf = async (client: Client, id: string) =>
      (await client.call(contract.lerConta, { params: { id } })).json().sessoes
    const [nova, antiga] = await sessoesOf(editor.client, leitora.id)
    const end = (client: Client, id: string, sessaoId: string) =>
      client.call(contract.encerrarSessaoDoLeitor, { params: { id, sessaoId } })
    expect((await end(editor.client, leitora.id, nova.id)).json().sessoes).toEqual([antiga])
    expect((await leitora.client.call(auth.user)).statusCode).toBe(200)
    // That it has ended already is no failure, and no act either.
    expect((await end(editor.client, leitora.id, nova.id)).json().sessoes).toEqual([antiga])
    const [doAdmin] = await sessoesOf(admin.client, admin.usuarioId)
    expect((await end(editor.client, leitora.id, doAdmin.id)).statusCode).toBe(200)
    expect(errorOf(await end(editor.client, admin.usuarioId, doAdmin.id)).code).toBe('sem_permissao')
    expect(errorOf(await end(leitora.client, leitora.id, antiga.id)).code).toBe('sem_permissao')
    expect((await admin.client.call(auth.user)).statusCode).toBe(200)
    expect(await acoes()).toEqual(['sessao_encerrada'])
  })

  it('gets a role from an administrador, and the last one keeps his', async () => {
    const params = { id: leitora.id }
    const give = (papel: string, id = leitora.id) =>
      admin.client.call(contract.darPapel, { params: { id }, body: { papel } })
    expect(
      errorOf(await editor.client.call(contract.darPapel, { params, body: { papel: 'editor' } })).status,
    ).toBe(403)
    expect((await give('editor')).json().papel).toBe('editor')
    expect((await leitora.client.call(contract.listarContas)).statusCode).toBe(200)
    expect(errorOf(await give('leitor', admin.usuarioId)).code).toBe('estado_nao_permite')
    const body = { senha: TEST_PASSWORD }
    expect(errorOf(await admin.client.call(excluirConta, { body })).message).toContain(
      'última conta de administrador',
    )
    expect((await give('administrador')).json().papel).toBe('administrador')
    expect((await give('leitor', admin.usuarioId)).json().papel).toBe('leitor')
    expect(errorOf(await give('leitor')).code).toBe('sem_permissao')
    expect(await acoes()).toEqual(['papel_dado', 'papel_dado', 'papel_dado'])
  })

  it('of an administrador is out of reach of an editor, and nobody shuts himself out', async () => {
    const call = (
      client: Client,
      endpoint: typeof contract.suspenderConta | typeof contract.encerrarSessoes,
      id: string,
    ) => client.call(endpoint, { params: { id } })
    expect(errorOf(await call(editor.client, contract.encerrarSessoes, admin.usuarioId)).code).toBe(
      'sem_permissao',
    )
    expect(errorOf(await call(editor.client, contract.suspenderConta, admin.usuarioId)).code).toBe(
      'estado_nao_permite',
    )
    expect(errorOf(await call(editor.client, contract.suspenderConta, editor.usuarioId)).message).toContain(
      'própria conta',
    )
    expect(await acoes()).toEqual([])
  })

  it('is deleted by an administrador who writes its e-mail', async () => {
    const params = { id: leitora.id }
    const remove = (client: Client, email: string) =>
      client.call(contract.excluirContaDoLeitor, { params, body: { email } })
    expect(errorOf(await remove(editor.client, leitora.email)).code).toBe('sem_permissao')
    expect(errorOf(await remove(admin.client, 'outra@exemplo.com.br'))).toMatchObject({ status: 422 })
    expect((await remove(admin.client, ` ${leitora.email.toUpperCase()} `)).statusCode).toBe(200)
    expect(errorOf(await remove(admin.client, leitora.email)).status).toBe(404)
    expect(await acoes()).toEqual(['conta_excluida'])
    const log = await harness.db.write.selectFrom('ato').selectAll().execute()
    expect(JSON.stringify(log)).not.toContain(leitora.email)
  })

  it('is handed over by an administrador without notes, highlights and marks', async () => {
    const params = { id: leitora.id }
    expect(errorOf(await editor.client.call(contract.baixarDadosDoLeitor, { params })).status).toBe(403)
    const response = await admin.client.call(contract.baixarDadosDoLeitor, { params })
    const files = readZip(response.rawPayload)
    const dados = JSON.parse(files.get('dados.json')?.toString() ?? '')
    expect(dados.perfil.email).toBe(leitora.email)
    expect(Object.keys(dados)).toEqual(expect.arrayContaining(['leituras', 'seguranca', 'atos']))
    for (const lista of ['notas', 'destaques', 'marcas', 'revisoes', 'planos_iniciados'])
      expect(dados).not.toHaveProperty(lista)
    expect(files.get('LEIA-ME.txt')?.toString()).toContain('a editora não pode abri-los')
    expect(await acoes()).toEqual(['conta_exportada'])
  })
})
