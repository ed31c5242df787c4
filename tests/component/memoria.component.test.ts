/** '/memoria': what is due, a session in its three ways, and what fails. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as memoria from '#contract/memoria.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerMemoria, EU, revisaoOf } from '#tests/support/component-memoria.ts'
import {
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  getAlert,
  press,
  runUntil,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()

// No day ends meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 9) }))

async function begin(): Promise<void> {
  app.open('/memoria')
  click(await find('button', 'Começar'))
}
const pergunta = (name: string) => find('heading', name)
const untilFocused = (name: string) => until(() => expect(document.activeElement).toBe(get('heading', name)))

it('has what is due on the day on which it is seen again, on a device that kept it open overnight', async () => {
  answerMemoria(app.network, [revisaoOf('bcw-1', 7, 4)], { ...EU, novos_por_dia: 0 })
  app.open('/memoria')
  await untilSays('Por hoje é só. O próximo cartão volta amanhã.')
  vi.setSystemTime(new Date(2026, 10, 24, 7))
  document.dispatchEvent(new Event('visibilitychange'))
  await untilSays('1 cartão para rever.')
  click(get('button', 'Começar'))
  await find('heading', 'Qual é o fim principal do homem?')
})

describe('a session', () => {
  it('shows an answer clause by clause, grades by keys, and goes on until the day is done', async () => {
    const servidor = answerMemoria(app.network)
    app.open('/memoria')
    await untilSays('2 cartões novos.')
    click(get('button', 'Começar'))
    await untilFocused('Qual é o fim principal do homem?')
    expect(count('group', 'Como foi?')).toBe(0)
    press('3')
    press(' ')
    await until(() => expect(get('log').textContent).toBe('É glorificar a Deus, '))
    click(get('button', 'Mostrar mais'))
    const notas = await find('group', 'Como foi?')
    await until(() => expect(document.activeElement).toBe(notas))
    expect(notas.textContent).toContain('Fácil em 8 dias')
    press(' ')
    press('4')
    await pergunta('Que regra Deus deu?')
    await until(() => expect(servidor.revisoes.get('eu')).toMatchObject([{ cartao: 'bcw-1', nota: 4 }]))
    click(get('button', 'Mostrar tudo'))
    click(await find('button', /^\S* ?De novo/))
    // The only one left comes again at once.
    click(await find('button', 'Mostrar tudo'))
    click(await find('button', /Fácil/))
    await untilFocused('Por hoje é só.')
    await untilSays('Você reviu 3 cartões.')
    click(get('button', 'Terminar por hoje'))
    await untilSays('O próximo cartão volta')
    await until(() => expect(servidor.revisoes.get('eu')).toHaveLength(3))
  })

  it('gives first letters, and compares what was typed', async () => {
    answerMemoria(app.network)
    await begin()
    click(await find('button', 'Primeiras letras'))
    await untilSays('É. g. a. D., e. d. d. p. s.')
    click(get('button', 'Digitar'))
    fill(await findField('A sua resposta'), 'é glorificar a deus e DESFRUTAR para sempre')
    click(get('button', 'Conferir'))
    await findStatus('8 de 9 palavras.')
    expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['dele'])
    expect(count('button', 'Digitar')).toBe(0)
    click(get('button', /Bom/))
    // The way of answering stays.
    await findField('A sua resposta')
  })

  it('asks first what is due, and says how much', async () => {
    answerMemoria(app.network, [revisaoOf('bcw-2', 60, 4)])
    app.open('/memoria')
    await untilSays('1 cartão para rever e 2 novos.')
    click(get('button', 'Começar'))
    await pergunta('Que regra Deus deu?')
  })

  it('offers to end after ten minutes, and goes on for who wants it', async () => {
    answerMemoria(app.network)
    stopClock()
    app.open('/memoria')
    click(await runUntil(() => get('button', 'Começar')))
    click(await runUntil(() => get('button', 'Mostrar tudo')))
    vi.setSystemTime(Date.now() + 10 * 60_000)
    click(await runUntil(() => get('button', /Fácil/)))
    await runUntil(() => get('heading', 'Dez minutos.'))
    click(get('button', 'Continuar mais um pouco'))
    await runUntil(() => get('heading', 'Que regra Deus deu?'))
    click(get('button', 'Terminar'))
    await runUntil(() => get('heading', 'Memorizar'))
  })

  it('shows a review again that could not be kept, with a sentence', async () => {
    answerMemoria(app.network)
    await begin()
    app.network.refuse(memoria.salvarRevisao, 'cota_esgotada', 'Exclua um perfil que não usa mais.')
    expectConsole('Erro ao guardar a revisão:')
    click(await find('button', 'Mostrar tudo'))
    click(await find('button', /Fácil/))
    await findAlert('Exclua um perfil que não usa mais.')
  })
})

describe('while the server fails', () => {
  it.each([
    ['profiles', memoria.listarPerfis],
    ['reviews', memoria.listarRevisoes],
  ])('says so of %s, and recovers', async (_, call) => {
    answerMemoria(app.network)
    app.network.refuse(call, 'erro_interno', 'O servidor falhou.')
    stopClock()
    app.open('/memoria')
    await runUntil(() => getAlert('O servidor falhou.'))
    answerMemoria(app.network)
    click(get('button', 'Tentar de novo'))
    await runUntil(() => get('button', 'Começar'))
  })
})
