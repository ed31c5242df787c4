/** A book from the search for it to the same place on another device. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readLeituras } from '#tests/support/browser-ebooks.ts'
import {
  capituloAberto,
  comecar,
  isMudanca,
  POUSO_MS,
  paragrafo,
  readLugar,
  recordMudancas,
  rolarEPousar,
  salvarLugar,
  saveJanela,
} from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { banner } from '#tests/support/browser-login.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { CAPITULOS, TITULO } from '#tests/support/livro-de-prova.ts'

const { open, newReader, db, livro } = setupLivro()

const [GRACA, PAZ, FIGURAS] = CAPITULOS
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

describe('a book', () => {
  it('is found, begun, read for two chapters, goes on at the same paragraph elsewhere at any width, and is read', async () => {
    const reader = await newReader()
    const page = await open('/ebooks', { reader, width: 390, clock: true })
    await page.getByRole('combobox', { name: 'Buscar por título' }).fill('tratado da graca')
    await page.getByRole('option').filter({ hasText: TITULO }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: TITULO }).waitFor()
    await page.getByRole('button', { name: 'Começar a Ler' }).click()
    await capituloAberto(page, GRACA).waitFor()
    await saveJanela(page, 'leitura')

    await readCapitulo(page, 'Próximo Capítulo', PAZ)
    await readCapitulo(page, 'Próximo Capítulo', FIGURAS)
    const progresso = await readPercent(page)
    await readCapitulo(page, 'Capítulo Anterior', PAZ)
    await page.getByText('Capítulo 2 de 3', { exact: true }).waitFor()
    // Of the furthest place, on the page as on the shelf.
    expect(await readPercent(page)).toBe(progresso)
    await expectSoon(() => readLeituras(db(), reader)).toMatchObject([
      { progresso, capitulo_atual_id: livro().capitulos[1] },
    ])

    await salvarLugar(page, () => rolarEPousar(page, 3_000))
    const other = await open(new URL(page.url()).pathname, { reader, width: 390 })
    await paragrafo(other, 'sobre a paz').waitFor()
    await expectSameLugar(other, page)
    await saveJanela(other, 'leitura-retomada')

    for (const each of [page, other]) await each.setViewportSize({ width: 1440, height: 900 })
    await settleEffects(page)
    await saveJanela(page, 'leitura')
    await salvarLugar(page, () => rolarEPousar(page, 400))
    await other.reload()
    await expectSameLugar(other, page)
    await saveJanela(other, 'leitura-retomada')

    await readCapitulo(other, 'Próximo Capítulo', FIGURAS)
    await other.getByRole('button', { name: 'Marcar como lido' }).click()
    await banner(other, 'status', 'Leitura marcada como lido!').waitFor()
    expect(await other.getByRole('button', { name: 'Marcar como lido' }).count()).toBe(0)
    await other.getByRole('link', { name: 'Ir para a estante' }).click()
    await other.getByRole('tab', { name: /^Lidos/ }).click()
    await other.getByRole('link', { name: new RegExp(`^${TITULO}`) }).waitFor()
    await expectSoon(() => readLeituras(db(), reader)).toMatchObject([{ estado: 'lido', progresso: 100 }])
  })
})

/** The other page opens at the paragraph of this one, and its line that was cut by the bar is whole. */
async function expectSameLugar(other: Page, page: Page): Promise<void> {
  const lugar = await readLugar(page)
  expect(lugar.palavras).toMatch(/^Parágrafo \d+ sobre a paz/)
  await expectSoon(async () => (await readLugar(other)).palavras).toBe(lugar.palavras)
  expect(Math.abs((await readLugar(other)).top - lugar.top)).toBeLessThan(48)
}

/** The figure at the foot of the window. */
async function readPercent(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText(/^\d+% do livro$/).innerText(), 10)
}

/** Turns the page by its button: from the top, with the title in focus, and the server told. */
async function readCapitulo(page: Page, botao: string, titulo: (typeof CAPITULOS)[number]): Promise<void> {
  const [mudanca] = await Promise.all([
    page.waitForRequest((request) => isMudanca(request, 'PATCH')),
    page.getByRole('button', { name: botao }).click(),
  ])
  const capitulo_id = livro().capitulos[CAPITULOS.indexOf(titulo)]
  expect(mudanca.postDataJSON()).toEqual({ capitulo_id })
  await capituloAberto(page, titulo).and(page.locator(':focus')).waitFor()
  await expectSoon(() => scrollY(page)).toBe(0)
}

describe('a book on the shelf', () => {
  it('is opened without moving the place, however it was left', async () => {
    const reader = await newReader()
    const path = await comecar(db(), reader, livro(), 2)
    const page = await open(path, { reader, clock: true })
    await paragrafo(page, 'sobre a paz').waitFor()
    await salvarLugar(page, () => rolarEPousar(page, 2_000))
    const { palavras } = await readLugar(page)

    const sent = recordMudancas(page)
    await page.reload()
    await expectSoon(async () => (await readLugar(page)).palavras).toBe(palavras)
    // What the browser scrolls by itself is no move of the reader's.
    await page.setViewportSize({ width: 900, height: 700 })
    await expectSoon(async () => (await readLugar(page)).palavras).toBe(palavras)
    await page.clock.fastForward(POUSO_MS)
    await page.getByRole('link', { name: 'Sair' }).click()
    await page.getByRole('heading', { level: 1, name: 'Minha Estante' }).waitFor()
    await settleEffects(page)
    expect(sent).toEqual([])
  })
})
