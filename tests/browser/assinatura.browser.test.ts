/** A library that is for subscribers: from the wall over a Pix to the book, in one page load after another. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { avisarPix } from '#contract/avisos-de-pagamento.ts'
import { buildUrl } from '#contract/url.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { insertLeituras } from '#tests/support/browser-ebooks.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { secao } from '#tests/support/browser-perfil.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const SEGREDO = 'segredo-do-aviso-com-mais-de-32-letras'

const { open, newReader, db, url } = setupBrowser({
  settings: {
    MBW_ACESSO: 'assinantes',
    MBW_PIX_CHAVE: '+5511987654321',
    MBW_PIX_NOME: 'Editora',
    MBW_PIX_CIDADE: 'Recife',
    MBW_PIX_WEBHOOK_SEGREDO: SEGREDO,
  },
})

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** The first ebook with a second chapter. */
async function findLivro() {
  const { ebook_id, titulo } = await db()
    .read.selectFrom('ebook_capitulo')
    .select(['ebook_id', 'titulo'])
    .where('ordem_dentro_do_ebook', '=', 2)
    .orderBy('ebook_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ebook_id, segundo: titulo }
}

/** What the bank tells of the one payment that there is. */
async function tellPix(): Promise<void> {
  const { referencia, valor } = await db()
    .read.selectFrom('pagamento')
    .select(['referencia', 'valor'])
    .executeTakeFirstOrThrow()
  const pix = {
    txid: referencia,
    endToEndId: 'E1',
    valor: (valor / 100).toFixed(2),
    horario: new Date().toISOString(),
  }
  const response = await fetch(`${url()}${buildUrl(avisarPix.path, { params: { segredo: SEGREDO } })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pix: [pix] }),
  })
  expect(response.status).toBe(200)
}

it('leads from a closed chapter to the plans, takes a Pix, and opens the chapter', async () => {
  const reader = await newReader()
  const { ebook_id, segundo } = await findLivro()
  const [id] = await insertLeituras(db(), reader, [{ ebook_id }])
  // The next chapter is asked for before the reader turns to it.
  expectPageConsole(/^answered 402: /)
  const page = await open(`/leitura/${id}`, { reader, clock: true })
  await page.locator('main [data-paragrafo]').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'Este capítulo é para assinantes.' }).waitFor()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await isWide(page)).toBe(false)

  await page.getByRole('link', { name: 'Assine para continuar' }).click()
  await page.waitForURL('/perfil?painel=assinatura')
  await page
    .getByRole('article', { name: 'Mensal Recorrente' })
    .getByRole('button', { name: /^Assinar com Pix/ })
    .click()
  const pagamento = secao(page, 'Pagamento')
  await pagamento.getByRole('img', { name: /Código QR do Pix/ }).waitFor()
  expect(await pagamento.getByLabel('Pix copia e cola').inputValue()).toMatch(/^000201.*6304[0-9A-F]{4}$/)
  expect(await isWide(page)).toBe(false)
  await expectAxeInThemes(page)

  await tellPix()
  await expectSoon(async () => {
    await page.clock.runFor(10_000)
    return secao(page, 'Plano atual').innerText()
  }).toMatch(/Paga até/)
  await pagamento.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Recibo \d+$/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Recibo \d+$/ }).waitFor()
  await page.getByText('R$ 32,84').waitFor()
  await expectNoAxeViolations(page)

  await page.goto(`/leitura/${id}`)
  await page.getByRole('heading', { level: 1, name: segundo, exact: true }).waitFor()
  await page.locator('main [data-paragrafo]').first().waitFor()
})
