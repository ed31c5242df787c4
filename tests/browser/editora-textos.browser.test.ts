/** A word of the Confession is corrected at the desk, read by a reader, and taken back; at both widths, with axe. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { usuarioIdOf } from '#tests/support/mesa.ts'

// A library of its own: what is published here all would read.
const { open, newReader, db, url } = setupBrowser({})
const DE = 'Aprouve a Deus'
const PARA = 'Agradou a Deus'

it('a correction goes from the desk to the reader and back', async () => {
  const editora = await newReader()
  const usuario_id = await usuarioIdOf({ db: db() }, editora.email)
  await db()
    .write.insertInto('papel')
    .values({ usuario_id, papel: 'editor', dado_em: '2026-11-23' })
    .execute()
  const page = await open('/editora/textos', { reader: editora })
  await page.getByRole('link', { name: /CFW 8/ }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /CFW 8/ }).click()

  const fonte = page.getByLabel('Fonte do texto')
  const before = await fonte.inputValue()
  await fonte.fill(before.replace(DE, PARA))
  await page.locator('.painel-da-previa .texto-pagina', { hasText: PARA }).waitFor()
  await page.getByRole('tab', { name: 'O que muda' }).click()
  await expectSoon(() => page.locator('.diferencas ins').innerText()).toContain('Agradou')
  await expectAxeInThemes(page)
  await saveScreenshot(page, 'editora-texto')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'editora-texto')

  await page.getByLabel('Motivo da correção').fill('Palavra mais comum')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Publicado. Os leitores veem').waitFor()
  await page.getByText('Versão 1: Palavra mais comum').waitFor()
  const reader = await open('/cfw/capitulo/8')
  await reader.getByText(PARA).waitFor()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: 'Sim', exact: true }).click()
  await page.getByText('Versão 2, que desfaz a 1').waitFor()
  await expectSoon(() => fonte.inputValue()).toBe(before)
  const published = await fetch(`${url()}/api/padroes/cfw/paginas/8`)
  expect(await published.text()).toContain(DE)
})

async function expectNoSideways(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expectSoon(overflow).toBeLessThanOrEqual(0)
}
