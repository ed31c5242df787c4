/** The account: names, password, sessions, and the way out for good. */
import { readFile } from 'node:fs/promises'
import { type Page, request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Cadastro, login } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm } from '#tests/support/browser-login.ts'
import { insertNotas, readNotas } from '#tests/support/browser-notas.ts'
import { insertLeitura, secao } from '#tests/support/browser-perfil.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { postToApi } from '#tests/support/browser-reader.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { readZip } from '#tests/support/zip-reader.ts'

const { open, newReader, db, url } = setupBrowser()

/** Status of a sign-in with these words. */
async function tryLogin({ email }: Cadastro, password: string): Promise<number> {
  const api = await request.newContext({ baseURL: url() })
  const response = await postToApi(api, login, { email, password })
  await api.dispose()
  return response.status()
}

/** What a page says whose session was ended elsewhere. */
function expectSessionGone(): void {
  expectPageConsole(/^answered 401: /)
  allowPageConsole('error: Failed to fetch user')
}

const openNotas = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Notas' }).click()

describe('the page', () => {
  it('says what it is for, and leads back to the home page', async () => {
    const page = await open('/perfil')
    await page
      .getByText('Gerencie as informações de conta, dados pessoais, assinaturas e veja novas notificações')
      .waitFor()
    await expectSoon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Minha Conta')
    await page.getByRole('link', { name: 'Voltar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Padrões de Westminster' }).waitFor()
    await expectSoon(() => new URL(page.url()).pathname).toBe('/')
  })
})

describe('the names', () => {
  it('are saved and stand in the top bar at once, after a reload, and after a network that was away', async () => {
    const reader = await newReader()
    const page = await open('/perfil', { reader })
    const dados = secao(page, 'Dados pessoais')
    await dados.getByText(reader.email).waitFor()
    await dados.getByLabel('Nome', { exact: true }).fill('')
    await dados.getByRole('button', { name: 'Salvar' }).click()
    await dados.getByText('Informe o nome.').waitFor()
    await expectSoon(() => page.locator(':focus').getAttribute('name')).toBe('first_name')
    await dados.getByLabel('Nome', { exact: true }).fill('Helena')
    await dados.getByLabel('Sobrenome').fill('Monteiro')
    await dados.getByRole('button', { name: 'Salvar' }).click()
    await banner(page, 'status', 'Nome salvo.').waitFor()
    const bar = page.getByRole('banner')
    await bar.getByRole('button', { name: 'Helena Monteiro' }).waitFor()
    await expectSoon(() => bar.locator('.face').innerText()).toBe('hm')
    await page.reload()
    await bar.getByRole('button', { name: 'Helena Monteiro' }).waitFor()
    await expectSoon(() => dados.getByLabel('Sobrenome').inputValue()).toBe('Monteiro')

    await dados.getByLabel('Sobrenome').fill('Souza')
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    await page.context().setOffline(true)
    await dados.getByRole('button', { name: 'Salvar' }).click()
    await banner(page, 'alert', 'Não foi possível salvar o nome: Sem conexão com o servidor.').waitFor()
    await page.context().setOffline(false)
    await dados.getByRole('button', { name: 'Salvar' }).click()
    await bar.getByRole('button', { name: 'Helena Souza' }).waitFor()
  })
})

describe('the password', () => {
  it('is changed by who knows the old one; the other session ends, this one goes on', async () => {
    const reader = await newReader()
    const other = await open('/cfw', { reader })
    const page = await open('/perfil', { reader })
    const senha = secao(page, 'Senha')
    const fill = async (atual: string, nova: string, repeticao = nova) => {
      await senha.getByLabel('Senha atual').fill(atual)
      await senha.getByLabel('Senha nova', { exact: true }).fill(nova)
      await senha.getByLabel('Repita a senha nova').fill(repeticao)
      await senha.getByRole('button', { name: 'Alterar a senha' }).click()
    }

    await fill('', 'curta', 'outra')
    for (const sentence of [
      'Informe a senha atual.',
      'Senha deve ter ao menos 8 caracteres.',
      'As duas senhas novas não são iguais.',
    ]) {
      await senha.getByText(sentence).waitFor()
    }
    expectPageConsole(/^answered 401: .*\/api\/perfil\/senha$/)
    await fill('senha-errada', 'senha-bem-nova')
    await senha.getByText('A senha atual não confere.').waitFor()
    await expectSoon(() => page.locator(':focus').getAttribute('name')).toBe('senha_atual')
    // A wrong password is no lost session.
    expect(new URL(page.url()).pathname).toBe('/perfil')
    await expectSoon(() => secao(page, 'Sessões abertas').getByRole('listitem').count()).toBe(2)

    await fill(reader.password, 'senha-bem-nova')
    await banner(page, 'status', 'As outras sessões foram encerradas.').waitFor()
    await expectSoon(() => secao(page, 'Sessões abertas').getByRole('listitem').count()).toBe(1)
    expectSessionGone()
    await openNotas(other)
    await other.waitForURL('/login')
    await openNotas(page)
    await page.getByText('Você não tem notas neste filtro.').waitFor()
    await page.goBack()
    await secao(page, 'Dados pessoais').getByRole('button', { name: 'Salvar' }).click()
    await banner(page, 'status', 'Nome salvo.').waitFor()
    expect(await tryLogin(reader, reader.password)).toBe(401)
    expect(await tryLogin(reader, 'senha-bem-nova')).toBe(200)
  })
})

