/** The search: words, the groups of what they are found in, and the very place; most of it is in tests/component. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { achados, buscar, campoDeBusca, escreverNota, grupo, marcados } from '#tests/support/browser-busca.ts'
import { readLeituras } from '#tests/support/browser-ebooks.ts'
import { recordMudancas, rolarEPousar } from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { expectUnderBar } from '#tests/support/browser-places.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { CAPITULOS, TITULO } from '#tests/support/livro-de-prova.ts'

const { open, newReader, db, url } = setupLivro()

const NOTA = {
  simbolo: 1,
  numero_pergunta: 8,
  titulo: 'Sermão de domingo',
  anotacao: `${'Uma linha qualquer. '.repeat(40)}O rei Josias achou o livro.`,
}

const address = (page: Page) => decodeURIComponent(page.url().slice(url().length).replaceAll('+', ' '))
const focused = (place: Locator) => place.evaluate((element) => element === document.activeElement)

describe('a search', () => {
  it('is asked by the keyboard, says where and how often the words are, and leads to the part and the note', async () => {
    const reader = await newReader()
    const page = await open('/cfw', { reader })
    await escreverNota(page, NOTA)
    await page.keyboard.press('Control+k')
    const caixa = page.getByRole('dialog', { name: 'Ir para' })
    await caixa.getByRole('combobox').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('justifica', { delay: 20 })
    const opcoes = caixa.getByRole('option')
    await opcoes
      .filter({ hasText: /(?:CFW|CMW|BCW|FGOP|DCPU|DCPR) [\d.]+$/ })
      .first()
      .waitFor()
    const escolhida = caixa.getByRole('option', { selected: true })
    await expectSoon(() => escolhida.innerText()).toBe('Buscar “justifica” em toda a biblioteca')
    await page.keyboard.press('ArrowDown')
    await expectSoon(() => escolhida.innerText()).toMatch(/justifica/i)
    await page.keyboard.press('ArrowUp')
    await expectSoon(() => escolhida.innerText()).toMatch(/^Buscar/)
    await page.keyboard.press('Enter')
    await expectSoon(() => address(page)).toBe('/busca?q=justifica')
    await caixa.waitFor({ state: 'detached' })

    // Words that are still being typed are looked for as they stand.
    await campoDeBusca(page).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('justificacao')
    await page.keyboard.press('Enter')
    await expectSoon(() => address(page)).toBe('/busca?q=justificacao')
    const padroes = grupo(page, 'Padrões')
    await padroes.getByText(/^\d+ resultados$/).waitFor()
    await expectSoon(() => page.getByRole('status').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+ resultados nos padrões.*\.$/)]),
    )
    expect(await marcados(padroes)).toContain('Justificação')
    // The best of a source stand here, all of them a step away.
    expect(await achados(padroes).count()).toBe(5)
    const link = achados(padroes).getByRole('link').first()
    // The button, the five filters.
    for (let steps = 0; steps < 12 && !(await focused(link)); steps += 1) await page.keyboard.press('Tab')
    const primeiro = (await link.innerText()).replace(/^\D+\d+: /, '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: primeiro, exact: true }).waitFor()
    await page.goBack()

    const parte = padroes.locator('a[href*="#s"]').first()
    const titulo = (await parte.innerText()).replace(/^\D+\d+: /, '')
    await parte.click()
    await page.getByRole('heading', { level: 1, name: titulo, exact: true }).waitFor()
    const alvo = page.locator('main p.alvo')
    await expectUnderBar(alvo)
    expect(await alvo.innerText()).toMatch(/justifica/i)
    expect(await focused(alvo)).toBe(true)
    // Another page is another matter.
    await page.getByRole('link', { name: /Próxim[oa] (Capítulo|Pergunta)/ }).click()
    await expectSoon(() => page.locator('.alvo').count()).toBe(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await page.goBack()
    await padroes.waitFor()
    await buscar(page, 'Josias')
    await grupo(page, 'Minhas notas').getByText('1 resultado', { exact: true }).waitFor()
    await grupo(page, 'Minhas notas').getByRole('link', { name: NOTA.titulo }).click()
    const nota = page.locator('li.note.alvo')
    await expectUnderBar(nota)
    // The words stand at the end of a long note.
    await nota.getByText('O rei Josias achou o livro.').waitFor()
    expect(await focused(nota)).toBe(true)
  })

  it('begins a book at the words, and keeps the place where the reader stopped until he reads on', async () => {
    const reader = await newReader()
    const page = await open('/busca?q=%22isso basta%22&em=ebooks', { reader, clock: true })
    await achados(page).getByRole('button', { name: TITULO }).click()
    const achado = page.locator('mark.achado')
    await expectUnderBar(achado)
    expect(await readLeituras(db(), reader)).toMatchObject([{ estado: 'lendo' }])

    const { pathname: path } = new URL(page.url())
    const moves = recordMudancas(page)
    await page.goto('/busca?q=%22vig%C3%A9simo lugar%22&em=ebooks')
    await achados(page).getByRole('link', { name: TITULO }).click()
    await page.getByRole('heading', { level: 1, name: CAPITULOS[1] }).waitFor()
    await expectSoon(() => page.locator('mark.achado').innerText()).toMatch(/^Vigésimo lugar/i)
    await expectUnderBar(page.locator('mark.achado'))
    await settleEffects(page)
    const [antes] = await readLeituras(db(), reader)
    expect(moves).toEqual([])

    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.getByRole('heading', { level: 1, name: CAPITULOS[0] }).waitFor()
    await expectSoon(() => address(page)).toBe(path)
    expect(moves).toEqual([])

    await page.goBack()
    await achados(page).getByRole('link', { name: TITULO }).click()
    await page.locator('mark.achado').waitFor()
    await rolarEPousar(page, 600)
    await expectSoon(() => readLeituras(db(), reader)).not.toEqual([antes])
    await expectSoon(() => address(page)).toBe(path)
  })
})
