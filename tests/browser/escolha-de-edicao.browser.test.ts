/** Two Bibles: the choice between them on the page of a chapter and in the dialog of references. */
import { expect, it } from 'vitest'
import { importBiblia } from '#server/conteudo/import-biblia.ts'
import { generateBiblia, loadCanon } from '#tests/support/biblia-gerada.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { readVersiculo } from '#tests/support/browser-biblia.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

/** A New Testament whose words name it. */
const { open } = setupBrowser({
  prepare: async (db) => {
    const canon = await loadCanon()
    const inteira = generateBiblia(canon)
    const livros = inteira.livros
      .filter(({ id }) => id >= 40)
      .map(({ id, capitulos }) => ({
        id,
        capitulos: capitulos.map((capitulo) => ({
          ...capitulo,
          versiculos: capitulo.versiculos.map(({ numero }) => ({
            numero,
            texto: `Outra tradução, ${numero}.`,
          })),
        })),
      }))
    const biblia = { ...inteira, livros, nome: 'Novo Testamento de Prova', atribuicao: 'Tradução de prova.' }
    await importBiblia(db, { biblia, correcoes: [] }, canon, { dryRun: false, sigla: 'NTP' })
  },
})

it.each([390, 1440])('is made on a chapter, kept, and made again in the dialog, at %i px', async (width) => {
  const page = await open('/biblia/capitulos/43/3', { width })
  const edicao = page.getByLabel('Edição')
  await edicao.selectOption('NTP')
  await expectSoon(() => readVersiculo(page, 16)).toBe('Outra tradução, 16.')
  await page.getByText('Tradução de prova.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await saveScreenshot(page, 'escolha-capitulo')

  await page.goto('/biblia/capitulos/1/1')
  await page.getByText('A edição Novo Testamento de Prova não traz este livro.').waitFor()
  await page.getByRole('link', { name: 'Ler na edição Bíblia de prova' }).click()
  await expectSoon(() => readVersiculo(page, 2)).toBe('Gênesis 1.2: texto de prova.')
  await page.getByRole('link', { name: /^Próximo Capítulo/ }).click()
  await expectSoon(() => readVersiculo(page, 2)).toBe('Gênesis 2.2: texto de prova.')

  await page.goto('/cfw/capitulo/8')
  await page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
  await dialog.getByText('Outra tradução, 16.').waitFor()
  await saveScreenshot(page, 'escolha-referencias')
  await dialog.getByLabel('Edição').selectOption('Bíblia de prova')
  await dialog.getByText('João 3.16: texto de prova.').waitFor()
})
