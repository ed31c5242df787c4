/** Ebooks, shelf and reader with what opens over them: WCAG in every theme, narrow windows, the keyboard alone. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import {
  barraDeSelecao,
  cartao,
  destacar,
  readDestaques,
  selecionar,
  selectByKeys,
} from '#tests/support/browser-destaques.ts'
import { insertLeituras, ladrilho } from '#tests/support/browser-ebooks.ts'
import { capituloAberto, escolher, openGaveta } from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { visit } from '#tests/support/browser-visit.ts'
import { expectNarrow } from '#tests/support/browser-zoom.ts'
import { TITULO } from '#tests/support/livro-de-prova.ts'

const { open, newReader, db, openLivro } = setupLivro()

describe('a page without violations', () => {
  it('is the dashboard with suggestions and with the acts over a cover, and the shelf with its question', async () => {
    const reader = await newReader()
    await insertLeituras(db(), reader, [
      { ebook_id: 1, progresso: 50 },
      { ebook_id: 3, estado: 'quero_ler' },
      { ebook_id: 5, estado: 'lido' },
    ])
    const page = await open('/ebooks', { reader })
    await page.getByRole('combobox', { name: 'Buscar por título' }).fill('ca')
    await page.getByRole('option').filter({ hasText: 'Cânones de Dort' }).waitFor()
    await expectAxeInThemes(page)
    await page.keyboard.press('Escape')
    await ladrilho(page, 'Cânones de Orange').first().hover()
    await expectAxeInThemes(page)
    await expectFits(page)
    // The side menu does not travel: the reader prefers less motion.
    await page.getByRole('navigation', { name: 'Ebooks' }).hover()
    await settleEffects(page)
    expect(await countMoving(page)).toBe(0)

    await visit(page, '/ebooks/estante')
    const livros = page.getByRole('tabpanel').getByRole('listitem')
    for (const aba of ['Lidos', 'Quero Ler', 'Lendo']) {
      await page.getByRole('tab', { name: new RegExp(`^${aba}`) }).click()
      await page.getByRole('tab', { name: new RegExp(`^${aba}`), selected: true }).waitFor()
      await livros.first().hover()
      await expectAxeInThemes(page)
      await expectFits(page)
    }
    await page.getByRole('button', { name: 'Remover da estante: Cânones de Dort' }).click()
    await page.getByRole('alertdialog').waitFor()
    await expectAxeInThemes(page)
  })

  it('is the reader: its highlights, each tab of the drawer, the panel of the look, sépia chosen', async () => {
    const { page } = await openLivro()
    await destacar(page, 'o rei Josias', 'amarelo')
    await destacar(page, 'e isso basta', 'roxo')
    await expectAxeInThemes(page)
    for (const aba of ['Capítulos', 'Destaques', 'Busca'] as const) {
      const gaveta = await openGaveta(page, aba)
      await settleEffects(page)
      // Nor does the drawer travel.
      expect(await countMoving(page)).toBe(0)
      await gaveta.getByRole('tab', { name: aba, selected: true }).waitFor()
      if (aba === 'Busca') {
        await gaveta.getByRole('searchbox').fill('vigesimo')
        await page.keyboard.press('Enter')
        await gaveta.getByText('1 resultado.').waitFor()
      }
      await expectAxeInThemes(page)
      await expectFits(page)
      await gaveta.getByRole('button', { name: 'Fechar' }).click()
      await gaveta.waitFor({ state: 'hidden' })
    }

    await page.getByRole('button', { name: 'Aparência do texto' }).click()
    await expectAxeInThemes(page)
    const sepia = page
      .getByRole('dialog', { name: 'Aparência do texto' })
      .getByRole('radio', { name: 'Sépia' })
    await escolher(sepia)
    await page.locator('html[data-tema=sepia]').waitFor()
    await expectNoAxeViolations(page, 'colours')
    await page.keyboard.press('Escape')
    await expectNoAxeViolations(page, 'colours')
    await expectFits(page)
  })

  it('is the text with selected words, the card of a highlight and its question', async () => {
    const { page } = await openLivro()
    await selecionar(page, 'o rei Josias')
    await barraDeSelecao(page).waitFor()
    await expectAxeInThemes(page)
    await barraDeSelecao(page).getByRole('button', { name: 'Anotar' }).click()
    await cartao(page).waitFor()
    await expectAxeInThemes(page)
    await expectFits(page)
    await cartao(page).getByRole('button', { name: 'Excluir destaque' }).click()
    await page.getByRole('alertdialog').waitFor()
    await expectAxeInThemes(page)
  })
})

describe('a reader without a mouse', () => {
  it('finds a book, begins it and marks words in it', async () => {
    const reader = await newReader()
    const page = await open('/ebooks', { reader })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('main:focus').waitFor()
    await tabTo(page, 'Buscar por título')
    await page.keyboard.type('tratado')
    await page.getByRole('option').filter({ hasText: TITULO }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: TITULO }).and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Começar a Ler' }).waitFor()
    await tabTo(page, 'Começar a Ler')
    await page.keyboard.press('Enter')
    await capituloAberto(page, 'Da graça').and(page.locator(':focus')).waitFor()
    await page.locator('main [data-paragrafo]').first().waitFor()
    await settleEffects(page)
    await selectByKeys(page, 'Parágrafo 1 sobre')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectSoon(() => readDestaques(db(), reader)).toMatchObject([{ trecho: 'Parágrafo 1 sobre' }])
  })
})

/** It fits in the narrowest window. */
async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize()
  await expectNarrow(page, page.url())
  if (size) await page.setViewportSize(size)
}

function countMoving(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
}

/** Goes on with Tab until something has the focus, by its label or text. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const name = await focused.evaluate((element) =>
      element instanceof HTMLInputElement ? element.placeholder : (element.textContent ?? '').trim(),
    )
    if (name === label) return
  }
  throw new Error(`Tab does not reach: ${label}`)
}
