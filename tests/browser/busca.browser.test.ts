/** The search: words, the groups of what they are found in, and the very place. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CLOCK_START } from '#tests/support/browser.ts'
import {
  achados,
  buscar,
  campoDeBusca,
  escreverNota,
  grupo,
  marcados,
  recordBuscas,
} from '#tests/support/browser-busca.ts'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import { readLeituras } from '#tests/support/browser-ebooks.ts'
import { breakPrivateTable } from '#tests/support/browser-failures.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { recordMudancas, rolar } from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { expectUnderBar, topOf } from '#tests/support/browser-places.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { CAPITULOS, TITULO } from '#tests/support/livro-de-prova.ts'

const { open, openLivro, newReader, db, url } = setupLivro()

const NOTA = {
  simbolo: 1,
  numero_pergunta: 8,
  titulo: 'Sermão de domingo',
  anotacao: `${'Uma linha qualquer. '.repeat(40)}O rei Josias achou o livro.`,
}

const address = (page: Page) => decodeURIComponent(page.url().slice(url().length).replaceAll('+', ' '))
const focused = (place: Locator) => place.evaluate((element) => element === document.activeElement)

describe('a search', () => {
  it('says where and how often the words are, and leads to the part, the verse and the note', async () => {
    const reader = await newReader()
    const page = await open('/busca', { reader })
    await escreverNota(page, NOTA)
    await page.getByText('As aspas procuram a frase exata.').waitFor()

    await buscar(page, 'justificacao')
    await expectSoon(() => address(page)).toBe('/busca?q=justificacao')
    const padroes = grupo(page, 'Padrões')
    await padroes.getByText(/^\d+ resultados$/).waitFor()
    await expectSoon(() => page.getByRole('status').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+ resultados nos padrões.*\.$/)]),
    )
    expect(await marcados(padroes)).toContain('Justificação')
    // The best of a source stand here, all of them a step away.
    expect(await achados(padroes).count()).toBe(5)

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

  it.each([
    ['porção se há de ler', '/dcpu/capitulo/3#s2p1'],
    ['exortados a aprender a ler', '/dcpu/capitulo/3#s3d'],
  ])('leads to a paragraph or highlighted line of a directory: %s', async (frase, address) => {
    const page = await open(`/busca?q=%22${frase}%22&em=padroes`)
    await achados(page).first().getByRole('link').click()
    await page.waitForURL(address)
    const alvo = page.locator('main p.alvo')
    await expectUnderBar(alvo)
    expect(await alvo.innerText()).toContain(frase)
    expect(await focused(alvo)).toBe(true)
  })

  it('goes through all of one source, part by part, and marks the verse', async () => {
    const page = await open('/busca?q=prova')
    const sent = recordBuscas(page)
    const biblia = grupo(page, 'Bíblia')
    await biblia.getByText('mais de 1.000 resultados').waitFor()
    await biblia.getByRole('link', { name: 'Ver todos em Bíblia' }).click()
    await expectSoon(() => address(page)).toBe('/busca?q=prova&em=biblia')
    await expectSoon(() => achados(page).count()).toBe(20)
    await expectSoon(() => focused(page.getByRole('heading', { level: 1, name: 'Busca' }))).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    const filtros = page.getByRole('navigation', { name: 'Onde buscar' })
    expect(await filtros.locator('[aria-current]').innerText()).toBe('Bíblia')
    await page.getByRole('button', { name: 'Mostrar mais' }).click()
    await expectSoon(() => achados(page).count()).toBe(40)
    await expectSoon(() => focused(achados(page).nth(20).getByRole('link'))).toBe(true)
    const lugares = await achados(page).getByRole('heading').allInnerTexts()
    expect(new Set(lugares).size).toBe(40)
    expect(sent.map((query) => query.get('em'))).toEqual(['biblia', 'biblia'])

    const link = achados(page).nth(20).getByRole('link')
    const versiculo = (await link.innerText()).split('.').at(-1)
    await link.click()
    const verso = page.locator(`#v${versiculo}`)
    await expectSoon(async () => (await topOf(verso)) < 900 && (await topOf(verso)) >= 64).toBe(true)
    expect(await verso.getAttribute('class')).toContain('marcado')

    await page.goBack()
    await filtros.getByRole('link', { name: 'Minhas notas' }).click()
    await page.getByText('Nada foi encontrado nas suas notas.').waitFor()
    await filtros.getByRole('link', { name: 'Tudo' }).click()
    await biblia.getByText('mais de 1.000 resultados').waitFor()
  })

  it('begins a book at the words, and keeps the place where the reader stopped until he reads on', async () => {
    const reader = await newReader()
    const page = await open('/busca?q=%22isso basta%22&em=ebooks', { reader })
    await achados(page).getByRole('button', { name: TITULO }).click()
    const achado = page.locator('mark.achado')
    await expectUnderBar(achado)
    expect(await readLeituras(db(), reader)).toMatchObject([{ estado: 'lendo' }])

    const { page: lendo, path, reader: other } = await openLivro({ capitulo: 1 })
    const moves = recordMudancas(lendo)
    await lendo.goto('/busca?q=%22vig%C3%A9simo lugar%22&em=ebooks')
    await achados(lendo).getByRole('link', { name: TITULO }).click()
    await lendo.getByRole('heading', { level: 1, name: CAPITULOS[1] }).waitFor()
    await expectSoon(() => lendo.locator('mark.achado').innerText()).toMatch(/^Vigésimo lugar/i)
    await expectUnderBar(lendo.locator('mark.achado'))
    await settleEffects(lendo)
    const [antes] = await readLeituras(db(), other)
    expect(moves).toEqual([])

    await lendo.getByRole('button', { name: 'Voltar' }).click()
    await lendo.getByRole('heading', { level: 1, name: CAPITULOS[0] }).waitFor()
    await expectSoon(() => address(lendo)).toBe(path)
    expect(moves).toEqual([])

    await lendo.goBack()
    await achados(lendo).getByRole('link', { name: TITULO }).click()
    await lendo.locator('mark.achado').waitFor()
    await rolar(lendo, 600)
    await expectSoon(() => readLeituras(db(), other)).not.toEqual([antes])
    await expectSoon(() => address(lendo)).toBe(path)
  })

  it('is asked once for a word that is being typed, and not for each letter', async () => {
    const page = await open('/cfw', { clock: true })
    const sent = recordBuscas(page)
    await page.keyboard.press('Control+k')
    const campo = page.getByRole('dialog', { name: 'Ir para' }).getByRole('combobox')
    await campo.and(page.locator(':focus')).waitFor()
    await page.clock.pauseAt(CLOCK_START + 60_000)
    await page.keyboard.type('justifica')
    await expectSoon(() => campo.inputValue()).toBe('justifica')
    await page.clock.runFor(199)
    expect(sent).toEqual([])
    await page.clock.runFor(1)
    await expectSoon(() => sent.map((query) => query.get('q'))).toEqual(['justifica*'])
  })

  it('is asked, answered and opened by the keyboard alone', async () => {
    const page = await open('/cfw')
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
    await page.keyboard.type('justificação')
    await page.keyboard.press('Enter')
    const link = achados(grupo(page, 'Padrões')).getByRole('link').first()
    await link.waitFor()
    // The button, the five filters.
    for (let steps = 0; steps < 12 && !(await focused(link)); steps += 1) await page.keyboard.press('Tab')
    const titulo = (await link.innerText()).replace(/^\D+\d+: /, '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: titulo, exact: true }).waitFor()
  })
})

describe('a search that finds little', () => {
  it('is answered with a suggestion, with hints, or with the reason; those that found something are kept', async () => {
    const page = await open('/busca?q=justificasao')
    await page.getByText('Mostrando resultados de “justificação”.').last().waitFor()
    await grupo(page, 'Padrões').waitFor()
    await page.getByRole('link', { name: '“justificasao”' }).click()
    await page.getByText('Nenhum resultado encontrado.').last().waitFor()
    await page.getByText('Você quis dizer').getByRole('link', { name: 'justificação' }).click()
    await grupo(page, 'Padrões').waitFor()
    await expectSoon(() => campoDeBusca(page).inputValue()).toBe('justificação')

    await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).focus()
    await campoDeBusca(page).fill(' ')
    await page.keyboard.press('Enter')
    await page.getByText('Escreva o que procurar.').waitFor()
    await buscar(page, 'a')
    await page.getByText('Escreva ao menos 2 letras.').waitFor()
    expect(address(page)).toBe('/busca?q=justificação')

    expectPageConsole('answered 422')
    await buscar(page, '!?!')
    await page.getByRole('alert').filter({ hasText: 'Escreva ao menos uma palavra.' }).waitFor()
    await page.getByText('As aspas procuram a frase exata.').waitFor()

    await buscar(page, 'João 3.16')
    await page.getByRole('link', { name: 'Ir para João 3.16' }).waitFor()
    await grupo(page, 'Bíblia').waitFor()

    await page.goto('/busca')
    const recentes = page.getByRole('region', { name: 'Buscas recentes' })
    await expectSoon(() => recentes.getByRole('link').allInnerTexts()).toEqual(['João 3.16', 'justificação'])
    await recentes.getByRole('button', { name: 'Limpar' }).click()
    await page.getByText('As buscas recentes foram apagadas deste aparelho.').waitFor()
    await page.reload()
    await page.getByText('As aspas procuram a frase exata.').waitFor()
    expect(await recentes.count()).toBe(0)

    await buscar(page, 'adoção')
    await expectSoon(() => page.evaluate(countBuscas)).toBe(1)
    await page.getByRole('button', { name: /^leitor/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('/login')
    expect(await page.evaluate(countBuscas)).toBe(0)
  })

  it('says what failed, and goes on from there', async () => {
    const page = await open('/busca', { clock: true })
    expectPageConsole('answered 500')
    const restore = await breakPrivateTable(db(), 'busca_padroes')
    await buscar(page, 'graça')
    const retry = page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' })
    await runClockUntil(page, retry, 500)
    await restore()
    await retry.click()
    await grupo(page, 'Padrões').waitFor()

    await page.context().setOffline(true)
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    await buscar(page, 'adoção')
    const message = page.getByText('Não foi possível buscar: Sem conexão com o servidor.')
    await runClockUntil(page, message, 500)
    await page.context().setOffline(false)
    await grupo(page, 'Padrões').or(retry).first().waitFor()
    if (await retry.isVisible()) await retry.click()
    await grupo(page, 'Padrões').getByText('Adoção').first().waitFor()
  })
})

/** Runs in the page: readers whose searches this device remembers. */
function countBuscas(): number {
  return Object.keys(localStorage).filter((key) => key.startsWith('mbw:buscas')).length
}
