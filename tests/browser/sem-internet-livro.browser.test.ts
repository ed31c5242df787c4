/** A book read without a network, and the place in it. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { refuseToRead } from '#tests/support/browser-calls.ts'
import { ato } from '#tests/support/browser-ebooks.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import { type Aparelho, openAparelho } from '#tests/support/browser-offline.ts'
import {
  allowNoNetwork,
  comLivroCurto,
  countFila,
  guardarLivro,
  LEITURA,
  openEstante,
  readLugar,
  tituloAberto,
  turn,
  turnNoAparelho,
} from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const LONG = { timeout: 180_000 }

const pergunta = (page: Page) => page.getByRole('alertdialog', { name: /^Outro aparelho leu até/ })

/** 'Ler' in Quero Ler: it is over the cover. */
async function lerDaLista(page: Page, livro: string): Promise<void> {
  await page.locator('.tile.quero').filter({ hasText: livro }).hover()
  await ato(page, 'Ler', livro).click()
}

/** Turns the page without a network while another device opens a later chapter; then the network is back. */
async function openPassed(aparelho: Aparelho, capitulo: number): Promise<{ aqui: string; la: string }> {
  const page = aparelho.page()
  await aparelho.cutNetwork()
  const aqui = await turn(page)
  await expectSoon(() => page.evaluate(countFila)).toBe(1)
  const la = await moveOn(aparelho.db(), capitulo)
  await aparelho.bringNetworkBack()
  await page.goto('/ebooks/estante')
  await page.goto(LEITURA)
  await pergunta(page).waitFor()
  await page.getByText('Firefox no Linux').waitFor()
  expect(await tituloAberto(page)).toBe(aqui)
  return { aqui, la }
}

it(
  'asks about a place that another device has passed: it is kept when the reader stays, and given up when he goes',
  LONG,
  async () => {
    const aparelho = await guardarLivro(await openAparelho('/perfil', comLivroCurto('lendo')))
    const page = aparelho.page()
    const lugar = async () => (await readLugar(aparelho.db())).titulo
    await page.goto(LEITURA)
    await page.locator('main h1').first().waitFor()
    allowNoNetwork()
    allowPageConsole(/^answered 409: /)

    const { aqui } = await openPassed(aparelho, 3)
    await page.getByRole('button', { name: 'Continuar daqui' }).click()
    await expectSoon(lugar).toBe(aqui)
    expect(await tituloAberto(page)).toBe(aqui)
    expect(await page.evaluate(countFila)).toBe(0)

    const { la } = await openPassed(aparelho, 4)
    await page.getByRole('button', { name: 'Ir para lá' }).click()
    await expectSoon(() => tituloAberto(page)).toBe(la)
    await expectSoon(lugar).toBe(la)
    await page.reload()
    await expectSoon(() => tituloAberto(page)).toBe(la)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  },
)

it(
  'begins a book of Quero Ler from the shelf and from its own page, if it is on the device',
  LONG,
  async () => {
    const aparelho = await guardarLivro(await openAparelho('/perfil', comLivroCurto('quero_ler')))
    const page = aparelho.page()
    // The device then has a shelf without the second book.
    await openEstante(page)
    await page.goto('/ebooks/ebook/3')
    const salvar = page.getByRole('button', { name: /^Salvar/ }).first()
    await salvar.waitFor()
    await page.waitForLoadState('networkidle')
    const outro = await page.getByRole('heading', { level: 1 }).innerText()
    expect(outro).not.toBe(aparelho.titulo)
    allowNoNetwork()
    allowPageConsole(/^error: Erro ao começar leitura: LivroAusente/)
    allowPageConsole(/^error: Erro ao /)
    const refused = await refuseToRead(page, '/api/leitura')
    await salvar.click()
    await page.waitForURL('/ebooks/estante*')
    await expectSoon(refused).toBeGreaterThan(0)
    await aparelho.cutNetwork()
    await page.goto('/ebooks/estante?aba=quero-ler')
    await page.getByRole('main').getByRole('listitem').filter({ hasText: outro }).first().waitFor()
    await lerDaLista(page, outro)
    await banner(page, 'alert', 'Este livro não está guardado neste aparelho').waitFor()
    expect(await page.evaluate(countFila)).toBe(0)

    await lerDaLista(page, aparelho.titulo)
    await page.waitForURL(LEITURA)
    await page.locator('main [data-paragrafo]').first().waitFor()
    const segundo = await turnNoAparelho(aparelho)
    await expectSoon(() => page.evaluate(countFila)).toBe(2)
    await page.goto('/ebooks/estante')
    await ato(page, 'Continuar Lendo', aparelho.titulo).click()
    await expectSoon(() => tituloAberto(page)).toBe(segundo)
    await aparelho.bringNetworkBack()
    await page.reload()
    // The server learns that it was begun before it learns of the place.
    await expectSoon(() => readLugar(aparelho.db())).toEqual({ estado: 'lendo', titulo: segundo })
    await expectSoon(() => page.evaluate(countFila)).toBe(0)

    await aparelho.db().write.updateTable('leitura').set({ estado: 'quero_ler', progresso: 0 }).execute()
    await openEstante(page)
    await aparelho.cutNetwork()
    await page.goto(`/ebooks/ebook/${aparelho.ebookId}`)
    await page.getByRole('button', { name: 'Começar a Ler' }).click()
    await page.waitForURL(LEITURA)
    await page.locator('main [data-paragrafo]').first().waitFor()
    await page.goto('/ebooks/estante')
    await ato(page, 'Lido', aparelho.titulo).click()
    await banner(page, 'status', 'Leitura marcada como lido!').waitFor()
    expect((await readLugar(aparelho.db())).estado).toBe('quero_ler')
    await aparelho.bringNetworkBack()
    await page.reload()
    await expectSoon(async () => (await readLugar(aparelho.db())).estado).toBe('lido')
  },
)

/** Another device opens a chapter. @param capitulo from 1 @returns its title */
async function moveOn(db: Database, capitulo: number): Promise<string> {
  const { ebook_id } = await db.write.selectFrom('leitura').select('ebook_id').executeTakeFirstOrThrow()
  const { id, titulo } = await db.write
    .selectFrom('ebook_capitulo')
    .select(['id', 'titulo'])
    .where('ebook_id', '=', ebook_id)
    .orderBy('ordem_dentro_do_ebook')
    .offset(capitulo - 1)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.write
    .updateTable('leitura')
    .set({
      capitulo_atual_id: id,
      posicao_versao: 40 * capitulo,
      posicao_aparelho: 'Firefox no Linux',
      posicao_em: '2026-11-21T12:00:00.000Z',
    })
    .execute()
  return titulo
}
