/** A library whose publisher has not installed a Bible yet: it has the proof texts. */
import { expect, it } from 'vitest'
import { removeEdicao } from '#server/conteudo/edicoes-service.ts'
import { click, count, find, get, until, untilSays } from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor({
  // A place that is named is the only one where the start looks.
  settings: { MBW_BIBLIA: '/nenhuma/biblia.json' },
  prepare: async (db) => {
    await removeEdicao(db, 'BDP', { dryRun: false })
  },
})

const AVISO = 'Tradução de trabalho, só dos versículos que os padrões citam'
const untilCommand = () =>
  until(() =>
    expect(document.querySelector('main code')?.textContent).toBe('npm run content -- import biblia ARQUIVO'),
  )

it('shows the verses that are cited, and how to install a Bible', async () => {
  await app.open('/biblia')
  click(await find('link', 'João 21 capítulos'))
  click(await find('link', 'Capítulo 3'))
  await find('heading', 'João 3')
  await untilSays('de tal modo Deus amou o mundo')
  get('img', 'versículos 19 a 26 não estão nesta edição')
  await untilSays(AVISO)
  await untilSays('Só os versículos citados nos padrões estão aqui')
  await untilCommand()
  expect(count('combobox', 'Edição')).toBe(0)

  await app.open('/biblia/capitulos/18/2')
  await untilSays('Nenhum versículo deste capítulo está nesta edição.')
  await untilCommand()
})

it('has the words of every reference of a dialog', async () => {
  await app.open('/cfw/capitulo/8')
  click(await find('button', 'Referências bíblicas, nota 1'))
  const dialog = await find('dialog', 'Referências Bíblicas')
  await untilSays('Pois de tal modo Deus amou o mundo', dialog)
  await untilSays(AVISO, dialog)
  const terms = [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent.trim())
  expect(terms).toEqual(['Is 42.1', 'Jo 3.16', '1Tm 2.5', '1Pe 1.19–20'])
  expect(dialog.textContent).not.toContain('não está na Bíblia instalada')
})
