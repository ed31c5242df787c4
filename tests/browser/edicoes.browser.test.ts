/**
 * What only a layout shows of texts beside others: an edition that keeps paragraphs and poems, by itself and beside
 * another, and the English beside the translation. One server has both.
 */
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { importOriginal } from '#server/conteudo/originais/originais-service.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { expectUnderBar, topOf } from '#tests/support/browser-places.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { importEdicaoComEstrutura } from '#tests/support/edicao-com-estrutura.ts'

const { open } = setupBrowser({
  async prepare(db) {
    await importEdicaoComEstrutura(db)
    await importOriginal(db, join(PROJECT_ROOT, 'tests/fixtures/padroes-en'), 'en', { dryRun: false })
  },
})

async function boxOf(locator: Locator) {
  const box = await locator.first().boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

/** Left edges of the lines in which a block's words stand, from the first to the last. */
function lineStarts(page: Page, words: string): Promise<number[]> {
  return page.locator('.bloco', { hasText: words }).evaluate((bloco) => {
    const range = document.createRange()
    range.selectNodeContents(bloco)
    const lines = new Map<number, number>()
    for (const { top, left, width } of range.getClientRects()) {
      const line = Math.round(top / 12)
      if (width > 8) lines.set(line, Math.min(left, lines.get(line) ?? left))
    }
    return [...lines].sort(([one], [other]) => one - other).map(([, left]) => left)
  })
}

it('sets paragraphs, headings and notes', async () => {
  const page = await open('/biblia/capitulos/43/3#v5', { width: 390 })
  await page.getByRole('heading', { level: 2, name: 'Jesus e Nicodemos' }).waitFor()
  const second = page.getByText('E calou-se, à espera.')
  const v3 = page.locator('#v3')
  // The fifth verse stands in the text of the fourth.
  await expectSoon(() => page.evaluate(() => document.activeElement?.id)).toBe('v4')
  await expectUnderBar(page.locator('#v4'))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const top = async () => (await boxOf(second)).y - (await boxOf(page.locator('#v2'))).y
    // A new paragraph within the verse.
    await expectSoon(top).toBeGreaterThan(0)
    // With the choice of two editions.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await saveScreenshot(page, 'paragrafos')
  }
  expect(await page.locator('.bloco', { has: second }).getAttribute('class')).toBe('bloco p')
  expect(await page.locator('.bloco', { has: second }).locator('#v3').count()).toBe(1)
  await expectSoon(() =>
    v3
      .locator('.jesus')
      .first()
      .evaluate((words) => getComputedStyle(words).color),
  ).not.toBe(await v3.evaluate((words) => getComputedStyle(words).color))
  await expectAxeInThemes(page)

  const mark = page.getByRole('button', { name: 'Nota de rodapé a, versículo 3' })
  const { width: markWidth } = await mark.evaluate((button) => getComputedStyle(button, '::after'))
  expect(Number.parseFloat(markWidth)).toBeGreaterThanOrEqual(24)
  await mark.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nota de rodapé' })
  await dialog.getByText('Ou “nasce do alto”.').waitFor()
  await page.keyboard.press('Escape')
  await mark.and(page.locator(':focus')).waitFor()

  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Notas', exact: true }).waitFor()
  await page.getByText('Jo 1.13; 1Pe 1.23').waitFor()
})

it('sets the lines of poems, clear of the numeral, at 390 and at 1440 px', async () => {
  const page = await open('/biblia/capitulos/19/23', { width: 390 })
  await page.getByText('O Senhor é o meu pastor;').waitFor()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const [first] = await lineStarts(page, 'O Senhor é o meu pastor')
    const [second] = await lineStarts(page, 'de nada terei falta')
    expect(second, 'the second level').toBeGreaterThan((first ?? 0) + 10)
    const [begin, turned] = await lineStarts(page, 'e à beira de águas')
    if (width < 1_024) expect(turned, 'the line turned over').toBeGreaterThan((begin ?? 0) + 10)
    const estrofe = await boxOf(page.getByText('Ele me restaura a alma'))
    const antes = await boxOf(page.locator('.bloco', { hasText: 'e à beira de águas' }))
    expect(estrofe.y).toBeGreaterThan(antes.y + antes.height + 8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await saveScreenshot(page, 'salmo-em-linhas')
  }

  await page.goto('/biblia/capitulos/18/3')
  const poema = page.locator('.bloco.q1').first()
  await poema.waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const numeral = await boxOf(page.getByRole('button', { name: 'Capítulo 3, versículo 1' }))
    expect((await boxOf(poema)).y, 'under the numeral').toBeGreaterThanOrEqual(numeral.y + numeral.height - 1)
    await saveScreenshot(page, 'prosa-e-poema')
  }
})

