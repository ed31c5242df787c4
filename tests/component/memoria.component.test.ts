/** '/memoria': what is due, a session in its three ways, what is learnt, profiles, and what fails. */
import { describe, expect, it, vi } from 'vitest'
import * as cartoes from '#contract/cartoes.ts'
import * as memoria from '#contract/memoria.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerBiblia, answerVersiculos } from '#tests/support/component-biblia.ts'
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
  getAlert,
  press,
  runUntil,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()

const EU: memoria.PerfilDaMemoria = { id: 'eu', nome: '', novos_por_dia: 2, baralhos: ['bcw'] }
const BCW = [
  ['Qual é o fim principal do homem?', 'É glorificar a Deus, e desfrutar dele para sempre.'],
  ['Que regra Deus deu?', 'A palavra de Deus; as Escrituras.'],
  ['O que ensinam?', 'O que crer.'],
].map(([pergunta = '', resposta = ''], index) => ({
  ...{ chave: `bcw-${index + 1}`, numero: String(index + 1), pergunta, resposta },
}))

interface Servidor {
  perfis: memoria.PerfilDaMemoria[]
  revisoes: Map<string, memoria.RevisaoDoCartao[]>
}

/** A server with what a reader memorises, which keeps what it is told. */
function answerMemoria(revisoes: memoria.RevisaoDoCartao[] = [], perfil = EU): Servidor {
  const { network } = app
  const servidor: Servidor = { perfis: [perfil], revisoes: new Map([['eu', revisoes]]) }
  network.answer(memoria.listarPerfis, () => servidor.perfis)
  network.answer(memoria.listarRevisoes, ({ params, query }) => {
    const todas = servidor.revisoes.get(params.id ?? '') ?? []
    const novas = todas.slice(Number(query.get('depois')))
    return { ate: todas.length, total: todas.length, ha_mais: false, revisoes: novas }
  })
  network.answer(memoria.salvarRevisao, ({ params, body }) => {
    const { perfil: dono, ...nova } = body as memoria.NovaRevisao
    const revisao = { id: params.id ?? '', ...nova }
    servidor.revisoes.set(dono, [...(servidor.revisoes.get(dono) ?? []), revisao])
    return revisao
  })
  network.answer(memoria.salvarPerfil, ({ params, body }) => {
    servidor.perfis = servidor.perfis.map((each) =>
      each.id === params.id ? { ...each, ...(body as Partial<memoria.PerfilDaMemoria>) } : each,
    )
    return servidor.perfis
  })
  network.answer(cartoes.listarCartoes, ({ params }) => (params.baralho === 'bcw' ? BCW : []))
  return servidor
}

function revisaoOf(cartao: string, haDias: number, nota = 3): memoria.RevisaoDoCartao {
  const id = `01890000-0000-7000-8000-${cartao.replace(/\D/g, '').padStart(12, '0')}`
  return { id, cartao, nota, feita_em: new Date(Date.now() - haDias * 86_400_000).toISOString() }
}

async function begin(): Promise<void> {
  app.open('/memoria')
  click(await find('button', 'Começar'))
}
const untilHoje = (sentence: string) =>
  until(() => expect(document.querySelector('.memoria-hoje .h2')?.textContent).toBe(sentence))
const pergunta = (name: string) => find('heading', name)
const untilFocused = (name: string) => until(() => expect(document.activeElement).toBe(get('heading', name)))

describe('a session', () => {
  it('shows an answer clause by clause, grades by keys, and goes on until the day is done', async () => {
    const servidor = answerMemoria()
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
    answerMemoria()
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
    answerMemoria([revisaoOf('bcw-2', 60, 4)])
    app.open('/memoria')
    await untilSays('1 cartão para rever e 2 novos.')
    click(get('button', 'Começar'))
    await pergunta('Que regra Deus deu?')
  })

  it('offers to end after ten minutes, and goes on for who wants it', async () => {
    answerMemoria()
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
    answerMemoria()
    await begin()
    app.network.refuse(memoria.salvarRevisao, 'cota_esgotada', 'Exclua um perfil que não usa mais.')
    expectConsole('Erro ao guardar a revisão:')
    click(await find('button', 'Mostrar tudo'))
    click(await find('button', /Fácil/))
    await findAlert('Exclua um perfil que não usa mais.')
  })
})

describe('what is learnt', () => {
  it('is chosen by deck, with new cards a day, and told of the days to come', async () => {
    answerMemoria([revisaoOf('bcw-1', 1, 4)])
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

  it('takes a change back that could not be kept', async () => {
    answerMemoria()
    app.open('/memoria')
    const deck = await find('checkbox', /Catecismo Maior/)
    app.network.refuse(memoria.salvarPerfil, 'erro_interno', 'O servidor falhou.')
    click(deck)
    await findAlert('O servidor falhou.')
    await until(() => expect((get('checkbox', /Catecismo Maior/) as HTMLInputElement).checked).toBe(false))
  })

  it('says of a deck for subscribers that it is, and of one that fails that it did', async () => {
    answerMemoria([], { ...EU, baralhos: ['bcw', 'heidelberg'] })
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
    answerMemoria([], { ...EU, baralhos: ['versiculos'] })
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

it('is where marked verses of the Bible are taken to be learnt', async () => {
  answerMemoria()
  answerVersiculos(app.network)
  app.network.answer(cartoes.listarVersiculosEscolhidos, [])
  app.open('/biblia/capitulos/8/1?v=1-2')
  click(await find('button', 'Mais', await find('region', 'Versículos marcados')))
  const item = await find('menuitem', 'Memorizar')
  item.click()
  expect(((await findField('Referência')) as HTMLInputElement).value).toBe('Rt 1.1-2')
})

it('takes verses that come with the address, and learns them from then on', async () => {
  answerMemoria()
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

describe('profiles', () => {
  it('are made and chosen, learn apart, and are deleted when that is confirmed', async () => {
    const servidor = answerMemoria([revisaoOf('bcw-1', 60)])
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
    click(await find('button', 'Excluir o perfil de Davi'))
    click(await find('button', 'Sim'))
    await untilSays('1 cartão para rever')
    expect(count('group', 'Quem memoriza')).toBe(0)
  })
})

it('begins anew when its reader deletes all that is his', async () => {
  const servidor = answerMemoria([revisaoOf('bcw-1', 60)])
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

describe('while the server fails', () => {
  it.each([
    ['profiles', memoria.listarPerfis],
    ['reviews', memoria.listarRevisoes],
  ])('says so of %s, and recovers', async (_, call) => {
    answerMemoria()
    app.network.refuse(call, 'erro_interno', 'O servidor falhou.')
    stopClock()
    app.open('/memoria')
    await runUntil(() => getAlert('O servidor falhou.'))
    answerMemoria()
    click(get('button', 'Tentar de novo'))
    await runUntil(() => get('button', 'Começar'))
  })
})
