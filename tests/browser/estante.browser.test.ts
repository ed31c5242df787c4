/** The shelf: its three tabs and what moves a book from one to the other. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { ato, insertLeituras, openAs, readLeituras, TELEFONE } from '#tests/support/browser-ebooks.ts'
import { saveJanela } from '#tests/support/browser-leitura.ts'
import { banner } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader, db } = setupBrowser()

const DORT = 'Cânones de Dort'
const HEIDELBERG = 'Catecismo de Heidelberg'
const BELGA = 'Confissão Belga'
const ESTANTE = [
  {
    ebook_id: 1,
    estado: 'lendo',
    progresso: 50,
    capitulo_id: 3,
    ultima_visualizacao: '2026-11-21T11:42:00.000Z',
  },
  { ebook_id: 3, estado: 'lendo', progresso: 13, capitulo_id: 37 },
  { ebook_id: 5, estado: 'quero_ler' },
  { ebook_id: 7, estado: 'quero_ler' },
  { ebook_id: 8, estado: 'lido', progresso: 100 },
] as const

const aba = (page: Page, nome: string) => page.getByRole('tab', { name: new RegExp(`^${nome}`) })
const livros = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const cartao = (page: Page, titulo: string) =>
  livros(page).filter({ has: page.getByRole('heading', { name: titulo }) })

async function openEstante(path = '/ebooks/estante', width = 1440) {
  const reader = await newReader()
  const ids = await insertLeituras(db(), reader, ESTANTE)
  const page = await open(path, { reader, width })
  await livros(page).first().waitFor()
  return { reader, ids, page }
}

describe.each([390, 1440])('the shelf at %i px', (width) => {
  it('has three tabs with their counts, and says how far the reader is', async () => {
    const { page, ids } = await openEstante('/ebooks/estante', width)
    await expectSoon(async () =>
      (await page.getByRole('tab').allInnerTexts()).map((texto) => texto.replace(/\s+/g, ' ')),
    ).toEqual(['Lendo 2', 'Quero Ler 2', 'Lidos 1'])
    const dort = cartao(page, DORT)
    await dort.getByRole('paragraph').getByText('Sínodo Nacional de Dordrecht').waitFor()
    await dort.getByText('50% Lido', { exact: true }).waitFor()
    await dort.getByText('21/11/2026, 08:42', { exact: true }).waitFor()
    await expectSoon(() => dort.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    await saveScreenshot(page, 'estante')
    await ato(page, 'Continuar Lendo', DORT).click()
    await page.waitForURL(`/leitura/${ids[0]}`)
    await page.getByRole('heading', { level: 1, name: /^Terceiro e quarto capítulos/ }).waitFor()
    await page.goBack()

    await aba(page, 'Quero Ler').click()
    await page.waitForURL('/ebooks/estante?aba=quero-ler')
    await livros(page).first().hover()
    await saveScreenshot(page, 'estante-quero-ler')
    await aba(page, 'Lidos').click()
    await expectSoon(() => livros(page).count()).toBe(1)
    await saveScreenshot(page, 'estante-lidos')
    await livros(page)
      .getByRole('link', { name: /^Confissão Francesa/ })
      .click()
    await page.waitForURL('/ebooks/ebook/8')
  })
})

describe('a book', () => {
  it('goes from Quero Ler to the reader and from Lendo to Lidos', async () => {
    const { page, reader, ids } = await openEstante('/ebooks/estante?aba=quero-ler')
    const [pedido] = await Promise.all([
      page.waitForRequest(/\/api\/leitura\//),
      ato(page, 'Ler', BELGA).press('Enter'),
    ])
    expect([pedido.method(), new URL(pedido.url()).pathname]).toEqual([
      'PATCH',
      `/api/leitura/${ids[2]}/atualizar_status`,
    ])
    await page.waitForURL(`/leitura/${ids[2]}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Sair' }).click()
    await cartao(page, BELGA).waitFor()
    await ato(page, 'Lido', BELGA).click()
    await banner(page, 'status', 'Leitura marcada como lido!').waitFor()
    await expectSoon(() => cartao(page, BELGA).count()).toBe(0)
    // The card that had the focus is gone; the keyboard goes on from the title.
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()
    await aba(page, 'Lidos').click()
    await page.getByRole('link', { name: /^Confissão Belga/ }).waitFor()
    await expectSoon(async () =>
      (await readLeituras(db(), reader)).find(({ ebook_id }) => ebook_id === 5),
    ).toMatchObject({
      estado: 'lido',
      progresso: 100,
    })
  })

  it('leaves Quero Ler at once, and Lendo only after a question', async () => {
    const { page, reader } = await openEstante('/ebooks/estante?aba=quero-ler')
    await page.getByRole('button', { name: `Remover da lista: ${BELGA}` }).press('Enter')
    await expectSoon(() => livros(page).count()).toBe(1)
    await aba(page, 'Lendo').click()
    const remover = page.getByRole('button', { name: `Remover da estante: ${HEIDELBERG}` })
    const pergunta = page.getByRole('alertdialog', { name: 'Deseja remover este livro da estante?' })
    await remover.click()
    await pergunta.getByText(`“${HEIDELBERG}” sairá da estante`).waitFor()
    await saveScreenshot(page, 'estante-remover')
    await pergunta.getByRole('button', { name: 'Não' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await pergunta.waitFor({ state: 'detached' })
    await remover.and(page.locator(':focus')).waitFor()
    await remover.click()
    await pergunta.getByRole('button', { name: 'Sim' }).click()
    await expectSoon(() => livros(page).count()).toBe(1)
    await expectSoon(async () => (await readLeituras(db(), reader)).map(({ ebook_id }) => ebook_id)).toEqual([
      1, 7, 8,
    ])
  })

  it('has its acts below its cover where nothing hovers', async () => {
    const { page: desk, ids } = await openEstante()
    const page = await openAs(desk, '/ebooks/estante?aba=quero-ler', TELEFONE)
    const capa = await page.getByRole('link', { name: new RegExp(`^${BELGA}`) }).boundingBox()
    const box = await ato(page, 'Ler', BELGA).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((capa?.y ?? 0) + (capa?.height ?? 0))
    await saveJanela(page, 'estante-toque')
    await ato(page, 'Ler', BELGA).tap()
    await page.waitForURL(`/leitura/${ids[2]}`)
  })
})
