/** What the two forms of the login page say, and when. */
import { request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { login } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { readClock, runClockUntil, stopClock } from '#tests/support/browser-clock.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { activeForm, banner, submitForm } from '#tests/support/browser-login.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { postToApi } from '#tests/support/browser-reader.ts'

const { openAsVisitor, newReader, url } = setupBrowser()

/** Said by the first call that must carry the token: a visitor has none yet. */
const NO_TOKEN_YET = 'warning: Cookie csrftoken não encontrado.'

const USERNAME_CURTO = 'Nome de usuário deve ter ao menos 3 caracteres.'
const EMAIL_INVALIDO = 'E-mail inválido.'
const SENHA_CURTA = 'Senha deve ter ao menos 8 caracteres.'

describe('the registration form', () => {
  it('names every bad field in the order of the checks, leads to the first, and sends nothing', async () => {
    const page = await openAsVisitor('/login?modo=cadastro')
    const calls: string[] = []
    page.on('request', (call) => calls.push(new URL(call.url()).pathname))
    const errors = () => activeForm(page).getByRole('paragraph').allInnerTexts()
    const focused = () => page.locator(':focus').getAttribute('name')

    await submitForm(page)
    await expectSoon(() => errors()).toEqual([USERNAME_CURTO, EMAIL_INVALIDO, SENHA_CURTA])
    await expectSoon(() => focused()).toBe('username')
    await submitForm(page, { 'Nome de usuário': 'Ana' })
    await expectSoon(() => errors()).toEqual([EMAIL_INVALIDO, SENHA_CURTA])
    await expectSoon(() => focused()).toBe('email')
    await submitForm(page, { 'E-mail': 'ana@exemplo', Senha: '1234567' })
    await expectSoon(() => errors()).toEqual([EMAIL_INVALIDO, SENHA_CURTA])
    await submitForm(page, { 'E-mail': 'ana@exemplo.com.br' })
    await expectSoon(() => errors()).toEqual([SENHA_CURTA])
    await expectSoon(() => focused()).toBe('password')
    expect(calls.filter((path) => path.startsWith('/api'))).toEqual([])
  })

  it('shows the sentence of the server when the e-mail is taken', async () => {
    const { email } = await newReader()
    const page = await openAsVisitor('/login?modo=cadastro')
    expectPageConsole(NO_TOKEN_YET)
    expectPageConsole(/^answered 409: .*\/api\/cadastro$/)
    await submitForm(page, {
      'Nome de usuário': 'Outra',
      'E-mail': email.toUpperCase(),
      Senha: 'senha-segura',
    })
    await banner(page, 'alert', 'E-mail já cadastrado.').waitFor()
  })

  it('says that the network is away, and works when it is back', async () => {
    const page = await openAsVisitor('/login?modo=cadastro')
    expectPageConsole(NO_TOKEN_YET)
    expectPageConsole('error: Erro ao buscar CSRF token:')
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    await page.context().setOffline(true)
    await submitForm(page, {
      'Nome de usuário': 'Marta',
      'E-mail': 'marta@exemplo.com.br',
      Senha: 'senha-segura',
    })
    const failure = banner(page, 'alert', 'Erro ao cadastrar: Sem conexão com o servidor.')
    await failure.waitFor()
    await page.context().setOffline(false)
    await submitForm(page)
    await banner(page, 'status', 'Cadastro realizado com sucesso!').waitFor()
    await expectSoon(() => failure.isVisible()).toBe(false)
  })

  it("says 'Falha no cadastro.' when something between answers instead of the server", async () => {
    const page = await openAsVisitor('/login?modo=cadastro')
    expectPageConsole(NO_TOKEN_YET)
    expectPageConsole(/^answered 502: .*\/api\/cadastro$/)
    await page.route('/api/cadastro', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await submitForm(page, {
      'Nome de usuário': 'Paula',
      'E-mail': 'paula@exemplo.com.br',
      Senha: 'senha-segura',
    })
    await banner(page, 'alert', 'Falha no cadastro.').waitFor()
  })
})

describe('the sign-in form', () => {
  it('has no rules of its own and shows the sentence of the server until it is closed', async () => {
    const { email } = await newReader()
    const page = await openAsVisitor('/login')
    expectPageConsole(NO_TOKEN_YET)
    expectPageConsole(/^answered 401: .*\/api\/login$/)
    const refusal = banner(page, 'alert', 'E-mail ou senha incorretos.')
    await submitForm(page)
    await refusal.waitFor()
    await page.getByRole('button', { name: 'Fechar aviso' }).click()
    await refusal.waitFor({ state: 'hidden' })
    await submitForm(page, { 'E-mail': email, Senha: 'outra-senha' })
    await refusal.waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  it('says that the network is away', async () => {
    const page = await openAsVisitor('/login')
    expectPageConsole(NO_TOKEN_YET)
    expectPageConsole('error: Erro ao buscar CSRF token:')
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    await page.context().setOffline(true)
    await submitForm(page, { 'E-mail': 'ana@exemplo.com.br', Senha: 'senha-segura' })
    await banner(page, 'alert', 'Erro ao fazer login: Sem conexão com o servidor.').waitFor()
  })

  it('says how long to wait after too many tries', async () => {
    const { email } = await newReader()
    await failLogins(email, 5)
    const page = await openAsVisitor('/login')
    expectPageConsole(NO_TOKEN_YET)
    expectPageConsole(/^answered 429: .*\/api\/login$/)
    await submitForm(page, { 'E-mail': email, Senha: 'outra-senha' })
    await banner(page, 'alert', 'Muitas tentativas. Tente de novo em 15 minutos.').waitFor()
  })
})

describe('the timers', () => {
  it('go to the home page 1 s after the sign-in, and take the banner away after 3 s', async () => {
    const { email, password } = await newReader()
    const page = await openAsVisitor('/login', { clock: true })
    expectPageConsole(NO_TOKEN_YET)
    await stopClock(page)
    await submitForm(page, { 'E-mail': email, Senha: password })
    const success = banner(page, 'status', 'Login realizado com sucesso!')
    await runClockUntil(page, success)
    const shown = await readClock(page)
    await page.clock.runFor(900)
    expect(new URL(page.url()).pathname).toBe('/login')
    // Small steps: the page is on its way while they are made, and the banner's 3 s run with them.
    await runClockUntil(page, page.getByRole('heading', { name: 'Padrões de Westminster' }), 5)
    await page.clock.runFor(shown + 2_950 - (await readClock(page)))
    expect(await success.isVisible()).toBe(true)
    await page.clock.runFor(100)
    await success.waitFor({ state: 'hidden' })
  })

  it('reload the page 2 s after the registration', async () => {
    const page = await openAsVisitor('/login?modo=cadastro', { clock: true })
    expectPageConsole(NO_TOKEN_YET)
    await stopClock(page)
    await submitForm(page, {
      'Nome de usuário': 'Rute',
      'E-mail': 'rute@exemplo.com.br',
      Senha: 'senha-segura',
    })
    const success = banner(page, 'status', 'Cadastro realizado com sucesso!')
    await runClockUntil(page, success)
    await page.clock.runFor(1_900)
    expect(await success.isVisible()).toBe(true)
    await page.clock.runFor(150)
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    await expectSoon(() => success.isVisible()).toBe(false)
  })

  it('wait while the pointer is over the banner', async () => {
    const { email, password } = await newReader()
    const page = await openAsVisitor('/login', { clock: true })
    expectPageConsole(NO_TOKEN_YET)
    await stopClock(page)
    await submitForm(page, { 'E-mail': email, Senha: password })
    const success = banner(page, 'status', 'Login realizado com sucesso!')
    await runClockUntil(page, success)
    await success.hover()
    await settleEffects(page)
    await page.clock.runFor(10_000)
    expect(await success.isVisible()).toBe(true)
    await page.mouse.move(0, 0)
    await settleEffects(page)
    await page.clock.runFor(3_050)
    await success.waitFor({ state: 'hidden' })
  })
})

/** Tries that were made elsewhere. */
async function failLogins(email: string, times: number): Promise<void> {
  const api = await request.newContext({ baseURL: url() })
  for (let tries = 0; tries < times; tries += 1) {
    const response = await postToApi(api, login, { email, password: 'senha-errada' })
    expect(response.status()).toBe(401)
  }
  await api.dispose()
}
