/** The policy of privacy: for anybody, from every page that asks for something. */
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, openAsVisitor } = setupBrowser({ settings: { MBW_CONTATO_EMAIL: 'casa@editora.exemplo' } })

const TITULO = 'Política de privacidade'

describe('the policy of privacy', () => {
  it.each([390, 1440])('is read without a session, at %i px', async (width) => {
    const page = await openAsVisitor('/privacidade', { width })
    await page.getByRole('heading', { level: 1, name: TITULO }).waitFor()
    for (const titulo of ['Quem', 'O que fica', 'Para quê', 'Até quando', 'Cookies', 'Seus direitos']) {
      await page.getByRole('region', { name: titulo }).waitFor()
    }
    expect(await page.title()).toContain(TITULO)
    await page.getByRole('link', { name: 'casa@editora.exemplo' }).waitFor()
    const text = await page.getByRole('main').innerText()
    for (const fact of [
      '180 dias',
      '90 dias',
      '30 dias',
      'art. 18',
      '__Host-sessao',
      '22 de novembro de 2026',
    ]) {
      expect(text).toContain(fact)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await saveScreenshot(page, 'privacidade')
    await expectAxeInThemes(page)
  })

  it.each([390, 1440])('is named where an account begins, at %i px', async (width) => {
    const page = await openAsVisitor('/login?modo=cadastro', { width })
    await page.getByText('Ao cadastrar, você aceita a política de privacidade').waitFor()
    const name = /^política de privacidade/
    await expectSoon(() => page.getByRole('link', { name }).getAttribute('href')).toBe('/privacidade')
    await expectNoAxeViolations(page)
  })

  it('is one step away from the public page and from the account', async () => {
    const mbw = await openAsVisitor('/mbw')
    await mbw.getByRole('contentinfo').getByRole('link', { name: TITULO }).click()
    await mbw.getByRole('heading', { level: 1, name: TITULO }).waitFor()
    const conta = await open('/perfil')
    await conta.getByRole('main').getByRole('link', { name: 'política de privacidade' }).click()
    await conta.getByRole('heading', { level: 1, name: TITULO }).waitFor()
    await conta.getByRole('link', { name: 'Minha Conta' }).click()
    await conta.getByRole('heading', { level: 1, name: 'Minha Conta' }).waitFor()
  })
})
