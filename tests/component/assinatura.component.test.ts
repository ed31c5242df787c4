/** 'Assinatura' where the publisher is paid here: each state in words, the payment that waits, receipts, and what fails. */
import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import {
  abrirPortal,
  assinar,
  cancelarAssinatura,
  lerAssinatura,
  lerRecibo,
  listarPlanos,
  listarRecibos,
  type MinhaAssinatura,
  type Recibo,
  renovarAssinatura,
  retomarAssinatura,
  trocarPlano,
} from '#contract/assinaturas.ts'
import { lerPreferencias, listarSessoes, salvarPreferencias } from '#contract/perfil.ts'
import { openStopped, setupApp } from '#tests/support/component-app.tsx'
import { PLANOS_DE_PROVA, SEM_ASSINATURA } from '#tests/support/component-planos.ts'
import {
  click,
  count,
  find,
  get,
  getAlert,
  runUntil,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()

const PAINEL = '/perfil?painel=assinatura'
const FIM = '2026-12-21T15:00:00.000Z'
const CODIGO = '00020126580014br.gov.bcb.pix0136123e4567'
const PIX = { tipo: 'pix' as const, copiaECola: CODIGO, expira_em: '2026-11-22T15:00:00.000Z' }
const PODE_TUDO = { cancelar: true, retomar: false, renovar: false, trocar: true, portal: true }

const ATIVA: MinhaAssinatura = {
  ...SEM_ASSINATURA,
  situacao: 'ativa',
  pode_ler: true,
  plano: 'mensal',
  meio: 'stripe',
  vale_ate: FIM,
  renova: true,
  pode: PODE_TUDO,
}
const AGUARDANDO: MinhaAssinatura = {
  ...SEM_ASSINATURA,
  situacao: 'aguardando',
  plano: 'mensal',
  meio: 'pix',
  pode: { ...SEM_ASSINATURA.pode, cancelar: true },
  pendente: { plano: 'mensal', meio: 'pix', valor: 3284, instrucao: PIX, expira_em: PIX.expira_em },
}
const RECIBO: Recibo = {
  numero: 12,
  plano: 'mensal',
  plano_nome: 'Mensal Recorrente',
  meio: 'pix',
  valor: 3284,
  pago_em: '2026-11-21T15:00:00.000Z',
  periodo_de: '2026-11-21T15:00:00.000Z',
  periodo_ate: FIM,
  estornado_em: null,
}

/** Shows the panel to a reader with this subscription. */
function open(minha: MinhaAssinatura, recibos: Recibo[] = []) {
  answer(minha, recibos)
  app.open(PAINEL)
}

function answer(minha: MinhaAssinatura, recibos: Recibo[] = []) {
  const { network } = app
  network.answer(lerPreferencias, { novos_livros: false, estudo_semanal: false, plano: 'mensal' })
  network.answer(listarSessoes, [])
  network.answer(listarPlanos, { ...PLANOS_DE_PROVA, meios: ['pix', 'stripe'], acesso: 'assinantes' })
  network.answer(lerAssinatura, minha)
  network.answer(listarRecibos, recibos)
}

const atual = () => find('region', 'Plano atual')
const plano = (nome: string) => get('article', nome)

describe('a subscription in words', () => {
  it.each<[string, MinhaAssinatura, string, RegExp]>([
    ['none', SEM_ASSINATURA, 'Gratuito', /O primeiro capítulo de cada livro é aberto a todos/],
    ['charged by itself', ATIVA, 'Mensal Recorrente', /Próxima cobrança em 21 de dez\. de 2026\./],
    [
      'paid by the reader',
      { ...ATIVA, meio: 'pix', renova: false },
      'Mensal Recorrente',
      /Paga até 21 de dez\. de 2026/,
    ],
    [
      'cancelled',
      { ...ATIVA, cancelada: true, renova: false },
      'Mensal Recorrente',
      /você lê até 21 de dez\. de 2026/,
    ],
    [
      'in its days of grace',
      { ...ATIVA, situacao: 'carencia', carencia_ate: '2026-12-28T15:00:00.000Z', falhou_em: FIM },
      'Mensal Recorrente',
      /terminou em 21 de dez.*lê até 28 de dez.*A cobrança de 21 de dez.*não passou/,
    ],
    [
      'with another plan from the next charge on',
      { ...ATIVA, plano_seguinte: 'anual' },
      'Mensal Recorrente',
      /próxima cobrança: Promocional Anual/,
    ],
    ['given', { ...ATIVA, meio: 'cortesia', plano: null }, 'Cortesia', /A editora lhe deu esta assinatura/],
    [
      'over',
      { ...SEM_ASSINATURA, situacao: 'encerrada', plano: 'mensal', vale_ate: FIM },
      'Gratuito',
      /terminou em 21 de dez.*notas/,
    ],
  ])('is said: %s', async (_, minha, nome, words) => {
    open(minha)
    const region = await atual()
    await untilSays(nome, region)
    expect(region.textContent?.replace(/\s+/g, ' ')).toMatch(words)
    const isAberta = minha.situacao === 'nenhuma' || minha.situacao === 'encerrada'
    expect(count('heading', 'Planos')).toBe(isAberta ? 1 : 0)
  })

  it('that cannot be asked for says so, and comes with the way on', async () => {
    answer(ATIVA)
    app.network.refuse(lerAssinatura, 'erro_interno')
    await openStopped(app, PAINEL, lerAssinatura)
    await runUntil(() => getAlert('Não foi possível carregar a assinatura.'))
    app.network.answer(lerAssinatura, ATIVA)
    click(get('button', 'Tentar de novo'))
    await runUntil(() => expect(get('region', 'Plano atual').textContent).toContain('Próxima cobrança'))
  })
})

describe('to subscribe', () => {
  it('by Pix shows the code as a picture and as text, copies it, and becomes active when the bank has told', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    open(SEM_ASSINATURA)
    await find('article', 'Mensal Recorrente')
    expect(plano('Mensal Recorrente').textContent).toContain('O plano que você escolheu.')
    expect(plano('Promocional Anual').textContent).toContain('R$\u00a0299,94, à vista')
    expect(plano('Promocional Anual').textContent).not.toContain('parcelas')
    app.network.answer(assinar, AGUARDANDO)
    click(get('button', /^Assinar com Pix/, plano('Mensal Recorrente')))
    const pagamento = await find('region', 'Pagamento')
    await until(() => expect(document.activeElement?.textContent).toBe('Plano atual'))
    expect(app.network.calls(assinar).map(({ body }) => body)).toEqual([{ plano: 'mensal', meio: 'pix' }])
    expect(pagamento.textContent).toContain('R$\u00a032,84')
    await within(pagamento).findByRole('img', { name: /Código QR do Pix/ })
    expect(within(pagamento).getByLabelText<HTMLTextAreaElement>('Pix copia e cola').value).toBe(CODIGO)
    click(get('button', 'Copiar código'))
    await untilSays('Código Pix copiado.')
    expect(writeText).toHaveBeenCalledWith(CODIGO)
    app.network.answer(cancelarAssinatura, SEM_ASSINATURA)
    click(get('button', 'Desistir do pagamento'))
    await until(() => expect(count('region', 'Pagamento')).toBe(0))
  })

  it('by card goes to the page of the provider', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const url = 'https://pagamento.exemplo/sessao'
    const instrucao = { tipo: 'redirecionar' as const, url, expira_em: PIX.expira_em }
    open(SEM_ASSINATURA)
    const pendente = {
      plano: 'anual' as const,
      meio: 'stripe' as const,
      valor: 29_994,
      instrucao,
      expira_em: PIX.expira_em,
    }
    app.network.answer(assinar, { ...AGUARDANDO, plano: 'anual', meio: 'stripe', pendente })
    await find('article', 'Promocional Anual')
    click(get('button', /^Assinar com cartão/, plano('Promocional Anual')))
    await until(() => expect(assign).toHaveBeenCalledWith(url))
    expect((await find('link', 'Ir para o pagamento')).getAttribute('href')).toBe(url)
  })

  it('while the provider is away says so, and tries again', async () => {
    open(SEM_ASSINATURA)
    await find('article', 'Mensal Recorrente')
    app.network.refuse(assinar, 'pagamento_indisponivel', 'O pagamento não respondeu. Tente de novo.')
    const semCodigo = AGUARDANDO.pendente && { ...AGUARDANDO.pendente, instrucao: null }
    app.network.answer(lerAssinatura, { ...AGUARDANDO, pendente: semCodigo })
    click(get('button', /^Assinar com Pix/, plano('Mensal Recorrente')))
    await untilSays('O pagamento não respondeu. Tente de novo.')
    const pagamento = await find('region', 'Pagamento')
    app.network.answer(assinar, AGUARDANDO)
    click(get('button', 'Tentar de novo', pagamento))
    await within(pagamento).findByLabelText('Pix copia e cola')
  })

  it('remembers the plan of the page of plans', async () => {
    app.network.answer(salvarPreferencias, { novos_livros: false, estudo_semanal: false, plano: 'anual' })
    localStorage.setItem('mbw:plano', JSON.stringify('anual'))
    open(SEM_ASSINATURA)
    await find('article', 'Promocional Anual')
    await untilSays('O plano que você escolheu.', plano('Promocional Anual'))
  })
})

