/** Payments at the desk: what waits, what is found, what is confirmed and given back, and what is said when it fails. */
import { describe, expect, it } from 'vitest'
import { listarPlanos } from '#contract/assinaturas.ts'
import * as contract from '#contract/editora/pagamentos.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import { PLANOS_DE_PROVA } from '#tests/support/component-planos.ts'
import {
  click,
  count,
  fill,
  find,
  findAlert,
  findStatus,
  findText,
  get,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()
const ID = '01890000-0000-7000-8000-00000000000c'
const TXID = '0C9ZV3K1M4R7T2W5Y8B6D9F3H'
const LIA: contract.PixDaMesa = {
  usuario_id: ID,
  id: ID,
  txid: TXID,
  email: 'lia@exemplo.com.br',
  plano: 'anual',
  valor: 29_994,
  estado: 'aguardando',
  criado_em: '2026-11-20T12:00:00.000Z',
  expira_em: '2026-11-23T12:00:00.000Z',
  pago_em: null,
}
const PAGO: contract.PixDaMesa = { ...LIA, estado: 'pago', pago_em: '2026-11-21T12:00:00.000Z' }
const RUI: contract.PixDaMesa = { ...LIA, id: ID.replace('c', 'd'), txid: 'R'.repeat(25), email: 'rui@a.b' }
const AVISO: contract.AvisoDaMesa = {
  meio: 'pix',
  id: 'E00000000202611201200',
  tipo: 'pago',
  resultado: 'recusado',
  referencia: TXID,
  valor: 1_000,
  recebido_em: '2026-11-21T12:00:00.000Z',
}

function open(papel: 'editor' | 'administrador' = 'editor', path = 'pagamentos') {
  app.open(`/editora/${path}`, { ...LEITORA, papel })
}

const answerPlanos = () => app.network.answer(listarPlanos, { ...PLANOS_DE_PROVA, meios: ['pix'] })

describe('what waits', () => {
  it('says whose, how much and since when, and is found by e-mail and by the code', async () => {
    const { network } = app
    answerPlanos()
    network.answer(contract.listarPix, ({ query }) => (query.get('txid') ? [PAGO] : [LIA, RUI]))
    open()
    expect((await find('link', LIA.email)).getAttribute('href')).toBe(`/editora/leitores/${ID}`)
    for (const words of [
      'R$ 299,94, Promocional Anual',
      TXID,
      'Pedido em 20/11/2026',
      'espera até 23/11/2026',
    ])
      await untilSays(words)
    const field = get('searchbox')
    fill(field, 'RUI@')
    await until(() => expect(count('link', LIA.email)).toBe(0))
    get('link', RUI.email)
    fill(field, 'ninguem@')
    await untilSays('se acham pelo código inteiro')
    fill(field, ` ${TXID.toLowerCase()} `)
    await find('heading', 'Pix com este código')
    await untilSays('Pago em 21/11/2026')
    expect(network.calls(contract.listarPix).at(-1)?.query.get('txid')).toBe(TXID.toLowerCase())
    network.answer(contract.listarPix, [])
    fill(field, 'X'.repeat(25))
    await untilSays('Nenhum Pix tem este código.')
  })

  it('is confirmed after a question that names reader and amount; the focus stays in the list', async () => {
    const { network } = app
    answerPlanos()
    network.answer(contract.listarPix, [LIA, RUI])
    network.answer(contract.confirmarPix, { success: 'Pagamento confirmado.' })
    open()
    const button = await find('button', `Confirmar do Pix de ${LIA.email}`)
    click(button)
    const dialog = await find('alertdialog', 'Confirmar este Pix?')
    expect(dialog.textContent).toContain('R$\u00a0299,94 de lia@exemplo.com.br')
    expect(dialog.textContent).toContain('a assinatura passa a valer na hora')
    click(get('button', 'Cancelar', dialog))
    await untilGone(dialog)
    expect(network.count(contract.confirmarPix)).toBe(0)
    click(button)
    network.answer(contract.listarPix, [RUI])
    click(get('button', 'Confirmar', await find('alertdialog')))
    await findStatus('Pagamento confirmado.')
    await until(() => expect(document.activeElement).toBe(get('heading', 'Pix que esperam')))
    await untilGone(button)
    expect(network.calls(contract.confirmarPix).map(({ params }) => params)).toEqual([
      { usuario: ID, id: ID },
    ])
  })

  it('that is none, or could not be fetched, says so and comes again', async () => {
    const { network } = app
    network.refuse(contract.listarPix, 'sem_permissao', 'Os Pix não vieram.')
    network.refuse(contract.listarAvisos, 'sem_permissao', 'Os avisos não vieram.')
    open('administrador')
    await findAlert('Os Pix não vieram.')
    await findAlert('Os avisos não vieram.')
    network.answer(contract.listarPix, [])
    network.answer(contract.listarAvisos, [])
    for (let left = count('button', 'Tentar de novo'); left > 0; left -= 1) {
      const button = get('button', 'Tentar de novo')
      click(button)
      await untilGone(button)
    }
    await findText('Nenhum Pix espera pela confirmação.')
    await findText('Nenhum aviso ficou sem efeito.')
  })
})

describe('what was paid', () => {
  it('is said to be given back after a question; a refusal is told, and the list asked for again', async () => {
    const { network } = app
    answerPlanos()
    network.answer(contract.listarPix, [PAGO])
    network.refuse(contract.devolverPix, 'estado_nao_permite', 'Este pagamento ainda não foi feito.')
    open('editor', `pagamentos?q=${TXID}`)
    click(await find('button', /^Registrar a devolução/))
    const dialog = await find('alertdialog', 'Registrar a devolução?')
    expect(dialog.textContent).toContain('R$\u00a0299,94 de lia@exemplo.com.br')
    const asked = network.count(contract.listarPix)
    click(get('button', 'Registrar', dialog))
    await findAlert('Este pagamento ainda não foi feito.')
    await until(() => expect(network.count(contract.listarPix)).toBeGreaterThan(asked))
    network.answer(contract.devolverPix, { success: 'Devolução registrada.' })
    network.answer(contract.listarPix, [{ ...PAGO, estado: 'estornado' }])
    click(get('button', /^Registrar a devolução/))
    click(get('button', 'Registrar', await find('alertdialog')))
    await findStatus('Devolução registrada.')
    await untilSays('e devolvido ao leitor')
    expect(count('button', /^Registrar a devolução/)).toBe(0)
  })
})

describe('notices without effect', () => {
  it('say what to do, and lead to the code that they name', async () => {
    const { network } = app
    answerPlanos()
    network.answer(contract.listarPix, ({ query }) => (query.get('txid') ? [PAGO] : []))
    network.answer(contract.listarAvisos, [
      AVISO,
      { ...AVISO, id: 'E2', resultado: 'desconhecido', referencia: null },
      { ...AVISO, id: 'E3', resultado: 'desconhecido', referencia: 'OUTRO' },
      { ...AVISO, id: 'E4', resultado: 'desconhecido', tipo: 'estornado' },
      { ...AVISO, id: 'evt_1', meio: 'stripe', resultado: 'desconhecido', valor: null },
    ])
    open()
    for (const words of [
      'Pix de R$ 10,00 que não serviu',
      'Pix de R$ 10,00 sem código',
      'com um código que não é daqui',
      'Devolução de R$ 10,00',
      'Aviso do Stripe que não é',
    ])
      await untilSays(words)
    expect(count('button', /^Procurar o código/)).toBe(3)
    click(get('button', `Procurar o código ${TXID}`))
    await untilSays('Pago em 21/11/2026')
    expect(document.activeElement).toBe(get('searchbox'))
    expect(get('searchbox')).toHaveProperty('value', TXID)
  })

  it('leave the list after a question; a refusal is told, and the list asked for again', async () => {
    const { network } = app
    const outro = { ...AVISO, id: 'E2' }
    answerPlanos()
    network.answer(contract.listarPix, [])
    network.answer(contract.listarAvisos, [AVISO, outro])
    network.refuse(contract.resolverAviso, 'nao_encontrado', 'Não há um aviso com este identificador.')
    open()
    const button = await find('button', 'Resolvido o aviso E2')
    click(button)
    const asked = network.count(contract.listarAvisos)
    const dialog = await find('alertdialog', 'Este aviso está resolvido?')
    expect(dialog.textContent).toContain('que não serviu: valor menor que o pedido, ou código já pago (E2).')
    click(get('button', 'Está resolvido', dialog))
    await findAlert('Não há um aviso com este identificador.')
    await until(() => expect(network.count(contract.listarAvisos)).toBeGreaterThan(asked))
    network.answer(contract.resolverAviso, { success: 'Aviso resolvido.' })
    network.answer(contract.listarAvisos, [AVISO])
    click(button)
    click(get('button', 'Está resolvido', await find('alertdialog')))
    await findStatus('Aviso resolvido.')
    await untilGone(button)
    expect(document.activeElement).toBe(get('heading', 'Avisos sem efeito'))
    expect(network.calls(contract.resolverAviso).at(-1)?.body).toEqual({ meio: 'pix', id: 'E2' })
    get('button', `Resolvido o aviso ${AVISO.id}`)
  })
})

describe('the page', () => {
  it.each([
    ['where Pix is set up', () => answerPlanos(), 1],
    ['where something of before is left', () => app.network.answer(contract.listarAvisos, [AVISO]), 1],
    ['not where there is nothing', () => {}, 0],
  ])('is in the menu %s', async (_, prepare, expected) => {
    prepare()
    open('editor', '')
    await find('heading', 'Editora')
    if (expected === 0) await until(() => expect(app.network.count(contract.listarAvisos)).toBe(1))
    await settle()
    await until(() => expect(count('link', 'Pagamentos', get('navigation', 'Editora'))).toBe(expected))
  })

  it('is none for a reader, who asks for nothing of it', async () => {
    app.open('/editora/pagamentos')
    await find('heading', 'Página não encontrada')
    expect(app.network.count(contract.listarPix)).toBe(0)
  })
})
