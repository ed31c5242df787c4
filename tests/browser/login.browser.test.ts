/** What the sign-in form says of a real refusal, and when the page is loaded anew; the rest is in tests/component. */
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { runClockUntil, stopClock } from '#tests/support/browser-clock.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { openAsVisitor, newReader } = setupBrowser()

/** Said by the first call that must carry the token: a visitor has none yet. */
const NO_TOKEN_YET = 'warning: Cookie csrftoken não encontrado.'

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
})

describe('the timers', () => {
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
})