describe('a subscription in force', () => {
  it('asks before it is cancelled, says until when one reads, and is taken up again', async () => {
    open(ATIVA)
    click(await find('button', 'Cancelar a assinatura'))
    const dialog = await find('alertdialog')
    expect(dialog.textContent).toContain('você lê até 21 de dez. de 2026')
    click(get('button', 'Não', dialog))
    await until(() => expect(count('alertdialog')).toBe(0))
    expect(app.network.count(cancelarAssinatura)).toBe(0)
    const pode = { ...SEM_ASSINATURA.pode, retomar: true }
    app.network.answer(cancelarAssinatura, { ...ATIVA, cancelada: true, renova: false, pode })
    app.network.answer(retomarAssinatura, ATIVA)
    click(get('button', 'Cancelar a assinatura'))
    click(get('button', 'Sim', await find('alertdialog')))
    await untilSays('Cancelada: nada mais será cobrado', await atual())
    click(get('button', 'Retomar a assinatura'))
    await untilSays('Próxima cobrança', await atual())
  })

  it('changes its plan, and says when it could not', async () => {
    open(ATIVA)
    app.network.refuse(trocarPlano, 'pagamento_indisponivel', 'O pagamento não respondeu. Tente de novo.')
    click(await find('button', 'Trocar para Promocional Anual'))
    await untilSays('O pagamento não respondeu.')
    app.network.answer(trocarPlano, { ...ATIVA, plano_seguinte: 'anual' })
    click(get('button', 'Trocar para Promocional Anual'))
    await find('button', 'Ficar no plano atual')
    expect(app.network.calls(trocarPlano).at(-1)?.body).toEqual({ plano: 'anual' })
  })

  it('leads to where the card is changed', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    open(ATIVA)
    app.network.answer(abrirPortal, { url: 'https://pagamento.exemplo/portal' })
    click(await find('button', 'Trocar o cartão'))
    await until(() => expect(assign).toHaveBeenCalledWith('https://pagamento.exemplo/portal'))
  })

  it('by Pix is paid for again in its last days', async () => {
    const pode = { ...PODE_TUDO, renovar: true, portal: false }
    const minha = { ...ATIVA, meio: 'pix' as const, renova: false, pode }
    open(minha)
    app.network.answer(renovarAssinatura, { ...minha, pendente: AGUARDANDO.pendente })
    click(await find('button', 'Pagar o próximo período'))
    await within(await find('region', 'Pagamento')).findByLabelText('Pix copia e cola')
    expect(count('button', 'Pagar o próximo período')).toBe(0)
  })
})

describe('receipts', () => {
  it('lead from the list to a page each, to be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    open(ATIVA, [RECIBO])
    app.network.answer(lerRecibo, RECIBO)
    click(await find('link', 'Recibo 12'))
    await find('heading', 'Recibo 12')
    await untilSays('R$ 32,84')
    const text = document.body.textContent ?? ''
    for (const words of [
      'Editora de Prova',
      'leitora@exemplo.com.br',
      'de 21 de nov. de 2026 a 21 de dez. de 2026',
      'Pix',
    ])
      expect(text).toContain(words)
    click(get('button', 'Imprimir'))
    expect(print).toHaveBeenCalled()
  })

  it('of another account are none', async () => {
    open(ATIVA)
    app.network.refuse(lerRecibo, 'nao_encontrado', 'Recibo não encontrado.')
    app.open('/perfil/recibos/7')
    await untilSays('Este recibo não é desta conta.')
  })
})