describe('the open sessions', () => {
  it('are listed, and another one is ended after a question', async () => {
    const reader = await newReader()
    const other = await open('/cfw', { reader })
    const page = await open('/perfil', { reader })
    const rows = secao(page, 'Sessões abertas').getByRole('listitem')
    await expectSoon(() => rows.count()).toBe(2)
    const esta = rows.filter({ hasText: 'Esta sessão' })
    const outra = rows.filter({ hasNotText: 'Esta sessão' })
    await expectSoon(() => esta.count()).toBe(1)
    await outra.getByText('Chrome no Linux').waitFor()
    await outra.getByRole('button', { name: 'Encerrar a sessão: Chrome no Linux' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Deseja realmente encerrar esta sessão?' })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await rows.count()).toBe(2)

    await outra.getByRole('button').click()
    await dialog.getByText('Quem estiver usando Chrome no Linux sairá da sua conta.').waitFor()
    await saveScreenshot(page, 'perfil-encerrar')
    await dialog.getByRole('button', { name: 'Encerrar' }).click()
    await banner(page, 'status', 'Sessão encerrada.').waitFor()
    await expectSoon(() => rows.allInnerTexts()).toEqual([expect.stringContaining('Chrome no Linux')])
    expectSessionGone()
    await openNotas(other)
    await other.waitForURL('/login')
  })

  it('include this one, which is ended like leaving', async () => {
    const page = await open('/perfil')
    await page.getByRole('button', { name: 'Encerrar a sessão: ' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('É a sessão deste navegador: você sairá da sua conta aqui.').waitFor()
    await dialog.getByRole('button', { name: 'Encerrar' }).click()
    await page.waitForURL('/login')
    await expectSoon(() => page.evaluate(() => localStorage.getItem('auth-storage'))).toBeNull()
  })
})

describe("'Baixar meus dados'", () => {
  it('gives everything that is stored, as one file', async () => {
    const reader = await newReader()
    await insertNotas(db(), reader, [{ titulo: 'O Mediador', anotacao: 'Profeta.', simbolo: 3, numero: 23 }])
    const ebook = await insertLeitura(db(), reader)
    const page = await open('/perfil', { reader })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      secao(page, 'Seus dados').getByRole('button', { name: 'Baixar meus dados' }).click(),
    ])
    await banner(page, 'status', 'Os seus dados foram baixados.').waitFor()
    expect(download.suggestedFilename()).toBe('meus-dados.zip')
    const { username, email } = reader
    const files = readZip(await readFile(await download.path()))
    expect(JSON.parse(files.get('dados.json')?.toString() ?? '')).toMatchObject({
      perfil: { username, email, first_name: username, last_name: '', foto: null },
      preferencias: { novos_livros: false, estudo_semanal: false, plano: null },
      sessoes: [{ atual: true }],
      notas: [{ padrao: 'BCW', numero: 23, titulo: 'O Mediador', anotacao: 'Profeta.' }],
      leituras: [{ ebook, estado: 'lendo', progresso: 40 }],
    })
  })
})

describe("'Excluir minha conta'", () => {
  it('asks for the password, leaves nothing of the reader and everything of others', async () => {
    const [reader, other] = [await newReader(), await newReader()]
    for (const each of [reader, other]) await insertNotas(db(), each, [{ titulo: `De ${each.username}` }])
    const page = await open('/perfil', { reader })
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Deseja realmente excluir a sua conta?' })
    await expectSoon(() => page.locator(':focus').innerText()).toBe('Cancelar')
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click()
    await dialog.getByText('Informe a senha.').waitFor()
    expectPageConsole(/^answered 401: .*\/api\/perfil$/)
    await dialog.getByLabel('Senha').fill('senha-errada')
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click()
    await dialog.getByText('A senha não confere.').waitFor()
    await saveScreenshot(page, 'perfil-excluir')
    await dialog.getByLabel('Senha').fill(reader.password)
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click()
    await page.waitForURL('/login?conta=excluida')
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    await page.getByText('A sua conta foi excluída, com as notas, os destaques e a estante.').waitFor()
    await expectSoon(() => page.evaluate(() => ({ ...localStorage }))).toEqual({})

    // The token went with the session.
    expectPageConsole('warning: Cookie csrftoken não encontrado.')
    expectPageConsole(/^answered 401: .*\/api\/login$/)
    await submitForm(page, { 'E-mail': reader.email, Senha: reader.password })
    await banner(page, 'alert', 'E-mail ou senha incorretos.').waitFor()
    const left = await db().write.selectFrom('anotacao').select('titulo').execute()
    expect(left.map(({ titulo }) => titulo)).not.toContain(`De ${reader.username}`)
    expect(await readNotas(db(), other)).toEqual([
      expect.objectContaining({ titulo: `De ${other.username}` }),
    ])
    expect(await tryLogin(other, other.password)).toBe(200)
  })
})
