/** The Bible reader: books, chapters, verses. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { markedVersiculos, readVersiculo } from '#tests/support/browser-biblia.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const anterior = (page: Page) => page.getByRole('link', { name: 'Anterior' })
const proximo = (page: Page) => page.getByRole('link', { name: 'Próximo' })

describe('the books', () => {
  it.each([390, 1440])('are 39 and 27, each with its chapters, at %i px', async (width) => {
    const page = await open('/biblia', { width })
    const antigo = page.getByRole('region', { name: 'Antigo Testamento' })
    const novo = page.getByRole('region', { name: 'Novo Testamento' })
    // One behind the other on a narrow screen.
    const tab = page.getByRole('tab', { name: 'Novo Testamento' })
    await antigo.getByRole('link').first().waitFor()
    await expectSoon(() => antigo.getByRole('link').count()).toBe(39)
    await saveScreenshot(page, 'biblia')
    if (width < 1_024) await tab.click()
    await novo.getByRole('link').first().waitFor()
    await expectSoon(() => novo.getByRole('link').count()).toBe(27)
    await novo.getByRole('link', { name: 'Filemom 1 capítulo', exact: true }).waitFor()
    if (width < 1_024) {
      await page.waitForURL('/biblia?testamento=novo')
      await page.getByRole('tab', { name: 'Antigo Testamento' }).click()
    }
    await antigo.getByRole('link', { name: 'Salmos 150 capítulos' }).click()
    await heading(page, 'Salmos').waitFor()
    const capitulos = page.getByRole('region', { name: 'Capítulos' }).getByRole('link')
    await capitulos.first().waitFor()
    await expectSoon(() => capitulos.count()).toBe(150)
    await page.getByRole('link', { name: 'Capítulo 23', exact: true }).click()
    await heading(page, 'Salmos 23').waitFor()
    await page.getByText('Título do salmo 23.').waitFor()
    await expectSoon(() => readVersiculo(page, 1)).toBe('Salmos 23.1: texto de prova.')
  })

  it('follow each other, none before Gênesis and none after Apocalipse', async () => {
    const page = await open('/biblia/capitulos/1')
    await page.getByRole('link', { name: 'Próximo Livro Êxodo' }).waitFor()
    expect(await anterior(page).count()).toBe(0)
    await settleEffects(page)
    await page.keyboard.press('ArrowRight')
    await heading(page, 'Êxodo').waitFor()
    await page.goto('/biblia/capitulos/66')
    await page.getByRole('link', { name: 'Livro Anterior Judas' }).waitFor()
    expect(await proximo(page).count()).toBe(0)
    await page.getByRole('navigation', { name: 'Livros' }).getByRole('link', { name: 'Bíblia' }).click()
    await heading(page, 'Bíblia').waitFor()
  })

  it.each([
    '/biblia/capitulos/99',
    '/biblia/capitulos/abc',
    '/biblia/capitulos/99/1',
    '/biblia/capitulos/abc/1',
  ])('do not include %s', async (path) => {
    // Whatever the page asks about the book: its name, its chapters, its verses, who cites it.
    if (path.includes('99')) expectPageConsole(/^answered 404: .*\/99(\/|$)/)
    const page = await open(path)
    await page.getByRole('alert').getByText('Livro não encontrado.').waitFor()
    await page.getByRole('link', { name: 'Ver os livros da Bíblia' }).click()
    await page.waitForURL('/biblia')
  })
})

describe('the chapters', () => {
  it('run on into the next book, none before Gênesis 1 and none after Apocalipse 22', async () => {
    const page = await open('/biblia/capitulos/1/1')
    await page.getByRole('link', { name: 'Próximo Capítulo Gênesis 2' }).waitFor()
    expect(await anterior(page).count()).toBe(0)
    await page.goto('/biblia/capitulos/1/50')
    await page.getByRole('link', { name: 'Próximo Capítulo Êxodo 1' }).click()
    await heading(page, 'Êxodo 1').waitFor()
    await page.getByRole('link', { name: 'Capítulo Anterior Gênesis 50' }).click()
    await heading(page, 'Gênesis 50').waitFor()
    await page.goto('/biblia/capitulos/66/22')
    await page.getByRole('link', { name: 'Capítulo Anterior Apocalipse 21' }).waitFor()
    expect(await proximo(page).count()).toBe(0)
  })

  it('can be chosen from a list', async () => {
    const page = await open('/biblia/capitulos/45/8')
    await page.getByRole('combobox', { name: 'Ir para o capítulo' }).selectOption('Capítulo 9')
    await heading(page, 'Romanos 9').waitFor()
    await expectSoon(() => readVersiculo(page, 33)).toBe('Romanos 9.33: texto de prova.')
  })

  it.each(['77', 'x'])('do not include %s', async (capitulo) => {
    // What is no number is asked for as 0, which no chapter has.
    expectPageConsole(new RegExp(`^answered 404: .*/45/${capitulo === 'x' ? 0 : capitulo}(/|$)`))
    const page = await open(`/biblia/capitulos/45/${capitulo}`)
    await page.getByRole('alert').getByText('Nenhum capítulo encontrado.').waitFor()
    await page.getByRole('link', { name: 'Ver os capítulos do livro' }).click()
    await page.getByRole('link', { name: 'Capítulo 16', exact: true }).waitFor()
  })
})

describe('the verses', () => {
  it.each([390, 1440])('that the address names are marked and in sight at %i px', async (width) => {
    const page = await open('/biblia/capitulos/19/119?v=116-118,150', { width })
    const marked = markedVersiculos(page)
    await marked.first().waitFor()
    await expectSoon(() => marked.allInnerTexts()).toEqual(['116', '117', '118', '150'])
    const bar = await page.getByRole('banner').boundingBox()
    const top = async () => (await marked.first().boundingBox())?.y
    await expectSoon(top).toBeLessThan(450)
    expect(await top()).toBeGreaterThan(bar?.height ?? 0)
    await saveScreenshot(page, 'salmo-119')
  })

  it('are not marked by an address that names none', async () => {
    const page = await open('/biblia/capitulos/43/3?v=abc,99-3,0')
    await page.getByRole('button', { name: 'Versículo 16', exact: true }).waitFor()
    await settleEffects(page)
    expect(await markedVersiculos(page).count()).toBe(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('stand in running text or one a line, as the reader chose last', async () => {
    const page = await open('/biblia/capitulos/57/1', { width: 390 })
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
    await page.reload()
    await page.locator('#v3').waitFor()
    await expectSoon(() => linhas.getAttribute('aria-pressed')).toBe('true')
    await expectSoon(inLine).toBe(25)
  })

  it('come with the credit that the licence of the Bible asks for', async () => {
    const page = await open('/biblia/capitulos/8/4')
    await page.getByText('Bíblia de prova, gerada para os testes.').waitFor()
  })
})
