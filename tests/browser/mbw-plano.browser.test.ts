/** A plan chosen on the marketing page, on its way to the account; and the help page. */
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { activeForm, submitForm } from '#tests/support/browser-login.ts'
import { secao } from '#tests/support/browser-perfil.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open, openAsVisitor } = setupBrowser()

describe('a plan chosen on /mbw', () => {
  it('is remembered through registration and login, and shown in the account', async () => {
    const page = await openAsVisitor('/mbw')
    expectPageConsole('warning: Cookie csrftoken não encontrado.')
    await page.getByRole('article', { name: 'Promocional Anual' }).getByRole('link').click()
    await page.waitForURL('/login?modo=cadastro&plano=anual')
    const conta = { 'E-mail': 'marta@exemplo.com.br', Senha: 'senha-de-prova' }
    await submitForm(page, { 'Nome de usuário': 'Marta', ...conta })
    await page.waitForURL('/login')
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    await expectSoon(() => activeForm(page).getByLabel('E-mail').inputValue()).toBe(conta['E-mail'])
    await activeForm(page).locator('..').getByText('Plano escolhido: Promocional Anual.').waitFor()
    await submitForm(page, { Senha: conta.Senha })
    await page.waitForURL('/')
    await page.goto('/perfil?painel=assinatura')
    await secao(page, 'Plano atual').getByText('Você escolheu o plano Promocional Anual.').waitFor()
  })
})

describe('/ajuda', () => {
  it('leads from its index to each part, and names the keys of the pages and of the reader', async () => {
    const page = await open('/ajuda')
    const links = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link')
    const titulos = await links.allInnerTexts()
    expect(titulos.length).toBeGreaterThan(6)
    for (const titulo of titulos)
      await expectSoon(() => page.getByRole('region', { name: titulo }).count()).toBe(1)
    await links.filter({ hasText: 'O teclado' }).click()
    await expectSoon(() => new URL(page.url()).hash).toBe('#teclado')
    await expectSoon(
      async () => (await page.getByRole('region', { name: 'O teclado' }).boundingBox())?.y,
    ).toBeLessThan(200)

    const leitor = page.getByRole('table', { name: 'No leitor de ebooks' })
    for (const tecla of ['C', 'T', 'D', 'Esc']) {
      await expectSoon(() => leitor.getByRole('rowheader', { name: tecla, exact: true }).count()).toBe(1)
    }
    await page.getByRole('table', { name: 'Em todas as páginas' }).getByText('Ctrl+K').waitFor()
  })
})
