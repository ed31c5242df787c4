/** The shelf: its three tabs and what moves a book from one to the other. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { ato, insertLeituras, openAs, readLeituras, TELEFONE } from '#tests/support/browser-ebooks.ts'
import { saveJanela } from '#tests/support/browser-leitura.ts'
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

async function openEstante() {
  const reader = await newReader()
  const ids = await insertLeituras(db(), reader, ESTANTE)
  const page = await open('/ebooks/estante', { reader })
  await livros(page).first().waitFor()
  return { reader, ids, page }
}

describe('the shelf', () => {
  it('has three tabs with their counts, says how far the reader is, and lets a book go after a question', async () => {
    const { page, reader, ids } = await openEstante()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectLendo(page)
    }
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
    await page.goBack()

    await aba(page, 'Quero Ler').click()
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

    // Where nothing hovers, the acts of a book are below its cover.
    const phone = await openAs(page, '/ebooks/estante?aba=quero-ler', TELEFONE)
    const livro = livros(phone).first()
    const capa = await livro.getByRole('link').boundingBox()
    const ler = livro.getByRole('button', { name: /^Ler/ })
    const box = await ler.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((capa?.y ?? 0) + (capa?.height ?? 0))
    await saveJanela(phone, 'estante-toque')
    await ler.tap()
    await phone.waitForURL(`/leitura/${ids[3]}`)
  })
})

async function expectLendo(page: Page): Promise<void> {
  await expectSoon(async () =>
    (await page.getByRole('tab').allInnerTexts()).map((texto) => texto.replace(/\s+/g, ' ')),
  ).toEqual(['Lendo 2', 'Quero Ler 2', 'Lidos 1'])
  const dort = cartao(page, DORT)
  await dort.getByRole('paragraph').getByText('Sínodo Nacional de Dordrecht').waitFor()
  await dort.getByText('50% Lido', { exact: true }).waitFor()
  await dort.getByText('21/11/2026, 08:42', { exact: true }).waitFor()
  await expectSoon(() => dort.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  await saveScreenshot(page, 'estante')
}
