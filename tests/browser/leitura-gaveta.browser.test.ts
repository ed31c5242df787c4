/** The drawer of the reader, the search in the book, and how the text looks. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  capituloAberto,
  escolher,
  openGaveta,
  paragrafo,
  readLugar,
  rolar,
  saveJanela,
} from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { CAPITULOS } from '#tests/support/livro-de-prova.ts'

const { open, openLivro } = setupLivro()

const [GRACA, PAZ] = CAPITULOS

it('the drawer shows where the reader is, leads to any chapter, finds words, and comes back for a key', async () => {
  const { page } = await openLivro({ width: 390, capitulo: 2 })
  const botao = page.getByRole('button', { name: 'Capítulos', exact: true })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 1440) {
      await page.keyboard.press('ArrowRight')
      await capituloAberto(page, PAZ).waitFor()
    }
    const gaveta = await openGaveta(page, 'Capítulos')
    const capitulos = gaveta.getByRole('tabpanel').getByRole('listitem')
    await expectSoon(() => capitulos.count()).toBe(3)
    await expectSoon(() => gaveta.locator('[aria-current=true]').innerText()).toMatch(/Da paz$/)
    await saveJanela(page, 'leitura-gaveta')
    await page.keyboard.press('Escape')
    await gaveta.waitFor({ state: 'hidden' })
    await botao.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('c')
    await gaveta.getByRole('button', { name: /Da graça$/ }).click()
    await gaveta.waitFor({ state: 'hidden' })
    await capituloAberto(page, GRACA).and(page.locator(':focus')).waitFor()
    await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(0)
  }

  // Accents and case are no matter; what is found is marked.
  await rolar(page, 1_200)
  const before = await readLugar(page)
  await page.keyboard.press('/')
  const campo = page.getByRole('searchbox', { name: 'Procurar neste livro' })
  await campo.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('VIGESIMO lugar')
  await page.keyboard.press('Enter')
  const gaveta = page.getByRole('dialog')
  await gaveta.getByText('1 resultado.').waitFor()
  await saveJanela(page, 'leitura-busca')
  await gaveta.getByRole('button', { name: /^Vigésimo lugar sobre a paz/ }).click()
  await capituloAberto(page, PAZ).waitFor()
  const marca = page.locator('main mark.achado')
  await expectSoon(() => marca.innerText()).toBe('Vigésimo lugar')
  await expectSoon(async () => (await readLugar(page)).palavras).toMatch(/^Vigésimo lugar/)
  await page.getByRole('button', { name: 'Voltar', exact: true }).click()
  await capituloAberto(page, GRACA).waitFor()
  await expectSoon(async () => (await readLugar(page)).palavras).toBe(before.palavras)

  await openGaveta(page, 'Busca')
  await gaveta.getByRole('searchbox').fill('zzz')
  await page.keyboard.press('Enter')
  await gaveta.getByText('Nenhum resultado encontrado.').waitFor()

  // A key that is pressed before its going was told: the event 'close' comes in a task of its own, after these two.
  await gaveta.evaluate(async (dialog: HTMLDialogElement) => {
    dialog.requestClose()
    await Promise.resolve()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }))
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  })
  await settleFrames(page)
  expect(await gaveta.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true)
})

describe('the appearance', () => {
  const painel = (page: Page) => page.getByRole('dialog', { name: 'Aparência do texto' })
  const botao = (page: Page) => page.getByRole('button', { name: 'Aparência do texto' })

  it('is the reader’s: kept on this device before the first paint, and in the account', async () => {
    const { page, reader, path } = await openLivro()
    await rolar(page, 1_500)
    const { palavras } = await readLugar(page)
    const before = await readAparencia(page)
    await botao(page).click()
    await saveJanela(page, 'leitura-aparencia')
    for (const [grupo, opcao] of [
      ['Tamanho do texto', 'Maior'],
      ['Entrelinha', 'Ampla'],
      ['Família', 'Hanken Grotesk'],
      ['Largura', 'Larga'],
      ['Tema', 'Sépia'],
    ] as const) {
      await escolher(
        painel(page).getByRole('group', { name: grupo }).getByRole('radio', { name: opcao, exact: true }),
      )
    }
    // Saved once a second, so perhaps more than once: the last choice is in what the other device must find.
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' &&
        answer.url().endsWith('/perfil/aparencia') &&
        answer.request().postDataJSON()?.hifenizacao === true,
    )
    for (const chave of ['Justificar', 'Hifenizar'])
      await escolher(painel(page).getByRole('checkbox', { name: chave }))
    await saved
    await page.keyboard.press('Escape')
    await expectSoon(() => readAparencia(page)).toMatchObject({
      tema: 'sepia',
      textAlign: 'justify',
      hyphens: 'auto',
    })
    const after = await readAparencia(page)
    expect(after.fontSize / before.fontSize).toBeCloseTo(1.29, 1)
    expect(after.lineHeight / after.fontSize).toBeGreaterThan(before.lineHeight / before.fontSize)
    expect(after.width).toBeGreaterThan(before.width)
    expect(after.fontFamily).not.toBe(before.fontFamily)
    // What the reader was at is still at the top.
    await expectSoon(async () => (await readLugar(page)).palavras).toBe(palavras)
    await saveJanela(page, 'leitura-sepia')

    await page.addInitScript(recordFirstTema)
    await page.reload()
    await paragrafo(page, 'sobre a graça').waitFor()
    await expectSoon(() => readAparencia(page)).toEqual(after)
    expect(await page.evaluate(() => document.documentElement.dataset.temaNoInicio)).toBe('sepia')

    const other = await open(path, { reader })
    await paragrafo(other, 'sobre a graça').waitFor()
    await expectSoon(() => readAparencia(other)).toEqual(after)
    // The theme of a book is not that of the library.
    await other.getByRole('link', { name: 'Sair' }).click()
    await other.getByRole('heading', { level: 1, name: 'Minha Estante' }).waitFor()
    await expectSoon(() => other.locator('html').getAttribute('data-tema')).toBe('claro')
  })

  it('leaves the text between the bar and the foot of the window, and is changed by keys', async () => {
    const { page } = await openLivro({ width: 390 })
    const barra = page.getByRole('banner')
    await rolar(page, 600)
    await expectSoon(async () => (await barra.boundingBox())?.y ?? 0).toBeLessThan(0)
    await rolar(page, -200)
    await expectSoon(async () => (await barra.boundingBox())?.y).toBe(0)
    await page.getByText(/^\d+% do livro$/).waitFor()
    await page.getByText(/^\d+ min restantes? neste capítulo$/).waitFor()

    const { fontSize } = await readAparencia(page)
    await page.keyboard.press('t')
    await expectSoon(async () => (await readAparencia(page)).tema).toBe('escuro')
    await saveJanela(page, 'leitura-escuro')
    await page.keyboard.press('+')
    await expectSoon(async () => (await readAparencia(page)).fontSize).toBeGreaterThan(fontSize)
    // The text is put back to its line, which moves the page and not the reader.
    await settleFrames(page)
    await settleFrames(page)
    expect(await barra.getAttribute('data-recolhida')).toBe(null)
    await page.keyboard.press('-')
    await page.keyboard.press('-')
    await expectSoon(async () => (await readAparencia(page)).fontSize).toBeLessThan(fontSize)
    await page.getByRole('button', { name: 'Tema claro' }).click()
    await expectSoon(async () => (await readAparencia(page)).tema).toBe('claro')
  })
})

/** What React has to do for an event is on the page after two frames. */
async function settleFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

function readAparencia(page: Page) {
  return page.evaluate(() => {
    const place = [...document.querySelectorAll('main p[data-paragrafo]')].at(8)
    if (!place) throw new Error('The chapter has no text.')
    const { fontSize, lineHeight, fontFamily, textAlign, hyphens } = getComputedStyle(place)
    return {
      fontSize: Number.parseFloat(fontSize),
      lineHeight: Number.parseFloat(lineHeight),
      fontFamily,
      textAlign,
      hyphens,
      width: Math.round(place.getBoundingClientRect().width),
      tema: document.documentElement.dataset.tema,
    }
  })
}

/** Runs in the page: the theme that it has when there is something to paint. */
function recordFirstTema(): void {
  const observer = new MutationObserver(() => {
    if (!document.body) return
    observer.disconnect()
    document.documentElement.dataset.temaNoInicio = document.documentElement.dataset.tema
  })
  observer.observe(document, { childList: true, subtree: true })
}
