/** A library whose publisher has not installed a Bible yet. */
import { it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser({
  // A place that is named is the only one where the start looks.
  settings: { MBW_BIBLIA: '/nenhuma/biblia.json' },
  prepare: async (db) => {
    await db.write.deleteFrom('versiculo').execute()
    await db.write.deleteFrom('titulo_salmo').execute()
    await db.write.deleteFrom('edicao').execute()
  },
})

const COMMAND = 'npm run content -- import biblia ARQUIVO'

it('says how to install one in place of the verses', async () => {
  const page = await open('/biblia')
  await page.getByRole('link', { name: 'João 21 capítulos', exact: true }).click()
  await page.getByRole('link', { name: 'Capítulo 3', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'João 3' }).waitFor()
  await page.getByText('Nenhuma Bíblia está instalada').waitFor()
  await expectSoon(() => page.getByRole('code').innerText()).toBe(COMMAND)
  await saveScreenshot(page, 'sem-biblia')
})

it.each([390, 1440])(
  'says so in the reference dialog, which still has the citations, at %i px',
  async (width) => {
    const page = await open('/cfw/capitulo/8', { width })
    await page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
    await dialog.getByText('Nenhuma Bíblia está instalada').waitFor()
    await expectSoon(() => dialog.getByRole('code').innerText()).toBe(COMMAND)
    await expectSoon(() => dialog.getByRole('listitem').allInnerTexts()).toEqual([
      'Is 42.1',
      'Jo 3.16',
      '1Tm 2.5',
      '1Pe 1.19–20',
    ])
    await saveScreenshot(page, 'referencias-sem-biblia')
  },
)
