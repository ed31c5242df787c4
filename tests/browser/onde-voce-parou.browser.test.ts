/** Where the reader stopped on one device, on the home page of another. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { salvarParada } from '#contract/paradas.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { expectUnderBar, scrollTop, topOf } from '#tests/support/browser-places.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open, newReader } = setupBrowser()

const ultima = (page: Page) => page.getByRole('link', { name: 'Onde você parou' })

/** Reads on with the wheel until a section begins in the upper part of the window. */
async function readUntil(page: Page, secao: string): Promise<void> {
  await expectSoon(async () => {
    await page.mouse.wheel(0, (await topOf(page.locator(secao))) - 150)
    return Math.abs((await topOf(page.locator(secao))) - 150) < 5
  }).toBe(true)
  expect(await scrollTop(page)).toBeGreaterThan(0)
}

/** Waits until the account was told of a section. @param page that was opened with `clock: true` */
async function untilTold(page: Page, secao: number, read: () => Promise<void>): Promise<void> {
  let isTold = false
  const told = page.waitForResponse((response) => {
    const request = response.request()
    return (
      request.method() === salvarParada.method &&
      new URL(request.url()).pathname === `/api${salvarParada.path}` &&
      request.postDataJSON().secao === secao
    )
  })
  told.then(
    () => {
      isTold = true
    },
    () => {},
  )
  await read()
  // He stays there for as long as it takes.
  await expectSoon(async () => {
    await page.clock.fastForward(1_000)
    return isTold
  }).toBe(true)
  expect((await told).status()).toBe(200)
}

describe('where the reader stopped', () => {
  it('is the section that he read on the phone, and then the verse that he opened', async () => {
    const reader = await newReader()
    const phone = await open('/cfw/capitulo/8', { reader, width: 390, clock: true })
    await phone.locator('#s3').waitFor()
    await untilTold(phone, 3, () => readUntil(phone, '#s3'))

    const desktop = await open('/', { reader })
    await ultima(desktop).getByText('CFW 8.3 · Confissão de Fé').waitFor()
    await ultima(desktop).click()
    await desktop.waitForURL('/cfw/capitulo/8#s3')
    await expectUnderBar(desktop.locator('#s3.alvo'))

    // Verses below it are in view too: who has not moved reads the one that the address names.
    await desktop.goto('/biblia/capitulos/43/3#v16')
    await expectUnderBar(desktop.locator('#v16'))
    await desktop.getByRole('link', { name: 'Minha Biblioteca Westminster' }).click()
    await ultima(desktop).getByText('João 3.16').waitFor()
    const outras = desktop.getByRole('list', { name: 'Onde você parou em outras obras' })
    await outras.getByRole('link', { name: 'CFW 8.3' }).waitFor()
    await expectNoAxeViolations(desktop)
  })
})
