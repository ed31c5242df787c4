/** Highlights that are made without a network: shown at once, sent when it is back. */
import { expect, it } from 'vitest'
import { holdReads, refuseToRead } from '#tests/support/browser-calls.ts'
import {
  barraDeSelecao,
  cartao,
  destacados,
  marcar,
  readDestaques,
} from '#tests/support/browser-destaques.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import { openAparelho } from '#tests/support/browser-offline.ts'
import {
  allowNoNetwork,
  comLivroCurto,
  countFila,
  guardarLivro,
  LEITURA,
} from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

it('stays when the network goes as soon as it is stored, is deleted without it, and gives way to what another device made of it', async () => {
  const aparelho = await guardarLivro(await openAparelho('/perfil', comLivroCurto('lendo')))
  const { db, reader } = aparelho
  const page = aparelho.page()
  const marca = page.locator('main mark[data-destaque]').first()
  await page.goto(LEITURA)
  const first = page.locator('main p[data-paragrafo]').first()
  await first.waitFor()
  await page.waitForLoadState('networkidle')
  const palavras = (await first.innerText()).split(' ').slice(0, 3).join(' ')
  allowNoNetwork()

  const refused = await refuseToRead(page, '/api/ebook/')
  await marcar(page, palavras, 'azul')
  await expectSoon(refused).toBeGreaterThan(0)
  // The bar that offered colours is gone from over the words.
  await barraDeSelecao(page).waitFor({ state: 'hidden' })
  expect((await destacados(page)).join('')).toBe(palavras)
  await marca.click()
  await cartao(page).waitFor()
  expect(await readDestaques(db(), reader)).toHaveLength(1)

  await aparelho.cutNetwork()
  await cartao(page).getByRole('button', { name: 'Excluir destaque' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click()
  await expectSoon(() => destacados(page)).toEqual([])
  await expectSoon(() => page.evaluate(countFila)).toBeGreaterThan(0)
  await page.reload()
  await first.waitFor()
  expect(await destacados(page)).toEqual([])
  await aparelho.bringNetworkBack()
  await page.reload()
  await expectSoon(() => readDestaques(db(), reader)).toEqual([])
  await expectSoon(() => page.evaluate(countFila)).toBe(0)

  await first.waitFor()
  await marcar(page, palavras, 'verde')
  await expectSoon(async () => (await readDestaques(db(), reader)).length).toBe(1)
  await barraDeSelecao(page).waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
  allowPageConsole(/^answered 409: /)
  await aparelho.cutNetwork()
  await marca.click()
  await cartao(page).getByLabel('Nota').fill('A do trem.')
  await cartao(page).getByRole('button', { name: 'Salvar' }).click()
  await banner(
    page,
    'status',
    'A nota ficou neste aparelho e será enviada quando a conexão voltar.',
  ).waitFor()
  await db().write.updateTable('destaque').set({ nota: 'A de casa.', versao: 2 }).execute()
  // The device may try by itself as soon as the server is there, so the sentence is waited for before that.
  const aviso = banner(page, 'alert', 'Um destaque foi alterado em outro aparelho; ficou o de lá.').waitFor()
  // The card is opened while the page shows the reader's words still, and not yet the others.
  const answerLists = await holdReads(page, '/api/ebook/')
  await aparelho.bringNetworkBack()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await aviso
  expect((await readDestaques(db(), reader)).map(({ nota }) => nota)).toEqual(['A de casa.'])
  await marca.click()
  await cartao(page).waitFor()
  await answerLists()
  await cartao(page).getByText('Este é o rascunho que você ainda não salvou.').waitFor()
  expect(await cartao(page).getByLabel('Nota').inputValue()).toBe('A do trem.')
}, 180_000)
