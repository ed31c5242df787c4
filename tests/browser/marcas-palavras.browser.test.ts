/** Marks on words of the standards and of the Bible. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { buildUrl } from '#contract/url.ts'
import { impressaoDoTexto } from '#server/conteudo/correcoes/impressao-do-texto.ts'
import { publishCorrecao } from '#server/conteudo/correcoes/publish-correcao.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { barraDeSelecao } from '#tests/support/browser-destaques.ts'
import { banner } from '#tests/support/browser-login.ts'
import { findUsuarioId } from '#tests/support/browser-notas.ts'
import {
  cartaoDaMarca,
  expectPintadas,
  marcarPalavras,
  placeOf,
  selecionarPalavras,
} from '#tests/support/browser-palavras.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

// The texts are corrected.
const { open, newReader, db, url } = setupBrowser({})
const CFW_8 = '/cfw/capitulo/8'
const CONTENT = join(PROJECT_ROOT, 'content')

/** Where the markers of the proof texts stand. */
const places = (page: Page) =>
  page.locator('.read button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))

async function corrigir(texto: string, autorId: string): Promise<void> {
  const arquivoImpressao = impressaoDoTexto(readFileSync(join(CONTENT, 'cfw/08.md'), 'utf8'))
  const visto = { versao: 0, arquivoImpressao }
  const pedido = { arquivo: 'cfw/08.md', texto, motivo: 'Prova', desfaz: null, autorId, visto }
  await publishCorrecao(db(), CONTENT, pedido, async () => {})
}

it('stay on their words in a standard, are opened by them, and follow a correction', {
  timeout: 90_000,
}, async () => {
  const reader = await newReader()
  const page = await open(CFW_8, { reader })
  await page.getByText('Aprouve a Deus').waitFor()
  const before = await places(page)
  await marcarPalavras(page, 'Mediador entre Deus e o homem, o Profeta', 'verde')
  await marcarPalavras(page, 'Deus e o homem', 'rosa')
  await expectPintadas(page, 'verde', 'Mediador entre ', ',', ' o', ' ', 'Profeta')
  await expectPintadas(page, 'rosa', 'Deus e o homem')
  expect(await places(page), 'no word has moved').toEqual(before)
  await selecionarPalavras(page, 'Sacerdote')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() })
  await barraDeSelecao(page).getByRole('button', { name: 'Copiar' }).click()
  await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Sacerdote')
  await barraDeSelecao(page).getByRole('button', { name: 'Compartilhar' }).click()
  await page.getByRole('dialog', { name: 'Compartilhar' }).getByRole('button', { name: 'Fechar' }).click()
  await saveScreenshot(page, 'marcas-palavras')

  await page.reload()
  await expectPintadas(page, 'rosa', 'Deus e o homem')
  const { from } = await page.evaluate(placeOf, 'Deus e o homem')
  await page.mouse.click(from.x + 5, from.y)
  const cartao = cartaoDaMarca(page, 'CFW 8.1')
  await cartao.getByText('Azul', { exact: true }).locator('..').click()
  await expectPintadas(page, 'azul', 'Deus e o homem')
  await cartao.getByLabel('Nota').fill('Um só Mediador.')
  await saveScreenshot(page, 'marcas-palavras-cartao')
  await cartao.getByRole('button', { name: 'Salvar' }).click()
  await banner(page, 'status', 'Nota salva.').waitFor()
  await expectPintadas(page, 'nota', 'Deus e o homem')
  const abrir = page.getByRole('button', { name: 'Marca em azul, com nota, em CFW 8.1: “Deus e o homem”' })
  await abrir.focus()
  await page.keyboard.press('Enter')
  await cartao.waitFor()
  await page.keyboard.press('Escape')
  await abrir.and(page.locator(':focus')).waitFor()

  const texto = readFileSync(join(CONTENT, 'cfw/08.md'), 'utf8')
  const autorId = await findUsuarioId(db(), reader.email)
  await corrigir(
    texto.replace('Aprouve a Deus', 'Foi do agrado de Deus').replace('o Profeta,', 'o Vidente,'),
    autorId,
  )
  // The server notices within two seconds.
  const pagina = buildUrl(paginaDoPadrao.path, { params: { padrao: 'cfw', numero: 8 } })
  await expectSoon(async () => (await page.context().request.get(pagina)).text()).toContain(
    'Foi do agrado de Deus',
  )
  await page.reload()
  await page.getByText('Foi do agrado de Deus').waitFor()
  await expectPintadas(page, 'azul', 'Deus e o homem')
  await expectPintadas(page, 'verde')
  await page.setViewportSize({ width: 390, height: 844 })
  const semLugar = page.getByRole('region', { name: 'Marcas sem lugar' })
  await saveScreenshot(page, 'marcas-palavras')
  await expectAxeInThemes(page)
  await semLugar.getByRole('button', { name: 'Mediador entre Deus e o homem, o Profeta' }).click()
  await cartao.getByText('não tem mais estas palavras').waitFor()
  await cartao.getByRole('button', { name: 'Remover marca' }).click()
  await page.getByRole('button', { name: 'Sim' }).click()
  await semLugar.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 320, height: 700 })
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.emulateMedia({ media: 'print' })
  const paper = await page.evaluate(() => {
    const { backgroundColor, textDecorationLine } = getComputedStyle(document.body, '::highlight(marca-azul)')
    return [backgroundColor, textDecorationLine]
  })
  expect(paper).toEqual(['rgba(0, 0, 0, 0)', 'underline'])
})

it('stay on words inside a verse, on a phone, beside whole verses', async () => {
  const page = await open('/biblia/capitulos/43/3', { width: 390 })
  // By the mouse from the very first letter, beside the number of the verse, which is a button.
  await selecionarPalavras(page, 'João 3.18')
  await page.keyboard.press('Escape')
  const palavras = '3.16: texto'
  await marcarPalavras(page, palavras, 'roxo')
  await expectPintadas(page, 'roxo', palavras)
  await page.getByRole('button', { name: 'Versículo 17', exact: true }).click()
  await page
    .getByRole('region', { name: 'Versículos marcados' })
    .getByText('Verde', { exact: true })
    .locator('..')
    .click()
  await page.locator('#v17[data-cor=verde]').waitFor()
  await page.reload()
  await expectPintadas(page, 'roxo', palavras)
  await page.locator('#v17[data-cor=verde]').waitFor()
  expect(await page.locator('#v16[data-cor]').count()).toBe(0)
  await saveScreenshot(page, 'marcas-palavras-biblia')
  const { from } = await page.evaluate(placeOf, palavras)
  await page.mouse.click(from.x + 5, from.y)
  await cartaoDaMarca(page, 'João 3.16').getByRole('button', { name: 'Remover marca' }).click()
  await page.getByRole('button', { name: 'Sim' }).click()
  await expectPintadas(page, 'roxo')
})
