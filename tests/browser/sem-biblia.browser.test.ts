/** A library whose publisher has not installed a Bible yet: it has the proof texts. */
import { it } from 'vitest'
import { removeEdicao } from '#server/conteudo/edicoes-service.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser({
  // A place that is named is the only one where the start looks.
  settings: { MBW_BIBLIA: '/nenhuma/biblia.json' },
  prepare: async (db) => {
    await removeEdicao(db, 'BDP', { dryRun: false })
  },
})

const COMMAND = 'npm run content -- import biblia ARQUIVO'
const AVISO = 'Tradução de trabalho, só dos versículos que os padrões citam'

it.each([390, 1440])(
  'shows the verses that are cited, and how to install a Bible, at %i px',
  async (width) => {
    const page = await open('/biblia', { width })
    if (width < 1_024) await page.getByRole('tab', { name: 'Novo Testamento' }).click()
    await page.getByRole('link', { name: 'João 21 capítulos', exact: true }).click()
    await page.getByRole('link', { name: 'Capítulo 3', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'João 3' }).waitFor()
    await page.getByText('de tal modo Deus amou o mundo').waitFor()
    await page.getByRole('img', { name: 'versículos 19 a 26 não estão nesta edição' }).waitFor()
    await page.getByText(AVISO).waitFor()
    await page.getByText('Só os versículos citados nos padrões estão aqui').waitFor()
    await expectSoon(() => page.getByRole('code').innerText()).toBe(COMMAND)
    await expectSoon(() => page.getByRole('combobox', { name: 'Edição' }).count()).toBe(0)
    await saveScreenshot(page, 'sem-biblia')

    await page.goto('/biblia/capitulos/18/2')
    await page.getByText('Nenhum versículo deste capítulo está nesta edição.').waitFor()
    await expectSoon(() => page.getByRole('code').innerText()).toBe(COMMAND)
  },
)

it.each([390, 1440])('has the words of every reference of a dialog, at %i px', async (width) => {
  const page = await open('/cfw/capitulo/8', { width })
  await page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
  await dialog.getByText('Pois de tal modo Deus amou o mundo').waitFor()
  await dialog.getByText(AVISO).waitFor()
  await expectSoon(() => dialog.getByRole('term').allInnerTexts()).toEqual([
    'Is 42.1',
    'Jo 3.16',
    '1Tm 2.5',
    '1Pe 1.19–20',
  ])
  await expectSoon(() => dialog.getByText('não está na Bíblia instalada').count()).toBe(0)
  await saveScreenshot(page, 'referencias-sem-biblia')
})