it('compares two editions, side by side at 1440 px, one under the other at 390', async () => {
  const page = await open('/biblia/capitulos/43/3')
  await page.getByRole('link', { name: 'Comparar edições' }).click()
  await page.getByRole('heading', { level: 1, name: 'Comparar edições' }).waitFor()
  const linha = page.locator('.comparacao li#v3')
  const [prosa, prova] = [linha.locator('p').nth(0), linha.locator('p').nth(1)]
  await prosa.getByText('Jesus respondeu').waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const [left, right] = [await boxOf(prosa), await boxOf(prova)]
    if (width >= 1_024) {
      expect(right.y, 'side by side').toBe(left.y)
      expect(right.x).toBeGreaterThan(left.x + left.width)
    } else {
      expect(right.y, 'one under the other').toBeGreaterThanOrEqual(left.y + left.height)
      expect(right.x).toBe(left.x)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await saveScreenshot(page, 'comparar')
  }
  await page.locator('.comparacao li#v6').getByText('não está nesta edição').waitFor()
  await expectAxeInThemes(page)

  await page.getByRole('combobox', { name: 'Primeira edição' }).selectOption('Bíblia de prova')
  await page.waitForURL(/\?edicoes=[^,]+,PROSA$/)
  await expectSoon(() => prosa.innerText()).toContain('João 3.3: texto de prova.')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Abrir João 3.3', exact: true }).click()
  await page.waitForURL('/biblia/capitulos/43/3#v3')
  await page.locator('#v3.alvo').waitFor()
})

const botao = (page: Page) => page.getByRole('button', { name: 'Comparar com o inglês de 1646' })
const rectOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON())

/** As a key or a voice uses the button while it is out of sight. @returns by how much the section moved */
async function toggleFromAfar(page: Page, blocos: number): Promise<number> {
  const before = await topOf(page.locator('#s5'))
  await botao(page).evaluate((button: HTMLButtonElement) => button.click())
  await expectSoon(() => page.locator('.ingles').count()).toBe(blocos)
  return Math.abs((await topOf(page.locator('#s5'))) - before)
}

it('the English stands beside a section where there is room, else under it; what is read stays where it is; it is printed', async () => {
  const page = await open('/cfw/capitulo/8')
  const read = await rectOf(page, '#s1 > .read')
  await botao(page).click()
  await page.locator('#s8 > .ingles').waitFor()
  expect(await rectOf(page, '#s1 > .read'), 'the text keeps its lines').toEqual(read)
  const ingles = await rectOf(page, '#s1 > .ingles')
  expect(ingles.left).toBeGreaterThan(read.right)
  expect(Math.abs(ingles.top - read.top)).toBeLessThan(16)
  const provas = await rectOf(page, '#s1 > .margin')
  expect([provas.left, provas.top >= read.bottom]).toEqual([read.left, true])
  await expectAxeInThemes(page)

  // Remembered, it comes after the text: the place of the address stays under the bar.
  await page.goto('/cfw/capitulo/8#s5')
  await page.reload()
  await page.locator('#s8 > .ingles').waitFor()
  await expectUnderBar(page.locator('#s5'))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    // A key ends what holds the place of the reload; only a scroll that is heard of by itself would do so too.
    await page.keyboard.press('Shift')
    await page.locator('#s5').evaluate((secao) => secao.scrollIntoView())
    expect(await toggleFromAfar(page, 0), `hidden at ${width} px`).toBeLessThan(1)
    expect(await toggleFromAfar(page, 3), `shown at ${width} px`).toBeLessThan(1)
  }
  const under = await rectOf(page, '#s1 > .ingles')
  expect(under.top).toBeGreaterThan((await rectOf(page, '#s1 > .read')).bottom)
  await expectAxeInThemes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#s8 > .ingles').isVisible()).toBe(true)
  expect(await botao(page).isVisible()).toBe(false)
})
