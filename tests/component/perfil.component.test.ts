/** The panels of the account while the server or the network fails. */
import { describe, expect, it } from 'vitest'
import { lerPreferencias, listarSessoes, type Preferencias, salvarPreferencias } from '#contract/perfil.ts'
import { openStopped, setupApp } from '#tests/support/component-app.tsx'
import { answerEstante } from '#tests/support/component-ebooks.ts'
import { click, find, findAlert, get, getAlert, runUntil, until } from '#tests/support/component-screen.ts'

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
