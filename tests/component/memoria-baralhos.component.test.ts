/** '/memoria': decks, chosen verses and profiles. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as cartoes from '#contract/cartoes.ts'
import * as memoria from '#contract/memoria.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerBiblia, answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerMemoria, BCW, EU, revisaoOf } from '#tests/support/component-memoria.ts'
import {
  choose,
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()

// No day ends meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 9) }))

const untilHoje = (sentence: string) =>
  until(() => expect(document.querySelector('.memoria-hoje .h2')?.textContent).toBe(sentence))

describe('what is learnt', () => {
  it('is chosen by deck, with new cards a day, and told of the days to come', async () => {
    answerMemoria(app.network, [revisaoOf('bcw-1', 1, 4)])
    app.open('/memoria')
    await untilSays('1 de 3 cartões')
    expect(get('region', 'Próximos dias').textContent).toContain('Hoje: 0 cartões')
    expect(get('region', 'Próximos dias').textContent).toContain(': 1 cartão')
    choose(get('combobox', 'Cartões novos por dia'), 'Nenhum: só rever')
    await untilSays('Por hoje é só. O próximo cartão volta em')
    click(get('checkbox', /Breve Catecismo/))
    await untilSays('Escolha um baralho para começar.')
    click(get('checkbox', /Catecismo de Heidelberg/))
    await untilSays('Esta biblioteca não tem este catecismo.')
    await until(() =>
      expect(app.network.calls(memoria.salvarPerfil).map(({ body }) => body)).toEqual([
        { novos_por_dia: 0 },
        { baralhos: [] },
        { baralhos: ['heidelberg'] },
      ]),
    )
  })

  it('is all that was ticked, however late the answers come', async () => {
    answerMemoria(app.network)
    app.open('/memoria')
    const deck = (name: RegExp) => get('checkbox', name) as HTMLInputElement
    await find('checkbox', /Catecismo Maior/)
    const release = app.network.hold(memoria.salvarPerfil)
    click(deck(/Catecismo Maior/))
    await until(() => expect(deck(/Catecismo Maior/).checked).toBe(true))
    click(deck(/Catecismo de Heidelberg/))
    await until(() => expect(deck(/Catecismo de Heidelberg/).checked).toBe(true))
    release()
    const releaseSecond = app.network.hold(memoria.salvarPerfil)
    await until(() => expect(app.network.count(memoria.salvarPerfil)).toBe(2))
    await settle()
    expect(deck(/Catecismo de Heidelberg/).checked).toBe(true)
    click(deck(/Breve Catecismo/))
    releaseSecond()
    await until(() =>
      expect(app.network.calls(memoria.salvarPerfil).map(({ body }) => body)).toEqual([
        { baralhos: ['bcw', 'cmw'] },
        { baralhos: ['bcw', 'cmw', 'heidelberg'] },
        { baralhos: ['cmw', 'heidelberg'] },
      ]),
    )
  })

  it('takes a change back that could not be kept', async () => {
    answerMemoria(app.network)
    app.open('/memoria')
    const deck = await find('checkbox', /Catecismo Maior/)
    app.network.refuse(memoria.salvarPerfil, 'erro_interno', 'O servidor falhou.')
    click(deck)
    await findAlert('O servidor falhou.')
    await until(() => expect((get('checkbox', /Catecismo Maior/) as HTMLInputElement).checked).toBe(false))
  })

  it('says of a deck for subscribers that it is, and of one that fails that it did', async () => {
    answerMemoria(app.network, [], { ...EU, baralhos: ['bcw', 'heidelberg'] })
    app.network.refuse(cartoes.listarCartoes, 'assinatura_necessaria', 'Este capítulo é para assinantes.')
    app.open('/memoria')
    await findAlert('Este capítulo é para assinantes.')
    app.network.answer(cartoes.listarCartoes, BCW)
    click(get('button', 'Tentar de novo'))
    await untilSays('0 de 3 cartões')
  })
})

describe('verses', () => {
  it('are chosen by their reference, and taken away', async () => {
    const lista: cartoes.Cartao[] = []
    answerMemoria(app.network, [], { ...EU, baralhos: ['versiculos'] })
    answerBiblia(app.network)
    app.network.answer(cartoes.listarVersiculosEscolhidos, () => lista)
    app.network.answer(cartoes.escolherVersiculos, ({ body }) => {
      expect(body).toEqual({ livro: 8, capitulo: 1, de: 16, ate: 17 })
      const cartao = { chave: 'biblia-8001016-8001017', numero: 'Rute 1.16-17', pergunta: '' }
      lista.push({ ...cartao, resposta: 'O teu povo.' })
      return { ...cartao, resposta: 'O teu povo.' }
    })
    app.network.answer(cartoes.retirarVersiculos, () => lista.splice(0, 1).slice(1))
    app.open('/memoria')
    const field = await findField('Referência')
    fill(field, 'Rute')
    click(get('button', 'Acrescentar'))
    await untilSays('Escreva capítulo e versículo')
    fill(field, 'rute 1.16-17')
    click(get('button', 'Acrescentar'))
    await findStatus('Rute 1.16-17 está entre os seus cartões.')
    await untilSays('1 cartão novo.')
    click(get('button', 'Retirar Rute 1.16-17'))
    await untilSays('Nada para rever hoje.')
  })
})

it('keeps away what was taken away, however late the answers come, and the focus at its place', async () => {
  const tres = [16, 17, 18].map((verso) => ({
    ...{ chave: `biblia-80010${verso}`, numero: `Rute 1.${verso}`, pergunta: '', resposta: 'O teu povo.' },
  }))
  const [, segundo, terceiro] = tres
  if (!segundo || !terceiro) throw new Error('Three cards.')
  answerMemoria(app.network, [], { ...EU, baralhos: ['versiculos'] })
  app.network.answer(cartoes.listarVersiculosEscolhidos, tres)
  app.network.answer(cartoes.retirarVersiculos, ({ params }) =>
    params.chave === segundo.chave ? [terceiro] : [segundo, terceiro],
  )
  app.open('/memoria')
  const release = app.network.hold(cartoes.retirarVersiculos)
  click(await find('button', 'Retirar Rute 1.16'))
  await until(() => expect(app.network.count(cartoes.retirarVersiculos)).toBe(1))
  const releaseSecond = app.network.hold(cartoes.retirarVersiculos)
  const botao = get('button', 'Retirar Rute 1.17')
  botao.focus()
  click(botao)
  await until(() => expect(app.network.count(cartoes.retirarVersiculos)).toBe(2))
  releaseSecond()
  await untilGone(botao)
  expect(document.activeElement).toBe(get('button', 'Retirar Rute 1.18'))
  release()
  await until(() => expect(count('button', 'Retirar Rute 1.16')).toBe(0))
  expect(count('button', 'Retirar Rute 1.17')).toBe(0)
  click(get('button', 'Retirar Rute 1.18'))
  await until(() => expect(document.activeElement).toBe(get('textbox', 'Referência')))
})

it('is where marked verses of the Bible are taken to be learnt', async () => {
  answerMemoria(app.network)
  answerVersiculos(app.network)
  app.network.answer(cartoes.listarVersiculosEscolhidos, [])
  app.open('/biblia/capitulos/8/1?v=1-2')
  click(await find('button', 'Mais', await find('region', 'Versículos marcados')))
  const item = await find('menuitem', 'Memorizar')
  item.click()
  expect(((await findField('Referência')) as HTMLInputElement).value).toBe('Rt 1.1-2')
})

it('takes verses that come with the address, and learns them from then on', async () => {
  answerMemoria(app.network)
  answerBiblia(app.network)
  app.network.answer(cartoes.listarVersiculosEscolhidos, [])
  app.network.answer(cartoes.escolherVersiculos, {
    ...{ chave: 'biblia-8001016', numero: 'Rute 1.16', pergunta: '', resposta: 'O teu povo.' },
  })
  app.open('/memoria?referencia=Rt+1.16')
  const field = await findField('Referência')
  await until(() => expect(document.activeElement).toBe(field))
  expect((field as HTMLInputElement).value).toBe('Rt 1.16')
  click(get('button', 'Acrescentar'))
  await findStatus('Rute 1.16 está entre os seus cartões.')
  await until(() =>
    expect(app.network.calls(memoria.salvarPerfil)[0]?.body).toEqual({ baralhos: ['bcw', 'versiculos'] }),
  )
})

it('has the verses that were added while the list of them was on its way', async () => {
  const rute = { chave: 'biblia-8001016', numero: 'Rute 1.16', pergunta: '', resposta: 'O teu povo.' }
  answerMemoria(app.network, [], { ...EU, baralhos: ['versiculos'] })
  answerBiblia(app.network)
  app.network.answer(cartoes.escolherVersiculos, rute)
  const listas = [[]]
  app.network.answer(cartoes.listarVersiculosEscolhidos, () => listas.shift() ?? [rute])
  const release = app.network.hold(cartoes.listarVersiculosEscolhidos)
  app.open('/memoria?referencia=Rt+1.16')
  await findField('Referência')
  click(get('button', 'Acrescentar'))
  await findStatus('Rute 1.16 está entre os seus cartões.')
  release()
  await find('button', 'Retirar Rute 1.16')
})

describe('profiles', () => {
  it('are made and chosen, learn apart, get another name, and are deleted when that is confirmed', async () => {
    const servidor = answerMemoria(app.network, [revisaoOf('bcw-1', 60)])
    app.network.answer(memoria.criarPerfil, ({ body }) => {
      const { id, nome } = body as { id: string; nome: string }
      servidor.perfis = [...servidor.perfis, { ...EU, id, nome }]
      return servidor.perfis
    })
    app.network.answer(memoria.excluirPerfil, () => {
      servidor.perfis = servidor.perfis.slice(0, 1)
      return servidor.perfis
    })
    app.open('/memoria')
    await untilSays('1 cartão para rever')
    click(get('button', 'Criar perfil'))
    await untilSays('Informe o nome.')
    fill(get('textbox', 'Nome do novo perfil'), ' Davi ')
    click(get('button', 'Criar perfil'))
    await until(() => expect(get('button', 'Davi').getAttribute('aria-pressed')).toBe('true'))
    await untilHoje('2 cartões novos.')
    click(get('button', 'Eu'))
    await untilHoje('1 cartão para rever e 2 novos.')
    click(get('button', 'Davi'))
    fill(await find('textbox', 'Nome deste perfil'), 'Davi Luís')
    click(get('button', 'Mudar o nome'))
    await untilSays('Nome alterado.')
    click(await find('button', 'Excluir o perfil de Davi Luís'))
    click(await find('button', 'Sim'))
    await untilSays('1 cartão para rever')
    expect(count('group', 'Quem memoriza')).toBe(0)
  })
})

it('begins anew when its reader deletes all that is his', async () => {
  const servidor = answerMemoria(app.network, [revisaoOf('bcw-1', 60)])
  app.network.answer(memoria.excluirPerfil, () => {
    servidor.revisoes.clear()
    return servidor.perfis
  })
  app.open('/memoria')
  await untilHoje('1 cartão para rever e 2 novos.')
  click(await find('button', 'Apagar as minhas revisões'))
  click(await find('button', 'Sim'))
  await untilHoje('2 cartões novos.')
  expect(count('alertdialog')).toBe(0)
})
