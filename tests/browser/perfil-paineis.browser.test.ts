/** The other panels of the account, 'Assinatura' and 'Notificações', and the tabs that lead to them. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import { secao } from '#tests/support/browser-perfil.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader } = setupBrowser()

const aba = (page: Page, nome: string) => page.getByRole('tab', { name: nome })
const interruptor = (page: Page, nome: string) => page.getByRole('switch', { name: nome })
const planos = (page: Page) => page.getByRole('article')

describe('the tabs', () => {
  it('have an address each, which a reload keeps', async () => {
    const page = await open('/perfil')
    await expectSoon(() => page.getByRole('tab').allInnerTexts()).toEqual([
      'Gerenciar Perfil',
      'Assinatura',
      'Notificações',
    ])
    await aba(page, 'Notificações').click()
    await page.waitForURL('/perfil?painel=notificacoes')
    await page.reload()
    await page.getByRole('tabpanel', { name: 'Notificações' }).waitFor()
    await expectSoon(() => page.getByRole('tab', { selected: true }).innerText()).toBe('Notificações')
    await page.goBack()
    await page.getByRole('tabpanel', { name: 'Gerenciar Perfil' }).waitFor()
  })

  it('are worked by the arrow keys, Home and End', async () => {
    const page = await open('/perfil')
    await aba(page, 'Gerenciar Perfil').focus()
    for (const [key, nome] of [
      ['ArrowRight', 'Assinatura'],
      ['End', 'Notificações'],
      ['ArrowRight', 'Gerenciar Perfil'],
      ['ArrowLeft', 'Notificações'],
      ['Home', 'Gerenciar Perfil'],
    ] as const) {
      await page.keyboard.press(key)
      await page.getByRole('tabpanel', { name: nome }).waitFor()
      await expectSoon(() => page.locator(':focus').innerText()).toBe(nome)
    }
    // One stop of the Tab key for all of them: the next is in the panel.
    await page.keyboard.press('Tab')
    await expectSoon(() => page.locator(':focus').innerText()).toBe('Escolher uma foto')
  })
})

describe("'Assinatura'", () => {
  it('shows the free plan and the two that there are, keeps a choice, and takes it back', async () => {
    const reader = await newReader()
    const page = await open('/perfil?painel=assinatura', { reader })
    await secao(page, 'Plano atual').getByText('Gratuito').waitFor()
    await expectSoon(() => planos(page).getByRole('heading').allInnerTexts()).toEqual([
      expect.stringMatching(/^promocional anual$/i),
      expect.stringMatching(/^mensal recorrente$/i),
    ])
    const [anual, mensal] = (await planos(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
    expect(anual).toContain('R$ 24,97 por mês')
    expect(anual).toContain('Total de R$ 299,94, em até 12 parcelas no cartão.')
    expect(mensal).toContain('R$ 32,84 por mês')
    expect(mensal).toContain('Renovação automática a cada mês.')

    await planos(page)
      .last()
      .getByRole('button', { name: /^Escolher este plano/ })
      .click()
    const atual = secao(page, 'Plano atual')
    await atual.getByText('Você escolheu o plano Mensal Recorrente.').waitFor()
    await expectSoon(() => page.locator(':focus').innerText()).toBe('Plano atual')
    await saveScreenshot(page, 'perfil-assinatura')
    await page.reload()
    await atual.getByText('Você escolheu o plano Mensal Recorrente.').waitFor()
    // Nothing has been paid.
    await atual.getByText('Gratuito').waitFor()
    const letter = new URL((await atual.getByRole('link').getAttribute('href')) ?? '')
    expect(letter.protocol).toBe('mailto:')
    expect(letter.searchParams.get('subject')).toBe('Assinatura do plano Mensal Recorrente')
    expect(letter.searchParams.get('body')).toContain(reader.email)
    await atual.getByRole('button', { name: 'Desfazer a escolha' }).click()
    await expectSoon(() => atual.getByText('Você escolheu').count()).toBe(0)
    await page.reload()
    await atual.getByText('Gratuito').waitFor()
    expect(await atual.getByText('Você escolheu').count()).toBe(0)
  })
})

describe("'Notificações'", () => {
  it('has two switches, stored as soon as they are turned', async () => {
    const page = await open('/perfil?painel=notificacoes')
    await interruptor(page, 'Novos livros').waitFor()
    await expectSoon(() => interruptor(page, 'Novos livros').isChecked()).toBe(false)
    await expectSoon(() => interruptor(page, 'Estudo da semana').isChecked()).toBe(false)
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await interruptor(page, 'Estudo da semana').focus()
    await page.keyboard.press('Space')
    await stored
    await saveScreenshot(page, 'perfil-notificacoes')
    await page.reload()
    await interruptor(page, 'Estudo da semana').waitFor()
    await expectSoon(() => interruptor(page, 'Estudo da semana').isChecked()).toBe(true)
    await expectSoon(() => interruptor(page, 'Novos livros').isChecked()).toBe(false)

    // One that could not be stored is turned back.
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    await page.context().setOffline(true)
    await interruptor(page, 'Novos livros').click()
    await banner(
      page,
      'alert',
      'Não foi possível guardar a sua escolha: Sem conexão com o servidor.',
    ).waitFor()
    await expectSoon(() => interruptor(page, 'Novos livros').isChecked()).toBe(false)
  })
})
