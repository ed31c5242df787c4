/** Categories, their ebooks, and what can be done with an ebook in a list. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { untilRefreshed } from '#tests/support/browser-calls.ts'
import { ato, ladrilho, openAs, readLeituras, TELEFONE, titulosDe } from '#tests/support/browser-ebooks.ts'
import { saveJanela } from '#tests/support/browser-leitura.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader, db } = setupBrowser()

const SALVACAO = '/ebooks/5/ebooks'
const SUMA = 'A Suma do Conhecimento Salvador'

const semResultado = (page: Page) =>
  page.getByRole('main').locator('.state').getByText('Nenhum resultado encontrado.')

describe('the categories', () => {
  const linhas = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('link')

  it('are filtered by their names, accents or not, and lead to their ebooks', async () => {
    const page = await open('/ebooks/categorias')
    await expectSoon(() => linhas(page).count()).toBe(7)
    await saveScreenshot(page, 'ebooks-categorias')
    const filtro = page.getByRole('searchbox')
    await filtro.fill('CONFISSOES')
    await expectSoon(() => linhas(page).count()).toBe(1)
    await filtro.fill('zzz')
    await semResultado(page).waitFor()
    await saveScreenshot(page, 'ebooks-categorias-vazio')
    await filtro.fill('salvacao')
    await linhas(page).click()
    await page.getByRole('heading', { level: 1, name: 'Doutrina da Salvação' }).waitFor()
    await expectSoon(() => new URL(page.url()).pathname).toBe(SALVACAO)
    await page.getByRole('link', { name: 'Categorias' }).last().click()
    await page.waitForURL('/ebooks/categorias')
  })
})

describe('the ebooks of a category', () => {
  it.each([390, 1440])('are all there, at %i px', async (width) => {
    const page = await open(SALVACAO, { width })
    await expectSoon(() => titulosDe(page.getByRole('list', { name: 'Doutrina da Salvação' }))).toEqual([
      SUMA,
      'Cânones de Dort',
      'Cânones de Orange',
    ])
    await page.getByText('Graça, eleição, redenção').waitFor()
    await saveScreenshot(page, 'ebooks-categoria')
  })
})

describe('the tile of an ebook', () => {
  const ler = (page: Page) => ato(page, 'Ler', SUMA)
  const salvar = (page: Page) => ato(page, 'Salvar', SUMA)
  const salvo = (page: Page) => ato(page, 'Salvo', SUMA)
  const opacity = (page: Page) =>
    ladrilho(page, SUMA)
      .locator('.over')
      .evaluate((over) => getComputedStyle(over).opacity)

  it('shows Ler and Salvar over the cover while the pointer or the focus is there', async () => {
    const page = await open(SALVACAO)
    await ladrilho(page, SUMA).waitFor()
    await expectSoon(() => opacity(page)).toBe('0')
    await ladrilho(page, SUMA).hover()
    await expectSoon(() => opacity(page)).toBe('1')
    await saveScreenshot(page, 'ebooks-sobreposto')
    await page.mouse.move(0, 0)
    await expectSoon(() => opacity(page)).toBe('0')
    await page.getByRole('link', { name: SUMA }).focus()
    await page.keyboard.press('Tab')
    await ler(page).and(page.locator(':focus')).waitFor()
    await expectSoon(() => opacity(page)).toBe('1')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/leitura\/[\w-]{36}$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('saves, says so at once, and takes it back', async () => {
    const reader = await newReader()
    const page = await open(SALVACAO, { reader })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/criar_leitura_quero_ler/*', async (route) => {
      await held
      await route.continue()
    })
    await salvar(page).focus()
    await page.keyboard.press('Enter')
    await salvo(page).waitFor()
    expect(await readLeituras(db(), reader)).toEqual([])
    // Until the page knows the reading it cannot take it back.
    await untilRefreshed(page, /criar_leitura_quero_ler/, /listar_leituras_quero_ler$/, async () => release())
    expect(await readLeituras(db(), reader)).toMatchObject([{ ebook_id: 13, estado: 'quero_ler' }])
    expect(await salvo(page).count()).toBe(1)

    await page.keyboard.press('Enter')
    await salvar(page).waitFor()
    await expectSoon(() => readLeituras(db(), reader)).toEqual([])
    // The page was not left, nor the button.
    await salvar(page).and(page.locator(':focus')).waitFor()
  })

  it('has its two acts below where nothing hovers, and the cover leads to the ebook', async () => {
    const desk = await open('/perfil')
    const page = await openAs(desk, SALVACAO, TELEFONE)
    await ler(page).waitFor()
    await expectSoon(() => opacity(page)).toBe('1')
    const capa = await page.getByRole('link', { name: SUMA }).boundingBox()
    for (const botao of [ler(page), salvar(page)]) {
      const box = await botao.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((capa?.y ?? 0) + (capa?.height ?? 0))
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await saveJanela(page, 'ebooks-toque')
    await salvar(page).tap()
    await salvo(page).waitFor()
    await page.getByRole('link', { name: SUMA }).tap()
    await page.waitForURL('/ebooks/ebook/13')
  })
})

describe('the articles', () => {
  it('are filtered by title and author', async () => {
    const page = await open('/ebooks/artigos')
    const artigos = page.getByRole('list', { name: 'Artigos' })
    await expectSoon(() => titulosDe(artigos)).toEqual([
      'Cânones de Orange',
      'Confissão Valdense',
      'Consenso de Zurique',
    ])
    await saveScreenshot(page, 'ebooks-artigos')
    const filtro = page.getByRole('searchbox', { name: 'Pesquise aqui' })
    expect(await filtro.getAttribute('placeholder')).toBe('Pesquise aqui')
    await filtro.fill('cesario')
    await expectSoon(() => titulosDe(artigos)).toEqual(['Cânones de Orange'])
    await page.getByRole('status').getByText('1 artigo', { exact: true }).waitFor()
    await filtro.fill('zzz')
    await semResultado(page).waitFor()
  })
})
