/** From selected words to the search, and the jump box with hits; more of it is in tests/component. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { grupo } from '#tests/support/browser-busca.ts'
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

describe('selected words', () => {
  it('are looked for by mouse, by keyboard and by finger, beside a jump box that breaks no rule', async () => {
    const page = await open('/cfw/capitulo/11')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('justificação')
    await page.getByRole('option').nth(3).waitFor()
    await expectAxeInThemes(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 900 })
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').waitFor({ state: 'detached' })

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
    // The five colours and 'Anotar', 'Copiar', 'Compartilhar' come before it, at most.
    const isReached = () => botao(page).evaluate((button) => button === document.activeElement)
    for (let tabs = 0; tabs < 9 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab')
    expect(await isReached(), 'Buscar is reached by Tab').toBe(true)
    await page.keyboard.press('Enter')
    await expectSoon(() => address(page)).toBe(`/busca?q=${palavra}`)

    const phone = await openAs(page, '/cfw/capitulo/11', TELEFONE)
    await selectIn(phone, 'main .read p')
    await botao(phone).waitFor()
    await settleEffects(phone)
    const box = await barraDeSelecao(phone).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    await botao(phone).tap()
    await phone.waitForURL('/busca?q=%22*')
  })

  it('are looked for from an ebook', async () => {
    const { page } = await openLivro()
    await selecionar(page, 'antes de seguir')
    await botao(page).click()
    await expectSoon(() => address(page)).toBe('/busca?q="antes de seguir"')
    await grupo(page, 'Ebooks').waitFor()
  })
})
