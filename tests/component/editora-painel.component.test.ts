/** The figures of the desk: a year, and what is said when there is nothing or the server fails. */
import { expect, it } from 'vitest'
import { type DiaDoPainel, lerPainel, type PainelDaEditora } from '#contract/editora/painel.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import { click, count, find, findAlert, findText, get, until } from '#tests/support/component-screen.ts'

const app = setupApp()

const dias: DiaDoPainel[] = Array.from({ length: 365 }, (_, index) => ({
  dia: new Date(Date.UTC(2025, 10, 24 + index)).toISOString().slice(0, 10),
  leituras_iniciadas: 2,
  contas_criadas: 0,
  assinaturas: index,
}))
const VAZIO: PainelDaEditora = {
  dias,
  mais_lidos: [],
  procuras_sem_resultado: [],
  correio: [],
  ultima_copia: null,
}

it('shows a year of each figure, with the numbers in a table', async () => {
  app.network.answer(lerPainel, {
    ...VAZIO,
    mais_lidos: [{ ebook_id: 7, titulo: 'Cânones de Dort', total: 1_234 }],
    procuras_sem_resultado: [{ termos: 'teonomia', total: 4, dias: 3, ultima: '2026-11-20' }],
    correio: [{ motivo: 'Caixa cheia', total: 1 }],
    ultima_copia: { criada_em: '2026-11-22T03:00:00.000Z', bytes: 5_100_000 },
  })
  app.open('/editora/painel', { ...LEITORA, papel: 'editor' })
  const image = await find('img', /^Leituras iniciadas, semana por semana/)
  expect(image.querySelectorAll('rect')).toHaveLength(52)
  expect(get('row', /^outubro de 2026/).textContent).toContain('62')
  expect(get('link', 'Cânones de Dort').getAttribute('href')).toBe('/ebooks/ebook/7')
  await findText('1.234 leituras')
  expect(get('link', 'teonomia').getAttribute('href')).toBe('/busca?q=teonomia')
  await findText('Caixa cheia')
  await findText(/6 MB/)
  click(get('radio', 'Assinaturas em vigor'))
  await find('img', /^Assinaturas em vigor/)
  expect(get('row', /^novembro de 2026/).textContent).toContain('364')
})

it('says what is not there, and when it could not be fetched', async () => {
  const { network } = app
  network.refuse(lerPainel, 'sem_permissao', 'Sua conta não tem permissão para isto.')
  app.open('/editora/painel', { ...LEITORA, papel: 'editor' })
  await findAlert('Sua conta não tem permissão para isto.')
  network.answer(lerPainel, { ...VAZIO, dias: dias.map((dia) => ({ ...dia, leituras_iniciadas: 0 })) })
  click(get('button', 'Tentar de novo'))
  await findText('Nada neste ano')
  await findText('Nada foi procurado em vão em três dias.')
  await until(() => expect(count('listitem', /teonomia/)).toBe(0))
})
