/** The app over the real server, as component tests have it: its data, a reader's session, a network in the test's hands. */
import { expect, it } from 'vitest'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { find, findAlert, untilSays } from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupServidor()

it('reads what the library has, to a reader, and asks a visitor to sign in', async () => {
  const { username } = await app.open('/cfw/capitulo/8')
  await untilSays('Aprouve a Deus, em seu eterno propósito')
  await find('button', new RegExp(username))
  expectConsole('Failed to fetch user')
  await app.openAsVisitor('/cfw/capitulo/8')
  await find('heading', 'Entrar')
})

it('can be refused single calls, which the server then answers again', async () => {
  app.network.refuse(paginaDoPadrao, 'nao_encontrado')
  await app.open('/cfw/capitulo/8')
  await findAlert('A Confissão tem 33 capítulos.')
  app.network.passOn(paginaDoPadrao)
  app.reload()
  await untilSays('Aprouve a Deus, em seu eterno propósito')
  expect(app.network.calls(paginaDoPadrao).at(-1)?.params).toEqual({ padrao: 'cfw', numero: '8' })
})
