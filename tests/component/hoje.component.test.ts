/** '/hoje': the day of reading plans, how they are begun, moved and ended, the calendar, and the line of the home page. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lerEnderecoDoCalendario } from '#contract/calendario-dos-planos.ts'
import { lerPlanoDeEstudo, listarPlanosDeEstudo } from '#contract/planos-de-estudo.ts'
import { listarPlanosIniciados, marcarPorcoes } from '#contract/planos-iniciados.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerPlanos, iniciadoOf } from '#tests/support/component-planos-de-estudo.ts'
import {
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  get,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()
const HOJE = '2026-11-25'

// A Wednesday, and no day ends meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 9) }))

const isChecked = (name: string) => (get('checkbox', name) as HTMLInputElement).checked

describe('the day of a plan', () => {
  it('has each portion with its tick and the way to it; a tick is kept, and taken back', async () => {
    const servidor = answerPlanos(app.network, iniciadoOf({ inicio: HOJE }))
    app.open('/hoje')
    await find('heading', 'Gênesis e Mateus')
    await untilSays('Dia 1 de 12')
    expect(get('link', 'Gn 1').getAttribute('href')).toBe('/biblia/capitulos/1/1')
    click(get('checkbox', 'Gn 1: lida'))
    await until(() => expect(isChecked('Gn 1: lida')).toBe(true))
    await untilSays('1 de 24')
    await until(() => expect(servidor.iniciados[0]?.feitos).toEqual(['1.1']))
    click(get('checkbox', 'Gn 1: lida'))
    await until(() => expect(servidor.iniciados[0]?.feitos).toEqual([]))
    expect(isChecked('Gn 1: lida')).toBe(false)
    expect(document.body.textContent).not.toMatch(/atras|perd|falhou|seguidos/i)
    await untilSays('Memorizar2 cartões para hoje')
    await untilSays('Culto em famíliaSalmo')
  })

  it('of a week is the same until it ends; a section and a chapter of a book have their ways', async () => {
    answerPlanos(app.network, iniciadoOf({ plano: 'semanal', inicio: '2026-11-16' }))
    app.open('/hoje')
    await untilSays('Semana 2 de 2')
    expect(count('button', 'Dia do Senhor 2')).toBe(1)
    click(get('button', 'Pôr em dia'))
    expect((await find('link', 'CFW 1.2-3')).getAttribute('href')).toBe('/cfw/capitulo/1#s2')
  })

  it('has what of before is left as a list, in which it can be read still', async () => {
    const servidor = answerPlanos(app.network, iniciadoOf({ feitos: ['1.1', '1.2', '2.1'] }))
    app.open('/hoje')
    await untilSays('1 leitura de dias anteriores.')
    const open = get('button', 'Pôr em dia')
    expect([open.getAttribute('aria-expanded'), count('checkbox', 'Mt 2: lida')]).toEqual(['false', 0])
    click(open)
    await find('checkbox', 'Mt 2: lida')
    click(get('button', 'Marcar todas como lidas'))
    await until(() => expect(servidor.iniciados[0]?.feitos).toEqual(['1.1', '1.2', '2.1', '2.2']))
    // What was ticked stays in the list until it is closed.
    await untilSays('Tudo em dia.')
    click(get('checkbox', 'Mt 2: lida'))
    await until(() => expect(servidor.iniciados[0]?.feitos).toEqual(['1.1', '1.2', '2.1']))
    click(get('checkbox', 'Mt 2: lida'))
    await untilSays('Tudo em dia.')
    click(open)
    await untilGone(open)
  })

  it("can be that of the first unread, and the others follow: 'Recomeçar daqui'", async () => {
    const servidor = answerPlanos(app.network, iniciadoOf({ feitos: ['1.1', '1.2'] }))
    app.open('/hoje')
    await untilSays('Dia 3 de 12')
    click(get('button', 'Recomeçar daqui'))
    await untilSays('Dia 2 de 12')
    expect(document.activeElement).toBe(get('heading', 'Gênesis e Mateus'))
    expect(count('button', 'Pôr em dia')).toBe(0)
    await until(() => expect(servidor.iniciados[0]).toMatchObject({ deslocamento: 1, encerrado: false }))
  })

  it('says when it has not begun, and that it has come to its end', async () => {
    const outro = '01890000-0000-7000-8000-000000000002'
    answerPlanos(
      app.network,
      iniciadoOf({ inicio: '2026-12-01' }),
      iniciadoOf({ id: outro, plano: 'semanal', inicio: '2026-11-02', feitos: ['1.1', '2.1'] }),
    )
    app.open('/hoje')
    await untilSays('Começa em 1 de dezembro de 2026.')
    await untilSays('Você leu o plano inteiro.')
  })
})

it('is the day on which it is seen again, on a device that kept it open overnight', async () => {
  answerPlanos(app.network, iniciadoOf({ inicio: HOJE }))
  app.open('/hoje')
  await find('checkbox', 'Gn 1: lida')
  await untilSays('Culto em famíliaSalmo')
  const culto = () => document.querySelector('.hoje-linha:last-child')?.textContent
  const deOntem = culto()
  vi.setSystemTime(new Date(2026, 10, 26, 7))
  document.dispatchEvent(new Event('visibilitychange'))
  await untilSays('26 de novembro')
  await find('checkbox', 'Gn 2: lida')
  expect(culto()).toMatch(/^Culto em famíliaSalmo/)
  expect(culto()).not.toBe(deOntem)
  app.open('/')
  await find('link', 'Hoje: Gn 2, Mt 2')
  vi.setSystemTime(new Date(2026, 10, 27, 7))
  document.dispatchEvent(new Event('visibilitychange'))
  await find('link', 'Hoje: Gn 3, Mt 3')
})

describe('a plan', () => {
  it('is begun on a day of the reader, ended, and resumed with what was read', async () => {
    const servidor = answerPlanos(app.network)
    app.open('/hoje')
    await untilSays('Nenhum plano em curso.')
    click(await find('button', 'Começar: Breve Catecismo'))
    const dia = (await findField('Primeiro dia')) as HTMLInputElement
    // The Sunday of the week.
    expect(dia.value).toBe('2026-11-22')
    fill(dia, '2029-01-01')
    click(get('button', 'Começar o plano'))
    await untilSays('Escolha um dia até um ano antes ou depois de hoje.')
    fill(dia, '2026-11-15')
    click(get('button', 'Começar o plano'))
    await untilSays('Semana 2 de 2')
    await until(() => expect(servidor.iniciados).toMatchObject([{ plano: 'semanal', inicio: '2026-11-15' }]))
    expect(document.activeElement).toBe(get('heading', 'Hoje'))
    click(get('checkbox', 'Dia do Senhor 2: lida'))
    await until(() => expect(servidor.iniciados[0]?.feitos).toEqual(['2.1']))
    click(get('button', 'Encerrar este plano'))
    click(await find('button', 'Retomar: Breve Catecismo'))
    await until(() => expect(isChecked('Dia do Senhor 2: lida')).toBe(true))
    await until(() => expect(servidor.iniciados[0]?.encerrado).toBe(false))
  })

  it('is one of five: then no other is offered', async () => {
    const ids = [1, 2, 3, 4, 5].map((n) => `01890000-0000-7000-8000-00000000000${n}`)
    answerPlanos(app.network, ...ids.map((id) => iniciadoOf({ id })))
    app.open('/hoje')
    await untilSays('Cabem 5 planos de cada vez. Encerre um para começar outro.')
    expect(count('button', /^Começar/)).toBe(0)
  })

  it('that the library does not have any more can be ended', async () => {
    const servidor = answerPlanos(app.network, iniciadoOf({ plano: 'antigo' }))
    app.open('/hoje')
    await untilSays('A biblioteca não tem mais este plano.')
    click(get('button', 'Encerrar este plano'))
    await until(() => expect(servidor.iniciados[0]?.encerrado).toBe(true))
  })
})

describe('what fails', () => {
  it('is taken back with a sentence', async () => {
    answerPlanos(app.network, iniciadoOf({ inicio: HOJE }))
    app.network.refuse(marcarPorcoes, 'nao_encontrado', 'Plano não encontrado.')
    app.open('/hoje')
    expectConsole('Erro ao guardar o plano')
    click(await find('checkbox', 'Gn 1: lida'))
    await findAlert('Plano não encontrado.')
    await until(() => expect(isChecked('Gn 1: lida')).toBe(false))
  })

  it.each([
    ['the plans that were begun', listarPlanosIniciados],
    ['the plans of the library', listarPlanosDeEstudo],
    ['the steps of a plan', lerPlanoDeEstudo],
    ['the calendar', lerEnderecoDoCalendario],
  ] as const)('in asking for %s says so, and recovers', async (_, endpoint) => {
    answerPlanos(app.network, iniciadoOf({ inicio: HOJE }))
    app.network.refuse(endpoint, 'estado_nao_permite', 'Não há.')
    app.open('/hoje')
    const alert = await findAlert('Não há.')
    answerPlanos(app.network, iniciadoOf({ inicio: HOJE }))
    click(get('button', 'Tentar de novo', alert))
    await untilGone(alert)
    await find('checkbox', 'Gn 1: lida')
    await find('button', 'Criar o endereço')
  })
})

describe('the calendar', () => {
  it('has an address that is made, changed and turned off', async () => {
    answerPlanos(app.network, iniciadoOf({ inicio: HOJE }))
    app.open('/hoje')
    click(await find('button', 'Criar o endereço'))
    const field = (await findField('Endereço do calendário')) as HTMLInputElement
    expect(field.value).toBe('https://exemplo.com.br/1.ics')
    click(get('button', 'Trocar o endereço'))
    await until(() => expect(field.value).not.toBe('https://exemplo.com.br/1.ics'))
    click(get('button', 'Desligar'))
    await find('button', 'Criar o endereço')
  })
})

describe('the home page', () => {
  it('names in one line what is for today, and nothing while no plan goes on', async () => {
    const ended = '01890000-0000-7000-8000-000000000002'
    const semanal = '01890000-0000-7000-8000-000000000003'
    answerPlanos(
      app.network,
      iniciadoOf({ inicio: HOJE, feitos: ['1.1'] }),
      iniciadoOf({ id: ended, encerrado: true, inicio: HOJE }),
      iniciadoOf({ id: semanal, plano: 'semanal', inicio: '2026-11-22' }),
    )
    app.open('/')
    const line = await find('link', /Hoje/)
    expect([line.textContent, line.getAttribute('href')]).toEqual(['Hoje: Mt 1 · CFW 1.2-3', '/hoje'])
  })

  it('has no line without a plan, nor when the plans cannot be had', async () => {
    answerPlanos(app.network, iniciadoOf({ encerrado: true }))
    app.open('/')
    await find('heading', 'Padrões de Westminster')
    await until(() => expect(app.network.count(listarPlanosIniciados)).toBe(1))
    expect(count('link', /Hoje/)).toBe(0)
    expect(app.network.count(lerPlanoDeEstudo)).toBe(0)
  })
})
