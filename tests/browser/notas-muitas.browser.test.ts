/** Ten thousand notes of one reader. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open, newReader, db } = setupBrowser()

const TOTAL = 10_000

let reader: Cadastro

beforeAll(async () => {
  reader = await newReader()
  const notas = Array.from({ length: TOTAL }, (_, index) => ({
    titulo: index === TOTAL - 1 ? 'A mais antiga: graça' : `Nota ${index + 1}`,
    anotacao: 'Uma linha ou duas, como as de um leitor que anota todos os dias.',
    simbolo: (index % 3) + 1,
    numero: (index % 33) + 1,
  }))
  await insertNotas(db(), reader, notas)
})

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const total = (page: Page) => page.getByRole('main').getByRole('status').first()

/** Searches of the calls for the list that the page makes from now on. */
function recordCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  page.on('request', (call) => {
    const { pathname, searchParams } = new URL(call.url())
    if (pathname === '/api/anotacao_simbolos' && searchParams.get('limit') === '50') calls.push(searchParams)
  })
  return calls
}

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

describe('the list', () => {
  it('fetches fifty and fifty more, says where it stopped, is searched to its end and exported whole', async () => {
    const page = await open('/sobre', { reader, clock: true })
    const calls = recordCalls(page)
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Notas' }).click()
    await expectSoon(() => rows(page).count()).toBe(50)
    await expectSoon(() => total(page).innerText()).toBe('50 notas ou mais')
    expect(calls).toHaveLength(1)

    for (const [parts, shown] of [
      [2, '100 notas ou mais'],
      [3, '150 notas ou mais'],
      [4, '200 notas ou mais'],
    ] as const) {
      await scrollToEnd(page)
      await expectSoon(() => total(page).innerText()).toBe(shown)
      expect(calls).toHaveLength(parts)
    }
    await expectSoon(() => rows(page).nth(199).getByRole('heading').innerText()).toBe('Nota 200')
    expect(new Set(calls.map((call) => call.get('cursor'))).size).toBe(4)
    // Of what is far above only the room is kept.
    const isDrawn = await rows(page)
      .first()
      .evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }))
    expect(isDrawn).toBe(false)

    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    await page.context().setOffline(true)
    await scrollToEnd(page)
    const message = page.getByRole('alert').filter({ hasText: 'Falha ao carregar: sem internet.' })
    await runClockUntil(page, message, 1_000)
    expect(await rows(page).count()).toBe(200)
    await message.getByRole('button', { name: 'Tentar de novo' }).waitFor()
    // It has not to be used: the page notices by itself that the network is back.
    await page.context().setOffline(false)
    await expectSoon(() => total(page).innerText()).toBe('250 notas ou mais')

    await page.getByRole('searchbox', { name: 'Buscar nas notas' }).fill('GRACA')
    await expectSoon(() => rows(page).getByRole('heading').allInnerTexts()).toEqual(['A mais antiga: graça'])
    await expectSoon(() => total(page).innerText()).toBe('1 nota')
    // One call for the word, not one for each letter.
    expect(calls.map((call) => call.get('q')).filter(Boolean)).toEqual(['GRACA'])

    // The button is used before the list has followed the field: both count.
    await page.getByRole('searchbox').fill('')
    await page.getByRole('button', { name: 'BCW' }).click()
    await expectSoon(() => rows(page).getByRole('heading').first().innerText()).toBe('Nota 3')
    await expectSoon(() => rows(page).count()).toBe(50)
    const labels = await rows(page).getByRole('link').allInnerTexts()
    expect(labels.every((label) => label.startsWith('BCW'))).toBe(true)

    await page.getByRole('button', { name: 'Exportar' }).click()
    const download = page.waitForEvent('download', { timeout: 45_000 })
    await page.getByRole('group', { name: 'Todas as notas' }).getByRole('menuitem', { name: 'JSON' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('notas-2026-11-21.json')
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toHaveLength(TOTAL)
  })
})
