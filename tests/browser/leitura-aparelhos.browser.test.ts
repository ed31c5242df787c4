import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import {
  capituloAberto,
  comecar,
  POUSO_MS,
  paragrafo,
  readLugar,
  recordMudancas,
  rolar,
  rolarEPousar,
  salvarLugar,
  saveJanela,
} from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { banner } from '#tests/support/browser-login.ts'
import { findUsuarioId } from '#tests/support/browser-notas.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { CAPITULOS } from '#tests/support/livro-de-prova.ts'

const { open, newReader, db, openLivro, livro } = setupLivro()

const PAZ = CAPITULOS[1]
const palavras = async (page: Page) => (await readLugar(page)).palavras
const pergunta = (page: Page) => page.getByRole('alertdialog', { name: /^Outro aparelho leu até/ })

describe('two devices', () => {
  it('ask which place to keep when one has passed the other, or is used again after a while', async () => {
    const reader = await newReader()
    const path = await comecar(db(), reader, livro())
    const page = await open(path, { reader, clock: true })
    await paragrafo(page, 'sobre a graça').waitFor()
    const other = await open(path, { reader, clock: true })
    await paragrafo(other, 'sobre a graça').waitFor()
    await settleEffects(other)
    await other.keyboard.press('ArrowRight')
    await capituloAberto(other, PAZ).waitFor()
    await salvarLugar(other, () => rolarEPousar(other, 2_500))

    expectPageConsole(/^answered 409: .*\/posicao$/)
    await rolarEPousar(page, 1_500)
    const aqui = await palavras(page)
    await pergunta(page).waitFor()
    await expectSoon(() => pergunta(page).getByRole('heading').innerText()).toMatch(
      /^Outro aparelho leu até “Capítulo 2, \d+%”$/,
    )
    await pergunta(page)
      .getByText(/^Da paz/)
      .waitFor()
    await saveJanela(page, 'leitura-conflito')
    await expectNoAxeViolations(page)
    const sent = recordMudancas(page)
    await salvarLugar(page, () => pergunta(page).getByRole('button', { name: 'Continuar daqui' }).click())
    expect(await palavras(page)).toBe(aqui)
    await pergunta(page).waitFor({ state: 'detached' })
    // Both devices agree from now on.
    await other.reload()
    await expectSoon(() => palavras(other)).toBe(aqui)
    expect(sent).toHaveLength(1)

    await other.keyboard.press('ArrowRight')
    await capituloAberto(other, PAZ).waitFor()
    await salvarLugar(other, () => rolarEPousar(other, 2_500))
    const la = await palavras(other)
    await rolarEPousar(page, 600)
    await pergunta(page).waitFor()
    await pergunta(page).getByRole('button', { name: 'Ir para lá' }).click()
    await capituloAberto(page, PAZ).waitFor()
    await expectSoon(() => palavras(page)).toBe(la)
    await pergunta(page).waitFor({ state: 'detached' })
    await page.reload()
    await expectSoon(() => palavras(page)).toBe(la)

    await settleEffects(page)
    await setHidden(page, true)
    await salvarLugar(other, () => rolarEPousar(other, 1_000))
    await page.clock.fastForward(61_000)
    await setHidden(page, false)
    await pergunta(page).getByRole('button', { name: 'Ir para lá' }).click()
    await expectSoon(() => palavras(page)).toBe(await palavras(other))
    // Going there moves nothing.
    expect(sent).toHaveLength(2)
  })
})

describe('the page', () => {
  it('saves the place when it is left, and says once that it is not saved while the network is away', async () => {
    const reader = await newReader()
    const { page } = await openLivro({ reader, clock: true })
    await paragrafo(page, 'sobre a graça').waitFor()
    const { pathname } = new URL(page.url())
    await rolar(page, 2_000)
    const here = await palavras(page)
    // The browser says nothing of a call that outlives its page: what is stored does.
    await page.goto('/sobre')
    await expectSoon(() => readVersao(reader)).toBe(1)
    await page.goto(pathname)
    await expectSoon(() => palavras(page)).toBe(here)

    let there = ''
    // Should the scroll have rested before the key, the place is saved already.
    await salvarLugar(page, async () => {
      await rolar(page, 1_500)
      there = await palavras(page)
      await page.getByRole('link', { name: 'Sair' }).press('Enter')
    })
    await page.goBack()
    await expectSoon(() => palavras(page)).toBe(there)

    await settleEffects(page)
    // A place that arrives, and whose answer does not, is the reader's own.
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    expectPageConsole('error: Erro ao guardar o lugar da leitura: NetworkError')
    expectPageConsole(/^answered 409: .*\/posicao$/)
    const versao = await readVersao(reader)
    await page.route('**/posicao', loseAnswer, { times: 1 })
    await rolarEPousar(page, 600)
    await expectSoon(() => readVersao(reader)).toBe(versao + 1)
    await salvarLugar(page, () => rolarEPousar(page, 600))
    expect(await pergunta(page).count()).toBe(0)

    await page.context().setOffline(true)
    await rolarEPousar(page, -1_500)
    await banner(
      page,
      'alert',
      'O seu lugar no livro não foi guardado. Ele será guardado quando a conexão voltar.',
    ).waitFor()
    const away = await palavras(page)
    await salvarLugar(page, async () => {
      await page.context().setOffline(false)
      await page.waitForFunction(() => navigator.onLine)
      await page.clock.fastForward(POUSO_MS)
    })
    const other = await open(new URL(page.url()).pathname, { reader })
    await expectSoon(() => palavras(other)).toBe(away)
  })

  it('keeps the place among images, which shift nothing when they come', async () => {
    const reader = await newReader()
    const { page } = await openLivro({ reader, capitulo: 3, clock: true })
    await page.addInitScript(observeShifts)
    await paragrafo(page, 'sobre as figuras').waitFor()
    await salvarLugar(page, () => rolarEPousar(page, 1_700))
    const here = await readLugar(page)
    await page.reload()
    await expectSoon(() => palavras(page)).toBe(here.palavras)
    await rolar(page, -400)
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main img')].some(
        (img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0,
      ),
    )
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await settleEffects(page)
    expect(await page.evaluate(() => Number(document.documentElement.dataset.deslocado))).toBe(0)
  })
})

/** How often a reader's place was saved. */
async function readVersao({ email }: Cadastro): Promise<number> {
  const { posicao_versao } = await db()
    .write.selectFrom('leitura')
    .select('posicao_versao')
    .where('usuario_id', '=', await findUsuarioId(db(), email))
    .executeTakeFirstOrThrow()
  return posicao_versao
}

/** The server has what was sent, and the page never hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('internetdisconnected')
}

/** What the browser tells a page that goes behind another one, or comes back. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

/** Runs in the page: adds up what moves without the reader's doing, from the text on. */
function observeShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === true
      if (!isOwn && 'value' in entry) sum += Number(entry.value)
    }
    document.documentElement.dataset.deslocado = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset.deslocado = String(sum)
  })
}
