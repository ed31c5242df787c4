/** Highlights that are made without a network: shown at once, sent when it is back. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { refuseToRead } from '#tests/support/browser-calls.ts'
import {
  barraDeSelecao,
  cartao,
  destacados,
  readDestaques,
  selecionar,
} from '#tests/support/browser-destaques.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import { type Aparelho, openAparelho, openAparelhoDuravel } from '#tests/support/browser-offline.ts'
import { allowNoNetwork, countFila, LEITURA, putLivro } from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const LONG = { timeout: 180_000 }

/** Opens the book. @returns the first words of it */
async function openLivro(aparelho: Aparelho): Promise<string> {
  const page = aparelho.page()
  await page.goto(LEITURA)
  const first = page.locator('main p[data-paragrafo]').first()
  await first.waitFor()
  await page.waitForLoadState('networkidle')
  return (await first.innerText()).slice(0, 18)
}

async function marcar(page: Page, palavras: string, cor: string): Promise<void> {
  await selecionar(page, palavras)
  await barraDeSelecao(page)
    .getByRole('button', { name: `Destacar em ${cor}` })
    .click()
  await expectSoon(async () => (await destacados(page)).join('')).toBe(palavras)
}

/** The book with its first words marked, which the server knows of; the network may go. */
async function openComDestaque(cor: string): Promise<Aparelho> {
  const aparelho = await putLivro(await openAparelho('/perfil'), 'lendo')
  const palavras = await openLivro(aparelho)
  await marcar(aparelho.page(), palavras, cor)
  await expectSoon(async () => (await readDestaques(aparelho.db(), aparelho.reader)).length).toBe(1)
  // The words are no longer selected, and the bar that offered colours for them is gone from over them.
  await barraDeSelecao(aparelho.page()).waitFor({ state: 'hidden' })
  await aparelho.page().waitForLoadState('networkidle')
  allowNoNetwork()
  return aparelho
}

describe('a highlight without a network', LONG, () => {
  it('is made, annotated and kept over a restart of the browser, and reaches the server', async () => {
    const aparelho = await putLivro(await openAparelhoDuravel('/perfil'), 'lendo')
    const { db, reader } = aparelho
    const palavras = await openLivro(aparelho)
    allowNoNetwork()
    await aparelho.cutNetwork()
    await marcar(aparelho.page(), palavras, 'azul')
    await expectSoon(() => aparelho.page().evaluate(countFila)).toBeGreaterThan(0)

    await aparelho.restartBrowser(LEITURA)
    const page = aparelho.page()
    await expectSoon(async () => (await destacados(page)).join('')).toBe(palavras)
    await page.locator('main mark[data-destaque]').first().click()
    await cartao(page).getByLabel('Nota').fill('Escrita no trem.')
    await cartao(page).getByRole('button', { name: 'Salvar' }).click()
    await banner(
      page,
      'status',
      'A nota ficou neste aparelho e será enviada quando a conexão voltar.',
    ).waitFor()
    expect(await readDestaques(db(), reader)).toEqual([])

    await aparelho.bringNetworkBack()
    await page.reload()
    await expectSoon(() => readDestaques(db(), reader)).toEqual([
      { trecho: palavras, cor: 'azul', nota: 'Escrita no trem.' },
    ])
    await expectSoon(async () => (await destacados(page)).join('')).toBe(palavras)
  })

  it('stays where it is when the network goes as soon as the server has it', async () => {
    const aparelho = await putLivro(await openAparelho('/perfil'), 'lendo')
    const page = aparelho.page()
    const palavras = await openLivro(aparelho)
    const refused = await refuseToRead(page, '/api/ebook/')
    await marcar(page, palavras, 'azul')
    await expectSoon(refused).toBeGreaterThan(0)
    await barraDeSelecao(page).waitFor({ state: 'hidden' })
    expect((await destacados(page)).join('')).toBe(palavras)
    await page.locator('main mark[data-destaque]').first().click()
    await cartao(page).waitFor()
  })

  it('gives way to what another device made of it, and says so; a note stays as a draft', async () => {
    const aparelho = await openComDestaque('verde')
    const { db, reader } = aparelho
    const page = aparelho.page()
    allowPageConsole(/^answered 409: /)
    await aparelho.cutNetwork()
    await page.locator('main mark[data-destaque]').first().click()
    await cartao(page).getByLabel('Nota').fill('A do trem.')
    await cartao(page).getByRole('button', { name: 'Salvar' }).click()
    await banner(
      page,
      'status',
      'A nota ficou neste aparelho e será enviada quando a conexão voltar.',
    ).waitFor()
    await db().write.updateTable('destaque').set({ nota: 'A de casa.', versao: 2 }).execute()

    // The device may try by itself as soon as the server is there, so the sentence is waited for before that.
    const aviso = banner(
      page,
      'alert',
      'Um destaque foi alterado em outro aparelho; ficou o de lá.',
    ).waitFor()
    await aparelho.bringNetworkBack()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await aviso
    expect((await readDestaques(db(), reader)).map(({ nota }) => nota)).toEqual(['A de casa.'])
    await page.locator('main mark[data-destaque]').first().click()
    await cartao(page).getByText('Este é o rascunho que você ainda não salvou.').waitFor()
    expect(await cartao(page).getByLabel('Nota').inputValue()).toBe('A do trem.')
  })

  it('is deleted there, and then on the server', async () => {
    const aparelho = await openComDestaque('rosa')
    const { db, reader } = aparelho
    const page = aparelho.page()
    await aparelho.cutNetwork()
    await page.locator('main mark[data-destaque]').first().click()
    await cartao(page).getByRole('button', { name: 'Excluir destaque' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click()
    await expectSoon(() => destacados(page)).toEqual([])
    await expectSoon(() => page.evaluate(countFila)).toBeGreaterThan(0)
    await page.reload()
    await page.locator('main p[data-paragrafo]').first().waitFor()
    expect(await destacados(page)).toEqual([])

    await aparelho.bringNetworkBack()
    await page.reload()
    await expectSoon(() => readDestaques(db(), reader)).toEqual([])
  })
})
