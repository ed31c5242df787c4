/** Highlights and notes on passages of a book. */
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import {
  barraDeSelecao,
  cartao,
  destacar,
  esperarBarra,
  readDestaques,
  selecionar,
  selectByKeys,
} from '#tests/support/browser-destaques.ts'
import { breakPrivateTable } from '#tests/support/browser-failures.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { capituloAberto, paragrafo, saveJanela } from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { banner } from '#tests/support/browser-login.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { CAPITULOS, TITULO } from '#tests/support/livro-de-prova.ts'

const { newReader, db, url, openLivro } = setupLivro()

const cores = (page: Page) =>
  page
    .locator('main mark[data-destaque]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-cor')))

describe('selected words', () => {
  it('are marked whole in five colours, at any width', async () => {
    const { page, reader } = await openLivro({ width: 390 })
    const trechos = [
      ['o rei Josias', 'amarelo', 'o rei Josi'],
      ['antes de seguir', 'verde', 'tes de segui'],
      ['Fora: o texto', 'azul', 'Fora: o texto'],
      ['e isso basta', 'rosa', 'e isso basta'],
      ['Parágrafo 2 sobre', 'roxo', 'ágrafo 2 sob'],
    ] as const
    for (const [, cor, palavras] of trechos) {
      if (cor === 'azul') {
        await selecionar(page, 'Parágrafo 3 sobre a graça')
        await esperarBarra(page)
        await saveJanela(page, 'destaques')
        await page.keyboard.press('Escape')
        await barraDeSelecao(page).waitFor({ state: 'detached' })
        await page.setViewportSize({ width: 1440, height: 900 })
        await settleEffects(page)
      }
      await destacar(page, palavras, cor)
    }
    await expectSoon(() => cores(page)).toEqual(trechos.map(([, cor]) => cor))
    await expectSoon(() => readDestaques(db(), reader)).toEqual(
      trechos.map(([trecho, cor]) => ({ trecho, cor, nota: '' })),
    )
    await selecionar(page, 'Parágrafo 3 sobre a graça')
    await esperarBarra(page)
    await saveJanela(page, 'destaques')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() })
    await page.keyboard.press('ControlOrMeta+C')
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
      `Parágrafo 3 sobre a graça\n\n${TITULO}, Lídia de Tiatira, ${CAPITULOS[0]} — Minha Biblioteca Westminster`,
    )
    await page.keyboard.press('Escape')
    await barraDeSelecao(page).waitFor({ state: 'detached' })
    await page.reload()
    await expectSoon(() => cores(page)).toEqual(trechos.map(([, cor]) => cor))
  })

  it('are marked by the keyboard alone, in the colour that was used last, and over others and the marks of the text', async () => {
    const { page, reader } = await openLivro()
    await destacar(page, 'o rei Josias', 'verde')
    await selectByKeys(page, 'Parágrafo 1 sobre')
    await page.keyboard.press('d')
    await expectSoon(() => cores(page)).toEqual(['verde', 'verde'])
    await selectByKeys(page, 'Parágrafo 2 sobre')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const azul = barraDeSelecao(page).getByRole('button', { name: 'Destacar em azul' })
    await azul.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await expectSoon(() => cores(page)).toEqual(['verde', 'verde', 'azul'])
    await expectSoon(async () => (await readDestaques(db(), reader)).map(({ trecho }) => trecho)).toEqual([
      'o rei Josias',
      'Parágrafo 1 sobre',
      'Parágrafo 2 sobre',
    ])
    // The keyboard goes on from the highlight.
    const abrir = page.getByRole('button', { name: 'Destaque azul: abrir' })
    await abrir.and(page.locator(':focus')).waitFor()
    await settleEffects(page)
    await page.keyboard.press('Enter')
    await cartao(page).getByText('Parágrafo 2 sobre').waitFor()
    await page.keyboard.press('Escape')
    await cartao(page).waitFor({ state: 'detached' })

    // They may lie over others and over the marks of the text.
    await destacar(page, 'Ligação: leia também o que se', 'amarelo')
    await selecionar(page, 'também o que se diz da paz antes')
    await barraDeSelecao(page).getByRole('button', { name: 'Destacar em rosa' }).click()
    await expectSoon(async () =>
      (await readDestaques(db(), reader)).slice(3).map(({ trecho }) => trecho),
    ).toEqual(['Ligação: leia também o que se', 'também o que se diz da paz antes'])
    await expectSoon(() => paragrafo(page, 'Ligação:').textContent()).toBe(
      'Ligação: leia também o que se diz da paz antes de seguir.',
    )
    // Each can be opened, and the link in them still leads where it led.
    for (const [cor, trecho] of [
      ['amarelo', 'Ligação: leia também o que se'],
      ['rosa', 'também o que se diz da paz antes'],
    ] as const) {
      await page.getByRole('button', { name: `Destaque ${cor}: abrir` }).press('Enter')
      await cartao(page).getByRole('blockquote').getByText(trecho, { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await cartao(page).waitFor({ state: 'detached' })
    }
    await page.getByRole('link', { name: 'o que se diz da paz' }).press('Enter')
    await capituloAberto(page, CAPITULOS[1]).waitFor()
  })

  it('are no longer marked when the server could not keep them, with a sentence', async () => {
    const reader = await newReader()
    const { page } = await openLivro({ reader, clock: true })
    await paragrafo(page, 'o rei Josias').waitFor()
    expectPageConsole(/^answered 500: .*\/destaques$/)
    expectPageConsole('error: Erro ao criar destaque: ApiError')
    const restore = await breakPrivateTable(db(), 'destaque')
    await selecionar(page, 'o rei Josias')
    await barraDeSelecao(page).getByRole('button', { name: 'Destacar em rosa' }).click()
    await expectSoon(() => cores(page)).toEqual(['rosa'])
    await runClockUntil(page, banner(page, 'alert', 'O trecho não foi destacado.'), 1_000)
    await expectSoon(() => cores(page)).toEqual([])
    await restore()
  })
})
