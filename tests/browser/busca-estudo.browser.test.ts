/** From the texts to the search: the theme of a page, and selected words. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { achados, campoDeBusca, grupo } from '#tests/support/browser-busca.ts'
import { barraDeSelecao, selecionar } from '#tests/support/browser-destaques.ts'
import { openAs, TELEFONE } from '#tests/support/browser-ebooks.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'

const { open, openLivro, url } = setupLivro()

const address = (page: Page) => decodeURIComponent(page.url().slice(url().length).replaceAll('+', ' '))

/** Selects what stands in an element, as a triple click or a long press does. */
async function selectIn(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor()
  await settleEffects(page)
  await page.evaluate((query) => {
    const element = document.querySelector(query)
    if (element) document.getSelection()?.selectAllChildren(element)
  }, selector)
}

const botao = (page: Page) => barraDeSelecao(page).getByRole('button', { name: 'Buscar', exact: true })

describe('the theme of a page', () => {
  it('is looked for in the whole library', async () => {
    const page = await open('/cfw/capitulo/11')
    await page.getByRole('link', { name: 'Buscar este tema' }).click()
    await expectSoon(() => address(page)).toBe('/busca?q=Justificação')
    await grupo(page, 'Padrões').getByRole('link', { name: 'Da Justificação' }).first().waitFor()
    await page.goto('/bcw/pergunta/1')
    await page.getByRole('link', { name: 'Buscar este tema' }).click()
    await page.waitForURL('/busca?q=Qual*')
    expect(address(page)).not.toContain('?q=Qual?')
    expect(await campoDeBusca(page).inputValue()).not.toMatch(/\?$/)
  })
})

describe('selected words', () => {
  it('are looked for from every text, by mouse and by keyboard', async () => {
    const page = await open('/cfw/capitulo/11')
    const texto = page.locator('main .read p').first()
    await texto.waitFor()
    await texto.dblclick({ position: { x: 250, y: 60 } })
    await botao(page).waitFor()
    await settleEffects(page)
    const caixa = await barraDeSelecao(page).boundingBox()
    const palavras = await page.evaluate(
      () => document.getSelection()?.getRangeAt(0).getBoundingClientRect().top,
    )
    expect((caixa?.y ?? 0) + (caixa?.height ?? 0)).toBeLessThanOrEqual(palavras ?? 0)
    await expectAxeInThemes(page)
    await page.keyboard.press('Escape')
    await barraDeSelecao(page).waitFor({ state: 'detached' })

    await texto.dblclick({ position: { x: 250, y: 60 } })
    await botao(page).waitFor()
    await settleEffects(page)
    const palavra = await page.evaluate(() => document.getSelection()?.toString().trim())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectSoon(() => address(page)).toBe(`/busca?q=${palavra}`)

    // The numbers of verses and the marks after them are no words.
    await page.goto('/biblia/capitulos/43/3')
    await selectIn(page, '#v16')
    await botao(page).click()
    await expectSoon(() => address(page)).toBe('/busca?q="João 3.16: texto de prova"')
    await achados(grupo(page, 'Bíblia')).getByRole('link', { name: 'João 3.16', exact: true }).waitFor()

    await page.goto('/bcw/texto')
    await selectIn(page, '#pergunta-1 .read p')
    await botao(page).click()
    await page.waitForURL('/busca?q=%22*')

    // Not over a dialog, and not for what is no text.
    await page.goto('/cfw/capitulo/8')
    await page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first().click()
    await page.getByRole('dialog').getByText('texto de prova.').first().waitFor()
    await selectIn(page, 'dialog dd')
    // Longer than a selection has to rest.
    await page.waitForTimeout(400)
    expect(await barraDeSelecao(page).count()).toBe(0)
  })

  it('are looked for from the texts of the harmonies, without the numbers of their sections', async () => {
    const page = await open('/harmonias?a=cfw&b=bcw')
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').first().click()
    const texto = page.locator('.texto-aberto .texto').first()
    await texto.getByText(/^CFW \d+\.1$/).waitFor()
    await settleEffects(page)
    await texto.evaluate((element) => document.getSelection()?.selectAllChildren(element))
    await botao(page).click()
    const first = await texto
      .page()
      .waitForURL('/busca?q=%22*')
      .then(() => address(page))
    expect(first).toMatch(/^\/busca\?q="\p{L}/u)
    expect(first).not.toContain('CFW')
  })

  it('are looked for from an ebook', async () => {
    const { page } = await openLivro()
    await selecionar(page, 'antes de seguir')
    await botao(page).click()
    await expectSoon(() => address(page)).toBe('/busca?q="antes de seguir"')
    await grupo(page, 'Ebooks').waitFor()
  })

  it('have the button at the foot of a telephone, out of the way of its own menu', async () => {
    const page = await open('/sobre')
    const phone = await openAs(page, '/cfw/capitulo/11', TELEFONE)
    await selectIn(phone, 'main .read p')
    await botao(phone).waitFor()
    await settleEffects(phone)
    const box = await barraDeSelecao(phone).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    await botao(phone).tap()
    await phone.waitForURL('/busca?q=%22*')
  })
})

describe('the jump box with hits', () => {
  it.each([1440, 390])('breaks no rule, at %i px', async (width) => {
    const page = await open('/cfw', { width })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('justificação')
    await page.getByRole('option').nth(3).waitFor()
    await expectAxeInThemes(page)
    await page.setViewportSize({ width: 320, height: 900 })
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
