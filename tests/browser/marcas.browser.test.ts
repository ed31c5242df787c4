/** Colours and notes on verses of the Bible, on a phone: they are there again, also those that were made without a network. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { banner } from '#tests/support/browser-login.ts'
import { findUsuarioId } from '#tests/support/browser-notas.ts'
import { type Aparelho, openAparelho } from '#tests/support/browser-offline.ts'
import { allowNoNetwork } from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const JOAO_3 = '/biblia/capitulos/43/3'
const PHONE = { width: 390, height: 844 }

const barra = (page: Page) => page.getByRole('region', { name: 'Versículos marcados' })
const sinal = (page: Page) => page.getByRole('button', { name: 'Nota em João 3.16–17', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nota em João 3.16–17' })

/** Chooses verses instead of those that are chosen. */
async function escolher(page: Page, numeros: readonly number[]): Promise<void> {
  if (await barra(page).isVisible()) await barra(page).getByRole('button', { name: 'Limpar' }).click()
  for (const numero of numeros) {
    const botao = page.getByRole('button', { name: `Versículo ${numero}`, exact: true })
    await botao.click()
    await botao.and(page.locator('[aria-pressed=true]')).waitFor()
  }
}

async function marcar(page: Page, numeros: readonly number[], cor: string): Promise<void> {
  await escolher(page, numeros)
  await colorir(page, numeros, cor)
}

async function colorir(page: Page, numeros: readonly number[], cor: string): Promise<void> {
  await barra(page).getByText(cor, { exact: true }).locator('..').click()
  for (const numero of numeros) {
    await page.locator(`#v${numero}[data-cor=${cor.toLowerCase()}]`).waitFor()
  }
}

/** Where the number of each verse stands. */
function places(page: Page): Promise<number[]> {
  return page
    .locator('.v[id] > .nb > button:first-child')
    .evaluateAll((numeros) => numeros.map((numero) => numero.getBoundingClientRect().top + window.scrollY))
}

async function readMarcas({ db, reader }: Aparelho) {
  return db()
    .write.selectFrom('marca')
    .select(['inicio', 'fim', 'cor', 'nota'])
    .where('usuario_id', '=', await findUsuarioId(db(), reader.email))
    .orderBy('inicio')
    .execute()
}

it('are made, found again, and sent once the network is back', { timeout: 120_000 }, async () => {
  const aparelho = await openAparelho(JOAO_3)
  const page = aparelho.page()
  await page.setViewportSize(PHONE)
  await page.evaluate(() => document.fonts.ready)
  const before = await places(page)
  expect(before.length).toBeGreaterThan(20)
  await escolher(page, [16, 17])
  // What gets the focus in the bar does not scroll the page.
  const scrolled = await page.evaluate(() => window.scrollY)
  await colorir(page, [16, 17], 'Rosa')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+Tab', 'Tab']) await page.keyboard.press(key)
  await page.locator('#v17[data-cor=verde]').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await barra(page).getByRole('button', { name: 'Anotar' }).click()
  await dialog(page).getByLabel('Nota').fill('O centro do Evangelho.')
  await saveScreenshot(page, 'marcas-nota')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await banner(page, 'status', 'Nota salva.').waitFor()
  for (const [numero, cor] of [
    [2, 'Amarelo'],
    [4, 'Azul'],
    [6, 'Rosa'],
    [8, 'Roxo'],
  ] as const) {
    await marcar(page, [numero], cor)
  }
  await expectSoon(async () => (await readMarcas(aparelho)).length).toBe(5)
  expect((await readMarcas(aparelho))[4]).toEqual({
    ...{ inicio: 43_003_016, fim: 43_003_017, cor: 'verde', nota: 'O centro do Evangelho.' },
  })

  await page.reload()
  await page.locator('#v17[data-cor=verde]').waitFor()
  await escolher(page, [16])
  await expectSoon(() => barra(page).getByRole('radio', { name: 'Verde' }).isChecked()).toBe(true)
  await sinal(page).waitFor()
  await saveScreenshot(page, 'marcas')
  await expectAxeInThemes(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await saveScreenshot(page, 'marcas')
  await page.emulateMedia({ media: 'print' })
  expect(await sinal(page).isVisible()).toBe(false)
  const paper = page.locator('#v16').evaluate((verso) => getComputedStyle(verso).backgroundColor)
  expect(await paper).toBe('rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(PHONE)
  await barra(page).getByRole('button', { name: 'Limpar' }).click()
  await barra(page).waitFor({ state: 'detached' })
  expect(await places(page), 'no word has moved').toEqual(before)

  allowNoNetwork()
  await aparelho.cutNetwork()
  await marcar(page, [20], 'Rosa')
  await sinal(page).click()
  await dialog(page).getByLabel('Nota').fill('No trem.')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await banner(
    page,
    'status',
    'A nota ficou neste aparelho e será enviada quando a conexão voltar.',
  ).waitFor()
  expect(await readMarcas(aparelho)).toHaveLength(5)

  await aparelho.bringNetworkBack()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectSoon(async () => (await readMarcas(aparelho)).slice(4)).toEqual([
    { inicio: 43_003_016, fim: 43_003_017, cor: 'verde', nota: 'No trem.' },
    { inicio: 43_003_020, fim: 43_003_020, cor: 'rosa', nota: '' },
  ])
})
