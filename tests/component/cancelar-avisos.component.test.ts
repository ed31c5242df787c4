/** '/cancelar-avisos', where the link of a weekly mail leads. */
import { expect, it } from 'vitest'
import { cancelarAviso } from '#contract/avisos.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { click, count, find, findStatus, get, until, untilSays } from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()

const NO_TOKEN_YET = 'Cookie csrftoken não encontrado.'
const CHAVE = `estudo_semanal.01890000-0000-7000-8000-000000000000.${'x'.repeat(43)}`
const SUCESSO =
  'Você não recebe mais o estudo da semana. Para voltar a receber, ligue-o em Minha Conta › Notificações.'

it('says what it is about, turns it off when it is told to, without a session, and how it is turned on again', async () => {
  const { network } = app
  network.answer(cancelarAviso, { tipo: 'estudo_semanal', success: SUCESSO })
  expectConsole(NO_TOKEN_YET)
  app.openAsVisitor(`/cancelar-avisos#${CHAVE}`)
  const button = await find('button', 'Parar de receber')
  await untilSays('O estudo da semana, que vem por e-mail.')
  expect(network.count(cancelarAviso)).toBe(0)
  click(button)
  await findStatus(SUCESSO)
  expect([count('button', 'Parar de receber'), network.calls(cancelarAviso)[0]?.body]).toEqual([
    0,
    { chave: CHAVE },
  ])
  expect(get('link', 'Ver as notificações').getAttribute('href')).toBe('/perfil?painel=notificacoes')
  get('link', 'Abrir a biblioteca')
})

it('says what is wrong with a link or the network, and can be tried again', async () => {
  const { network } = app
  const alheio = 'Este link não é desta biblioteca. Você desliga os avisos em Minha Conta › Notificações.'
  expectConsole(NO_TOKEN_YET)
  network.refuse(cancelarAviso, 'chave_invalida', alheio)
  app.openAsVisitor(`/cancelar-avisos#${CHAVE.replace('estudo_semanal', 'novos_livros')}`)
  click(await find('button', 'Parar de receber'))
  await untilSays('O aviso de novos livros, que vem por e-mail.')
  await findStatus(alheio)
  const again = await find('button', 'Tentar de novo')
  await until(() => expect(again.getAttribute('aria-disabled')).toBe('false'))
  network.cut()
  click(again)
  await findStatus('Não foi possível parar: Sem conexão com o servidor.')
  network.mend()
  network.answer(cancelarAviso, { tipo: 'novos_livros', success: SUCESSO })
  await until(() => expect(again.getAttribute('aria-disabled')).toBe('false'))
  click(again)
  await findStatus(SUCESSO)
})

it.each(['', '#', `#${CHAVE.slice(0, -2)}`, `#outra.${CHAVE}`])(
  'says that a link is not whole: %s',
  async (hash) => {
    app.openAsVisitor(`/cancelar-avisos${hash}`)
    await untilSays(
      'O link está incompleto. Abra-o de novo no e-mail, ou desligue os avisos em Minha Conta › Notificações.',
    )
    expect(count('button', 'Parar de receber')).toBe(0)
  },
)
