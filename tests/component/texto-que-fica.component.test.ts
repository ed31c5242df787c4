/** What a page shows stays on it when it is asked for again, after a while and a lost connection, and the server fails. */
import { expect, it, vi } from 'vitest'
import { capitulosBiblia, livroBiblia, livrosAntigoTestamento, versiculos } from '#contract/biblia.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listarSimbolos, paginaDoPadrao, paginasDoPadrao } from '#contract/padrao-texto.ts'
import { referenciasBiblicas } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerPagina, TEXTO } from '#tests/support/component-padroes.ts'
import { click, count, find, get, runUntil, stopClock, untilSays } from '#tests/support/component-screen.ts'

const app = setupApp()

/** Longer than anything that these pages ask for is fresh. */
const A_WHILE = 11 * 60_000

/** The network goes and comes, and the call fails as often as it is tried. */
async function failAgain(call: Endpoint): Promise<void> {
  const { network } = app
  const before = network.count(call)
  network.refuse(call, 'erro_interno')
  await vi.advanceTimersByTimeAsync(A_WHILE)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await runUntil(() => expect(network.count(call)).toBeGreaterThan(before))
  await vi.advanceTimersByTimeAsync(60_000)
}

it.each([
  { path: '/biblia/capitulos/8/1', call: versiculos, text: 'Rute 1.1: texto de prova.' },
  { path: '/biblia/capitulos/8/1', call: livroBiblia, text: 'Rute 1.1: texto de prova.' },
  { path: '/biblia/capitulos/8', call: capitulosBiblia, text: 'Capítulos' },
  { path: '/biblia/capitulos/8', call: livroBiblia, text: 'Capítulos' },
  { path: '/biblia', call: livrosAntigoTestamento, text: 'Rute' },
  { path: '/cfw', call: paginasDoPadrao, text: 'Título 8' },
  { path: '/cfw', call: listarSimbolos, text: 'Título 8' },
  { path: '/cfw/capitulo/8', call: paginaDoPadrao, text: TEXTO },
  { path: '/sobre', call: listarSimbolos, text: 'Catecismo Maior' },
])('$path keeps what $call.path answered', async ({ path, call, text }) => {
  answerVersiculos(app.network)
  answerPagina(app.network, 'cfw')
  app.open(path)
  await untilSays(text)
  stopClock()
  await failAgain(call)
  expect(count('alert', undefined, get('main'))).toBe(0)
  await untilSays(text, get('main'))
})

it('the dialog of the references keeps them', async () => {
  answerPagina(app.network, 'cfw')
  app.network.answer(referenciasBiblicas, [{ referencia: 'Is 42.1', texto: 'Eis o meu servo.', trechos: [] }])
  app.open('/cfw/capitulo/8')
  click(await find('button', 'Referências bíblicas, nota 1'))
  const dialog = await find('dialog', 'Referências Bíblicas')
  await untilSays('Is 42.1', dialog)
  stopClock()
  await failAgain(referenciasBiblicas)
  expect(count('alert', undefined, dialog)).toBe(0)
  await untilSays('Is 42.1', dialog)
})
