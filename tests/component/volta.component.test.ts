/** The way back from a jump: when there is one, how long, and what takes it away. */
import { expect, it } from 'vitest'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerBiblia } from '#tests/support/component-biblia.ts'
import { answerPagina } from '#tests/support/component-padroes.ts'
import {
  click,
  count,
  fill,
  find,
  get,
  press,
  runUntil,
  settle,
  stopClock,
  until,
} from '#tests/support/component-screen.ts'

const app = setupApp()

/** Goes from a page of a standard to another by the jump box. */
async function saltar(texto: string): Promise<void> {
  click(await find('button', 'Buscar'))
  fill(await find('combobox', 'Ir para uma referência ou buscar'), texto)
  click(await find('option', new RegExp(`^${texto}`)))
}

it('stands after a jump, takes no focus, and goes when it is dismissed or the page is turned', async () => {
  answerPagina(app.network, 'cfw')
  answerBiblia(app.network)
  app.open('/cfw/capitulo/7')
  await find('link', /^Próximo Capítulo/)
  await saltar('CFW 9')
  const volta = await find('button', 'Voltar a CFW 7')
  expect(document.activeElement).not.toBe(volta)
  click(get('button', 'Dispensar o caminho de volta'))
  await until(() => expect(count('button', /^Voltar a/)).toBe(0))

  await saltar('CFW 7')
  click(await find('button', 'Voltar a CFW 9'))
  await until(() => expect(window.location.pathname).toBe('/cfw/capitulo/9'))
  await until(() => expect(count('button', /^Voltar a/)).toBe(0))
  await settle()
  press('ArrowLeft')
  await until(() => expect(window.location.pathname).toBe('/cfw/capitulo/8'))
  await find('link', /^Próximo Capítulo/)
  expect(count('button', /^Voltar a/)).toBe(0)
})

it('goes by itself after a minute', async () => {
  answerPagina(app.network, 'cfw')
  answerBiblia(app.network)
  app.open('/cfw/capitulo/7')
  await find('link', /^Próximo Capítulo/)
  stopClock()
  await saltar('CFW 9')
  await find('button', 'Voltar a CFW 7')
  await runUntil(() => expect(count('button', 'Voltar a CFW 7')).toBe(0))
})
