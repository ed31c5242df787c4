/** The account: sessions of two browsers, the file of one's data, and the way out for good; the rest is in tests/component. */
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
})

describe("'Baixar meus dados' and 'Excluir minha conta'", () => {
  it('give everything that is stored as one file; then nothing of the reader is left, and everything of others', async () => {
    const [reader, other] = [await newReader(), await newReader()]
    await insertNotas(db(), reader, [{ titulo: `De ${reader.username}`, simbolo: 3, numero: 23 }])
    await insertNotas(db(), other, [{ titulo: `De ${other.username}` }])
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
      notas: [{ padrao: 'BCW', numero: 23, titulo: `De ${username}` }],
      leituras: [{ ebook, estado: 'lendo', progresso: 40 }],
    })

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
