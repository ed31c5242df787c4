/** The audit log of the desk, and lists of it that come part by part. */
import { describe, expect, it } from 'vitest'
import { type Ato, listarAtos } from '#contract/editora/atos.ts'
import { lerAssinaturaDoLeitor } from '#contract/editora/cortesia.ts'
import * as contas from '#contract/editora/leitores.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import {
  choose,
  click,
  count,
  find,
  findAlert,
  findField,
  findText,
  get,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import {
  CONTA_ID as ID,
  LIA,
  LINHA_DE_LIA as LINHA,
  OUTRA_CONTA_ID as OUTRA,
} from '#tests/support/conta-da-mesa.ts'

const app = setupApp()
const ATO: Ato = {
  id: ID,
  ocorrido_em: '2026-04-01T12:00:00.000Z',
  autor: 'console',
  acao: 'papel_dado',
  alvo: { tipo: 'leitor', id: ID, email: LIA.email },
  detalhes: { de: 'leitor', para: 'editor' },
}

function open(path: string, papel: 'editor' | 'administrador' = 'administrador') {
  app.network.refuse(lerAssinaturaDoLeitor, 'nao_encontrado')
  app.open(`/editora/${path}`, { ...LEITORA, papel })
}

describe('a part of a list that did not come', () => {
  const MAIS = { 'X-Next-Cursor': OUTRA }
  const RUI = { ...LINHA, id: OUTRA, nome: 'Rui Sá' }
  const ATO_DE_RUI = { ...ATO, id: OUTRA, alvo: { ...ATO.alvo, email: 'rui@a.b' } }
  it.each([
    [
      'leitores',
      contas.listarContas,
      () => app.network.answer(contas.listarContas, [LINHA], MAIS),
      () => app.network.answer(contas.listarContas, [RUI]),
      'Rui Sá',
    ],
    [
      'registro',
      listarAtos,
      () => app.network.answer(listarAtos, [ATO], MAIS),
      () => app.network.answer(listarAtos, [ATO_DE_RUI]),
      'rui@a.b',
    ],
  ] as const)('says so in %s, and comes by the same button', async (path, endpoint, begin, goOn, name) => {
    const { network } = app
    begin()
    open(path)
    const button = await find('button', 'Carregar mais')
    network.refuse(endpoint, 'sem_permissao', 'A parte não veio.')
    click(button)
    const alert = await findAlert('A parte não veio.')
    expect(document.activeElement).toBe(button)
    goOn()
    click(button)
    await find('link', name)
    expect(network.calls(endpoint).at(-1)?.query.get('cursor')).toBe(OUTRA)
    await untilGone(button)
    expect(alert.isConnected).toBe(false)
  })
})

describe('the audit log', () => {
  it('tells who did what, and shows one kind of act', async () => {
    const alvo = { tipo: 'livro', id: '12', email: null } as const
    const livro: Ato = { ...ATO, id: OUTRA, acao: 'livro_retirado', alvo, detalhes: { titulo: 'Um livro' } }
    app.network.answer(listarAtos, ({ query }) =>
      query.get('acao') === 'conta_excluida' ? [] : [ATO, livro],
    )
    open('registro')
    expect((await find('link', 'Um livro')).getAttribute('href')).toBe('/editora/livros/12')
    await findText('de leitor · para editor')
    get('link', LIA.email)
    choose(await findField('Mostrar'), 'Excluiu uma conta')
    await findText('Nada assim foi feito.')
    expect(window.location.search).toBe('?acao=conta_excluida')
  })

  it('of one account is shown from an act and from its page, beside one kind of act', async () => {
    const { network } = app
    network.answer(contas.lerConta, LIA)
    network.answer(listarAtos, [ATO, { ...ATO, id: OUTRA, alvo: { ...ATO.alvo, id: OUTRA, email: null } }])
    open('registro')
    const first = await find('button', `Só esta conta ${LIA.email}`)
    get('button', `Só esta conta ${OUTRA}`)
    network.answer(listarAtos, [ATO])
    click(first)
    await untilSays('Só o que se fez com lia@exemplo.com.br.')
    choose(await findField('Mostrar'), 'Deu um papel')
    await until(() => expect(window.location.search).toBe(`?acao=papel_dado&leitor=${ID}`))
    await until(() =>
      expect(String(network.calls(listarAtos).at(-1)?.query)).toContain(`acao=papel_dado&leitor=${ID}`),
    )
    expect(count('button', /^Só esta conta/)).toBe(0)
    click(get('button', 'Mostrar todas as contas'))
    await until(() => expect(window.location.search).toBe('?acao=papel_dado'))
    open(`leitores/${ID}`)
    const link = await find('link', 'O que a editora fez com esta conta')
    expect(link.getAttribute('href')).toBe(`/editora/registro?leitor=${ID}`)
    network.refuse(contas.lerConta, 'nao_encontrado')
    network.answer(listarAtos, [])
    open(`registro?leitor=${ID}`)
    await untilSays('Só o que se fez com a conta que já não existe')
    await findText('Nada assim foi feito.')
  })

  it('is no page for an editor', async () => {
    open('registro', 'editor')
    await find('heading', 'Página não encontrada')
  })
})
