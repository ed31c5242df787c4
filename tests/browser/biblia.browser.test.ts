/** The Bible reader: books, chapters, verses. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { markedVersiculos, readVersiculo } from '#tests/support/browser-biblia.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { readShifts } from '#tests/support/browser-shifts.ts'
import { visit } from '#tests/support/browser-visit.ts'

const { open } = setupBrowser()

const SALMO_119 = '/biblia/capitulos/19/119?v=116-118,150'

/** The verses that the address names are marked and in sight. */
async function expectMarcadosEmVista(page: Page): Promise<void> {
  const marked = markedVersiculos(page)
  await marked.first().waitFor()
  await expectSoon(() => marked.allInnerTexts()).toEqual(['116', '117', '118', '150'])
  const bar = await page.getByRole('banner').boundingBox()
  const top = async () => (await marked.first().boundingBox())?.y
  await expectSoon(top).toBeLessThan(450)
  expect(await top()).toBeGreaterThan(bar?.height ?? 0)
  await saveScreenshot(page, 'salmo-119')
}

it('the books lead to their chapters, behind tabs at 390 px and side by side at 1440, and an address to its verses', async () => {
  const page = await open('/biblia', { width: 390 })
  const antigo = page.getByRole('region', { name: 'Antigo Testamento' })
  const novo = page.getByRole('region', { name: 'Novo Testamento' })
  await expectSoon(() => antigo.getByRole('link').count()).toBe(39)
  await saveScreenshot(page, 'biblia')
  await page.getByRole('tab', { name: 'Novo Testamento' }).click()
  await page.waitForURL('/biblia?testamento=novo')
  await expectSoon(() => novo.getByRole('link').count()).toBe(27)
  await page.getByRole('tab', { name: 'Antigo Testamento' }).click()
  await antigo.getByRole('link').first().waitFor()

  await page.setViewportSize({ width: 1440, height: 900 })
  await novo.getByRole('link', { name: 'Filemom 1 capítulo', exact: true }).waitFor()
  await expectSoon(() => novo.getByRole('link').count()).toBe(27)
  await saveScreenshot(page, 'biblia')
  await antigo.getByRole('link', { name: 'Salmos 150 capítulos' }).click()
  const capitulos = page.getByRole('region', { name: 'Capítulos' }).getByRole('link')
  await expectSoon(() => capitulos.count()).toBe(150)
  await page.getByRole('link', { name: 'Capítulo 23', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Salmos 23', exact: true }).waitFor()
  await page.getByText('Título do salmo 23.').waitFor()
  await expectSoon(() => readVersiculo(page, 1)).toBe('Salmos 23.1: texto de prova.')

  await visit(page, SALMO_119)
  await expectMarcadosEmVista(page)
})

it('nothing moves on a chapter when its book comes after its verses', async () => {
  const page = await open('/biblia', { width: 390 })
  const verses = page.waitForResponse('**/api/biblia/57/1/versiculos*')
  await page.route('**/api/biblia/livro/57*', async (route) => {
    await (await verses).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await route.continue()
  })
  await page.goto('/biblia/capitulos/57/1')
  await page.locator('#v25').waitFor()
  await page.getByRole('combobox', { name: 'Ir para o capítulo' }).waitFor()
  expect(await readShifts(page)).toBe(0)
})

it('the verses that the address names are in sight at 390 px; they stand in running text or one a line', async () => {
  const page = await open(SALMO_119, { width: 390 })
  await expectMarcadosEmVista(page)

  await visit(page, '/biblia/capitulos/57/1')
  const linhas = page.getByRole('button', { name: 'Um versículo por linha' })
  const left = async (versiculo: number) => (await page.locator(`#v${versiculo}`).boundingBox())?.x
  await page.locator('#v3').waitFor()
  const starts = async () => new Set([await left(23), await left(24), await left(25)]).size
  const inLine = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.v')].filter((verso) => getComputedStyle(verso).display === 'block')
          .length,
    )
  expect(await inLine()).toBe(0)
  await linhas.click()
  await expectSoon(inLine).toBe(25)
  await expectSoon(starts).toBe(1)
})
