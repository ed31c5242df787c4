/** Categories, their ebooks, and what can be done with an ebook in a list. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { untilRefreshed } from '#tests/support/browser-calls.ts'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import { ato, ladrilho, openAs, readLeituras, TELEFONE, titulosDe } from '#tests/support/browser-ebooks.ts'
import { breakPrivateTable, breakTable } from '#tests/support/browser-failures.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { saveJanela } from '#tests/support/browser-leitura.ts'
import { banner } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader, db, url } = setupBrowser()

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

  it('say when they could not be fetched, and recover', async () => {
    const page = await open('/perfil', { clock: true })
    const call = '/api/ebook/areas_tematicas'
    expectPageConsole(`answered 500: ${url()}${call}`)
    const restore = await breakTable(db(), 'area_tematica', url() + call)
    await page.goto('/ebooks/categorias')
    const failure = page.getByRole('alert').filter({ hasText: 'Erro ao buscar categorias.' })
    await runClockUntil(page, failure, 1_000)
    await restore()
    await failure.getByRole('button', { name: 'Tentar de novo' }).click()
    await expectSoon(() => linhas(page).count()).toBe(7)
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

  it('say when they could not be fetched, and recover', async () => {
    const page = await open('/perfil', { clock: true })
    const call = '/api/ebook/5/ebooks_por_categoria'
    expectPageConsole(/^answered 500: .*\/api\/(?:ebook|leitura)/)
    const restore = await breakTable(db(), 'ebook', url() + call)
    await page.goto(SALVACAO)
    const failure = page.getByRole('alert').filter({ hasText: 'Erro ao buscar dados.' })
    await runClockUntil(page, failure, 1_000)
    await restore()
    await failure.getByRole('button', { name: 'Tentar de novo' }).click()
    await ladrilho(page, SUMA).waitFor()
  })

  it.each(['/ebooks/999/ebooks', '/ebooks/abc/ebooks'])('of %s do not exist', async (path) => {
    if (path.includes('999')) expectPageConsole(/^answered 404: .*\/api\/ebook\/999\//)
    const page = await open(path)
    const failure = page.getByRole('alert').filter({ hasText: 'Categoria não encontrada.' })
    await failure.getByRole('link', { name: 'Ver as categorias' }).click()
    await page.waitForURL('/ebooks/categorias')
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

  it('takes a save back that the server could not keep, and says so', async () => {
    const reader = await newReader()
    const page = await open(SALVACAO, { reader })
    await salvar(page).waitFor()
    expectPageConsole(/^answered 500: .*\/api\/leitura\/criar_leitura_quero_ler\/13/)
    expectPageConsole('error: Erro ao salvar ebook: ApiError')
    // What the page asks for again after every act.
    allowPageConsole(/^answered 500: .*\/api\/leitura\/listar_leituras_/)
    const restore = await breakPrivateTable(db(), 'leitura')
    await salvar(page).press('Enter')
    await banner(page, 'alert', 'O ebook não foi salvo. Tente de novo.').waitFor()
    await salvar(page).waitFor()
    await restore()
    expect(await readLeituras(db(), reader)).toEqual([])
    await salvar(page).press('Enter')
    await expectSoon(() => readLeituras(db(), reader)).toMatchObject([{ estado: 'quero_ler' }])
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
