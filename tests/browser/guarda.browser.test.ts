/** The way into the library: the guard, the login page without a mouse, and its panel. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm, swapForms } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open, openAsVisitor, newReader } = setupBrowser()

const PRIVATE_PAGE = '/biblia/capitulos/43/3?v=16'

/** What a visitor's page says when it asks who is reading. */
function expectNoSession(): void {
  expectPageConsole(/^answered 401: .*\/api\/user$/)
  expectPageConsole('error: Failed to fetch user')
}

async function entrar(page: Page, { email, password }: Cadastro): Promise<void> {
  await submitForm(page, { 'E-mail': email, Senha: password })
  await banner(page, 'status', 'Login realizado com sucesso!').waitFor()
  await page.clock.fastForward(1_000)
}

describe('the guard', () => {
  it('returns to the page asked for, query included, also after a registration', async () => {
    expectNoSession()
    expectPageConsole('warning: Cookie csrftoken não encontrado.')
    const page = await openAsVisitor(PRIVATE_PAGE, { clock: true })
    await page.waitForURL('/login')
    await swapForms(page)
    const reader = { username: 'Febe', email: 'febe@exemplo.com.br', password: 'senha-segura' }
    await submitForm(page, {
      'Nome de usuário': reader.username,
      'E-mail': reader.email,
      Senha: reader.password,
    })
    await banner(page, 'status', 'Cadastro realizado com sucesso!').waitFor()
    await page.clock.fastForward(2_000)
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    await entrar(page, reader)
    await page.waitForURL(PRIVATE_PAGE)
    await page.getByRole('heading', { level: 1, name: 'João 3' }).waitFor()
    // The login page left no entry behind: going back leaves the library.
    await expectSoon(() => page.evaluate(() => history.length)).toBe(2)
  })

  it('shows the way out in every tab', async () => {
    const page = await open('/cfw')
    const other = await page.context().newPage()
    await other.goto('/biblia')
    await other.getByRole('link', { name: 'Gênesis' }).waitFor()
    await page.getByRole('button', { name: 'leitor' }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('/login')
    await other.waitForURL('/login')
  })
})

describe('the login page', () => {
  it('is worked by Tab and Enter, on a telephone and on a desk', async () => {
    const { email, password } = await newReader()
    const page = await openAsVisitor('/login', { width: 390, clock: true })
    expectPageConsole('warning: Cookie csrftoken não encontrado.')
    const { keyboard } = page
    const focused = page.locator(':focus')
    const swapAndBack = async () => {
      await keyboard.press('Enter')
      await expectSoon(() => focused.innerText()).toBe('Cadastrar')
      await expectSoon(() => focused.evaluate((element) => element.tagName)).toBe('H1')
      await keyboard.press('Tab')
      await expectSoon(() => focused.getAttribute('name')).toBe('username')
      await keyboard.press('Shift+Tab')
      await keyboard.press('Enter')
      await expectSoon(() => focused.innerText()).toBe('Entrar')
    }
    await keyboard.press('Tab')
    await expectSoon(() => focused.innerText()).toBe('Minha Biblioteca Westminster')
    await keyboard.press('Tab')
    await swapAndBack()

    await page.setViewportSize({ width: 1440, height: 900 })
    await keyboard.press('Shift+Tab')
    await keyboard.press('Shift+Tab')
    await expectSoon(() => focused.innerText()).toBe('Minha Biblioteca Westminster')
    await keyboard.press('Tab')
    await swapAndBack()

    await keyboard.press('Tab')
    await keyboard.type(email)
    await keyboard.press('Tab')
    await keyboard.type(password)
    await keyboard.press('Enter')
    await banner(page, 'status', 'Login realizado com sucesso!').waitFor()
    await page.clock.fastForward(1_000)
    await page.waitForURL('/')
  })

  it('has a panel that slides for 500 ms or is over at once, and is the header of one form on a telephone', async () => {
    const page = await openAsVisitor('/login')
    const panelLeft = async () => (await page.locator('.pn').boundingBox())?.x
    expect(await panelLeft()).toBe(0)
    await swapForms(page)
    // For those who prefer reduced motion.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await panelLeft()).toBe(720)
    await swapForms(page)
    await expectSoon(panelLeft).toBe(0)

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('.pn').evaluate(recordDurations)
    await swapForms(page)
    await expectSoon(() => page.locator('.pn').getAttribute('data-duracoes')).toBe('500')
    await expectSoon(panelLeft).toBe(720)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('heading', { level: 1, name: 'Cadastrar' }).waitFor()
    await expectSoon(() => page.locator('form').filter({ visible: true }).count()).toBe(1)
    await expectSoon(panelLeft).toBe(0)
  })
})

/** Runs in the page: keeps how long the panel's movements last, which may be over when it is asked. */
function recordDurations(panel: Element): void {
  panel.addEventListener('transitionrun', () => {
    const durations = panel.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
    panel.setAttribute('data-duracoes', durations.join())
  })
}
