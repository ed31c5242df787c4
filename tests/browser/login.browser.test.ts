/** The login page without cookies, and when it is loaded anew; the rest is in tests/component. */
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { runClockUntil, stopClock } from '#tests/support/browser-clock.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { openAsVisitor } = setupBrowser()

/** Said by the first call that must carry the token: a visitor has none yet. */
const NO_TOKEN_YET = 'warning: Cookie csrftoken não encontrado.'

describe('the login page', () => {
  it('says that the browser keeps no cookies, and is loaded anew 2 s after a registration', async () => {
    const page = await openAsVisitor('/login?modo=cadastro', { clock: true })
    const browser = await page.context().newCDPSession(page)
    const setCookies = (disabled: boolean) =>
      browser.send('Emulation.setDocumentCookieDisabled', { disabled })
    await setCookies(true)
    await submitForm(page, {
      'Nome de usuário': 'Rute',
      'E-mail': 'rute@exemplo.com.br',
      Senha: 'senha-segura',
    })
    await banner(page, 'alert', 'Erro ao cadastrar: Cookies estão desativados no navegador.').waitFor()
    await setCookies(false)

    expectPageConsole(NO_TOKEN_YET)
    await stopClock(page)
    await submitForm(page)
    const success = banner(page, 'status', 'Cadastro realizado com sucesso!')
    await runClockUntil(page, success)
    await page.clock.runFor(1_900)
    expect(await success.isVisible()).toBe(true)
    await page.clock.runFor(150)
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    await expectSoon(() => success.isVisible()).toBe(false)
  })
})
