/** '/folha': from a chapter to paper, to a file, and on a telephone. */
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

it('goes from a chapter to paper and to a file that opens, and fits a telephone', async () => {
  const page = await open('/cfw/capitulo/8')
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Folha de estudo…' }).click()
  await page.waitForURL('/folha?lugar=cfw:8')
  const papel = page.getByRole('region', { name: 'Prévia da folha' })
  await papel.getByText('Is 42.1').first().waitFor()
  await page.getByLabel('Acrescentar').fill('BCW 21-23; Jo 3.16-18')
  await page.keyboard.press('Enter')
  await papel.getByRole('heading', { name: 'João 3.16–18' }).waitFor()
  await page.getByLabel('Uma página no fim').check()
  const imprimir = page.getByRole('button', { name: 'Imprimir ou salvar em PDF' })
  await imprimir.waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar DOCX' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('folha-de-estudo.docx')
  const files = unzipSync(readFileSync(await download.path()))
  const text = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  for (const words of ['CFW 8. ', 'BCW 23. ', 'João 3.16–18', 'Is 42.1']) expect(text).toContain(words)

  await page.setViewportSize({ width: 390, height: 900 })
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAxeInThemes(page)
  await saveScreenshot(page, 'folha')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await papel.evaluate((paper) => getComputedStyle(paper).backgroundColor)).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const part of ['.folha-escolhas', '.folha-acoes', '.topbar', '.foot']) {
    await expectSoon(() => page.locator(part).first().isVisible()).toBe(false)
  }
  await saveScreenshot(page, 'folha-no-papel')
  // The lines at the end are a page of their own, on either paper.
  const comLinhas = await countPages(page)
  await page.emulateMedia({ media: null })
  await page.getByLabel('Sem linhas').check()
  await expectSoon(() => papel.locator('.folha-linhas').count()).toBe(0)
  expect(await countPages(page)).toEqual(comLinhas.map((pages) => pages - 1))
  expect(Math.min(...comLinhas)).toBeGreaterThan(3)
})

/** Of A4 and of Letter. */
async function countPages(page: Page): Promise<number[]> {
  const pdfs = [await page.pdf({ format: 'A4' }), await page.pdf({ format: 'Letter' })]
  return pdfs.map((pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0)
}
