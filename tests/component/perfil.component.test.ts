/** The panels of the account while the server or the network fails. */
import { describe, expect, it } from 'vitest'
import { lerPreferencias, listarSessoes, type Preferencias, salvarPreferencias } from '#contract/perfil.ts'
import { LEITORA, openStopped, setupApp } from '#tests/support/component-app.tsx'
import { answerEstante } from '#tests/support/component-ebooks.ts'
import { answerComCorreio } from '#tests/support/component-replies.ts'
import {
  click,
  find,
  findAlert,
  get,
  getAlert,
  runUntil,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()

const PREFERENCIAS: Preferencias = { novos_livros: false, estudo_semanal: false, plano: null }

describe("'Notificações'", () => {
  it('says when it cannot be fetched, and recovers', async () => {
    const { network } = app
    answerEstante(network)
    network.answer(listarSessoes, [])
    network.refuse(lerPreferencias, 'erro_interno')
    await openStopped(app, '/perfil?painel=notificacoes', lerPreferencias)
    const alert = await runUntil(() => getAlert('Não foi possível carregar as notificações.'))
    network.answer(lerPreferencias, PREFERENCIAS)
    click(get('button', 'Tentar de novo', alert))
    await find('switch', /^Novos livros/)
  })

  it('says that no mails are sent, where there is no server for them', async () => {
    const { network } = app
    answerEstante(network)
    network.answer(listarSessoes, [])
    network.answer(lerPreferencias, PREFERENCIAS)
    app.open('/perfil?painel=notificacoes')
    await untilSays('Esta biblioteca ainda não envia e-mails.', await find('region', 'Avisos por e-mail'))
  })

  it.each([
    [true, 'Vêm para leitora@exemplo.com.br. Cada'],
    [false, 'Vêm para leitora@exemplo.com.br, depois de confirmado pelo link que enviamos. Cada'],
  ])('says where the mails go, and whether the address is confirmed: %s', async (email_confirmado, words) => {
    const { network } = app
    answerEstante(network)
    answerComCorreio(network)
    network.answer(listarSessoes, [])
    network.answer(lerPreferencias, PREFERENCIAS)
    app.open('/perfil?painel=notificacoes', { ...LEITORA, email_confirmado })
    const secao = await find('region', 'Avisos por e-mail')
    await untilSays(`${words} mensagem tem um link para parar de recebê-la.`, secao)
  })

  it('turns a switch back that could not be stored', async () => {
    const { network } = app
    answerEstante(network)
    network.answer(listarSessoes, [])
    network.answer(lerPreferencias, PREFERENCIAS)
    network.answer(salvarPreferencias, PREFERENCIAS)
    app.open('/perfil?painel=notificacoes')
    const novos = await find('switch', /^Novos livros/)
    network.cut()
    click(novos)
    await findAlert('Não foi possível guardar a sua escolha: Sem conexão com o servidor.')
    await until(() => expect(novos).toHaveProperty('checked', false))
  })
})
