/** What Ctrl+C gives of a text whose first letter is set large. */
import { expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'

const { open, url } = setupBrowser()

it('clean words with where they stand', async () => {
  const page = await open('/cfw/capitulo/21')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() })
  const primeiro = page.locator('#s1 .read p').first()
  await primeiro.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).waitFor()
  await settleEffects(page)
  // Three clicks take the paragraph whole, its markers too.
  await primeiro.click({ clickCount: 3, position: { x: 150, y: 12 } })
  await page.keyboard.press('ControlOrMeta+C')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expectSoon(copied).toMatch(/^A luz da natureza /)
  const texto = await copied()
  expect(texto).not.toMatch(/\[\d+\]|\u2060/)
  expect(texto).toMatch(/\.\n\nCFW 21\.1 — Minha Biblioteca Westminster$/)
})
