/** Rows of the error catalogue (docs/erros.md): the session and leaving while the server itself fails. */
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import { breakPrivateTable } from '#tests/support/browser-failures.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open, openAsVisitor, db } = setupBrowser()

/** One step is as long as the shortest wait between two tries (1, 2, 4 s). */
const STEP_MS = 1_000

describe('the login page', () => {
  it('says that the browser keeps no cookies', async () => {
    const page = await openAsVisitor('/login')
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await submitForm(page, { 'E-mail': 'ana@exemplo.com.br', Senha: 'senha-segura' })
    await banner(page, 'alert', 'Erro ao fazer login: Cookies estão desativados no navegador.').waitFor()
  })
})

describe('a reader whose session the server cannot look up', () => {
  it('is nobody after four tries, and comes to the login page', async () => {
    const page = await open('/cfw', { clock: true })
    await page.getByRole('link', { name: 'Ver Seções' }).first().waitFor()
    expectPageConsole(/^answered 500: .*\/api\/user$/)
    expectPageConsole('error: Failed to fetch user')
    await breakPrivateTable(db(), 'sessao')
    const tries: string[] = []
    page.on('response', (answer) => tries.push(new URL(answer.url()).pathname))
    await page.reload()
    await runClockUntil(page, page.getByRole('heading', { level: 1, name: 'Entrar' }), STEP_MS)
    await expectSoon(() => new URL(page.url()).pathname).toBe('/login')
    expect(tries.filter((path) => path === '/api/user')).toHaveLength(4)
    const stored = await page.evaluate(() => localStorage.getItem('auth-storage'))
    expect(JSON.parse(stored ?? '')).toMatchObject({ state: { user: null, isAuthenticated: false } })
  })

  it('cannot leave, is told so, and can when the server recovers', async () => {
    const page = await open('/cfw')
    expectPageConsole(/^answered 500: .*\/api\/logout$/)
    expectPageConsole('error: Erro ao fazer logout:')
    // The account's preferences may be asked for before the table goes or after it.
    allowPageConsole(/^answered 500: .*\/api\/perfil\/aparencia$/)
    const restore = await breakPrivateTable(db(), 'sessao')
    const sair = async () => {
      await page.getByRole('button', { name: 'leitor' }).click()
      await page.getByRole('menuitem', { name: 'Sair' }).click()
    }
    await sair()
    await banner(page, 'alert', 'Não foi possível sair. Tente de novo.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cfw')
    await restore()
    await sair()
    await page.waitForURL('/login')
  })
})
