/** The bar of the marked verses. */
import { expect, it, vi } from 'vitest'
import { comparacaoBiblia, edicoesBiblia } from '#contract/biblia.ts'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import {
  click,
  count,
  find,
  findStatus,
  get,
  press,
  settle,
  until,
  untilGone,
} from '#tests/support/component-screen.ts'

const app = setupApp()
const PAGINA = '/biblia/capitulos/8/1'
const address = () => window.location.pathname + window.location.search + window.location.hash

async function openMenu(): Promise<void> {
  click(await find('button', 'Versículo 2'))
  click(await find('button', 'Mais', await find('region', 'Versículos marcados')))
  await find('menuitem', 'Copiar link')
}

it('offers the address of the verses, and what the library knows of them', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  answerVersiculos(app.network)
  app.open(PAGINA)
  await openMenu()
  expect(count('menuitem', 'Comparar edições'), 'one edition').toBe(0)
  expect(count('menuitem', 'Citado nos Padrões'), 'cited nowhere').toBe(0)
  get('menuitem', 'Copiar link').click()
  await findStatus('Link copiado.')
  expect(writeText).toHaveBeenLastCalledWith(`${window.location.origin}/ler/biblia/8/1#v2`)
  writeText.mockRestore()
})

it('leads to the other editions, and to where the standards cite them', async () => {
  answerVersiculos(app.network)
  app.network.answer(edicoesBiblia, [
    BIBLIA_DE_PROVA,
    { ...BIBLIA_DE_PROVA, sigla: 'OUTRA', nome: 'Outra Bíblia', padrao: false },
  ])
  app.network.answer(citacoesDoCapitulo, [
    {
      ...{ parteId: 1, simbolo: 'CFW', numero: 5, titulo: 'Da Providência', secao: 1, marcador: 1 },
      ...{ parte: 'Deus sustenta.', referencia: 'Rt 1.2', inicio: 2, fim: 2 },
    },
  ])
  app.open(PAGINA)
  await find('button', 'Versículo 2: citado nos Padrões')
  await openMenu()
  get('menuitem', 'Citado nos Padrões').click()
  const dialog = await find('dialog', 'Citado nos Padrões')
  click(get('button', 'Fechar', dialog))
  await untilGone(dialog)
  get('button', 'Mais').focus()
  press('Enter')
  const comparar = await find('menuitem', 'Comparar edições')
  app.network.answer(comparacaoBiblia, [])
  comparar.click()
  await until(() => expect(address()).toBe('/biblia/comparar/8/1#v2'))
})

it('closes with Esc, which gives the focus back to the verse', async () => {
  answerVersiculos(app.network)
  app.open(`${PAGINA}?v=2`)
  const barra = await find('region', 'Versículos marcados')
  get('button', 'Copiar', barra).focus()
  await settle()
  press('Escape')
  await untilGone(barra)
  expect(address()).toBe(PAGINA)
  expect(document.activeElement).toBe(get('button', 'Versículo 2'))
})
