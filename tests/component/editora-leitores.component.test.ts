/** Accounts at the desk: what the pages say, what they send, what they say when it fails. */
import { describe, expect, it } from 'vitest'
import * as cortesia from '#contract/editora/cortesia.ts'
import * as contas from '#contract/editora/leitores.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import {
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
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
  OUTRA_CONTA_ID as OUTRA_ID,
} from '#tests/support/conta-da-mesa.ts'

const app = setupApp()
const SEM_ASSINATURA: cortesia.AssinaturaDoLeitor = {
  situacao: 'nenhuma',
  plano: null,
  meio: null,
  vale_ate: null,
  carencia_ate: null,
  renova: false,
  cancelada: false,
  pode_dar: true,
  pode_retirar: false,
}

function open(
  path: string,
  papel: 'editor' | 'administrador' = 'administrador',
  assinatura: cortesia.AssinaturaDoLeitor = SEM_ASSINATURA,
) {
  app.network.answer(cortesia.lerAssinaturaDoLeitor, assinatura)
  app.open(`/editora/${path}`, { ...LEITORA, papel })
}

describe('the accounts', () => {
  it('are looked for by name or e-mail, and lead to one of them', async () => {
    const { network } = app
    network.answer(contas.listarContas, ({ query }) => (query.get('q') === 'ninguém' ? [] : [LINHA]))
    network.answer(contas.lerConta, LIA)
    open('leitores', 'editor')
    const link = await find('link', 'Lia Prado')
    fill(await findField('Procurar por nome ou e-mail'), 'ninguém')
    await findText('Nenhuma conta encontrada.')
    fill(get('searchbox'), 'lia')
    click(await find('link', 'Lia Prado'))
    await find('heading', 'Lia Prado')
    expect(link.isConnected).toBe(false)
    await findText('Firefox')
    expect(count('group', 'Papel')).toBe(0)
    expect(count('button', 'Excluir a conta')).toBe(0)
    expect(count('link', 'Registro')).toBe(0)
  })

  it('that could not be fetched say so, and come again', async () => {
    const { network } = app
    network.refuse(contas.listarContas, 'sem_permissao', 'Sua conta não tem permissão para isto.')
    open('leitores')
    await findAlert('Sua conta não tem permissão para isto.')
    network.answer(contas.listarContas, [LINHA])
    click(get('button', 'Tentar de novo'))
    await find('link', 'Lia Prado')
  })

  it('that are gone say so', async () => {
    app.network.refuse(contas.lerConta, 'nao_encontrado', 'Não há uma conta com este identificador.')
    open(`leitores/${ID}`)
    await find('heading', 'Conta não encontrada')
    get('link', 'Leitores', get('main'))
  })

  it('are suspended after a question, and brought back', async () => {
    const { network } = app
    network.answer(contas.lerConta, LIA)
    network.answer(contas.suspenderConta, { ...LIA, sessoes: [], suspensa_em: '2026-04-01T12:00:00.000Z' })
    network.answer(contas.reativarConta, { ...LIA, sessoes: [] })
    open(`leitores/${ID}`)
    click(await find('button', 'Suspender a conta'))
    click(get('button', 'Sim', await find('alertdialog', 'Suspender esta conta?')))
    await findStatus('Conta suspensa.')
    await findText(/^Suspensa desde/)
    await findText('Nenhuma sessão aberta.')
    click(get('button', 'Reativar a conta'))
    await find('button', 'Suspender a conta')
  })

  it('keep what they had when the server refuses', async () => {
    const { network } = app
    const sentence = 'Esta é a última conta de administrador.'
    network.answer(contas.lerConta, { ...LIA, papel: 'administrador' })
    network.refuse(contas.darPapel, 'estado_nao_permite', sentence)
    open(`leitores/${ID}`)
    click(await find('radio', /^Editor/))
    await findAlert(sentence)
    await until(() => expect(get('radio', /^Administrador/)).toHaveProperty('checked', true))
  })

  it('are deleted by their e-mail', async () => {
    const { network } = app
    network.answer(contas.lerConta, LIA)
    network.answer(contas.listarContas, [])
    network.refuse(contas.excluirContaDoLeitor, 'dados_invalidos', 'Este não é o e-mail da conta.')
    open(`leitores/${ID}`)
    click(await find('button', 'Excluir a conta'))
    const dialog = await find('alertdialog', 'Excluir esta conta?')
    const field = await findField('Escreva o e-mail da conta', dialog)
    fill(field, 'outra@exemplo.com.br')
    click(get('button', 'Excluir', dialog))
    await findText('Este não é o e-mail da conta.', dialog)
    network.answer(contas.excluirContaDoLeitor, { success: 'Conta excluída.' })
    fill(field, LIA.email)
    click(get('button', 'Excluir', dialog))
    await untilGone(dialog)
    await find('heading', 'Leitores')
    expect(network.calls(contas.excluirContaDoLeitor).at(-1)).toMatchObject({ body: { email: LIA.email } })
  })
})

describe('a session of an account', () => {
  it('is ended after a question, and the focus stays with the others; a refusal is told', async () => {
    const { network } = app
    const chromes = LIA.sessoes.map((sessao) => ({ ...sessao, id: OUTRA_ID, agente: 'Chrome/1' }))
    network.answer(contas.lerConta, { ...LIA, sessoes: [...chromes, ...LIA.sessoes] })
    network.refuse(contas.encerrarSessaoDoLeitor, 'sem_permissao', 'Só um administrador pode fazer isto.')
    open(`leitores/${ID}`, 'editor')
    const button = await find('button', /^Encerrar a sessão em Chrome/)
    click(button)
    click(get('button', 'Encerrar', await find('alertdialog', 'Encerrar esta sessão?')))
    await findAlert('Só um administrador pode fazer isto.')
    await until(() => expect(count('alertdialog')).toBe(0))
    network.answer(contas.encerrarSessaoDoLeitor, LIA)
    click(button)
    click(get('button', 'Encerrar', await find('alertdialog', 'Encerrar esta sessão?')))
    await findStatus('Sessão encerrada.')
    await untilGone(button)
    expect(document.activeElement).toBe(get('heading', 'Sessões abertas'))
    get('button', /^Encerrar a sessão em Firefox/)
    expect(network.calls(contas.encerrarSessaoDoLeitor).at(-1)?.params).toEqual({
      id: ID,
      sessaoId: OUTRA_ID,
    })
  })
})

describe('the subscription of an account', () => {
  const FIM = new Date('2099-01-31T23:59:59.999').toISOString()
  const ATIVA: cortesia.AssinaturaDoLeitor = { ...SEM_ASSINATURA, situacao: 'ativa', vale_ate: FIM }
  const DADA: cortesia.AssinaturaDoLeitor = { ...ATIVA, meio: 'cortesia', pode_retirar: true }
  const region = () => find('region', 'Assinatura')

  it('is given until the end of a day, and taken back after a question', async () => {
    const { network } = app
    network.answer(contas.lerConta, LIA)
    network.refuse(cortesia.darCortesia, 'dados_invalidos', 'Escolha um dia que ainda não passou.')
    open(`leitores/${ID}`, 'editor')
    const field = await findField('Dar uma assinatura até o fim do dia')
    await findText('Nenhuma assinatura.', await region())
    click(get('button', 'Dar a assinatura'))
    await findText('Escolha o dia.')
    expect(network.count(cortesia.darCortesia)).toBe(0)
    fill(field, '2099-01-31')
    click(get('button', 'Dar a assinatura'))
    await findText('Escolha um dia que ainda não passou.')
    network.answer(cortesia.darCortesia, DADA)
    click(get('button', 'Dar a assinatura'))
    await findText('Dada pela editora, vale até 31 de jan. de 2099.')
    expect(network.calls(cortesia.darCortesia).at(-1)?.body).toEqual({ ate: FIM })
    expect(await findField('Vale até o fim do dia')).toHaveProperty('value', '2099-01-31')
    network.answer(cortesia.retirarCortesia, SEM_ASSINATURA)
    click(get('button', 'Retirar'))
    click(get('button', 'Retirar', await find('alertdialog', 'Retirar a assinatura?')))
    await findStatus('Assinatura retirada.')
    await findField('Dar uma assinatura até o fim do dia')
  })

  it.each<[string, cortesia.AssinaturaDoLeitor, string]>([
    ['waits', { ...SEM_ASSINATURA, situacao: 'aguardando', plano: 'mensal' }, 'Mensal Recorrente: falta o'],
    [
      'goes on',
      { ...ATIVA, plano: 'mensal', renova: true, pode_dar: false },
      'próxima cobrança em 31 de jan.',
    ],
    ['was paid', { ...ATIVA, plano: 'anual', pode_dar: false }, 'Promocional Anual: paga até 31 de jan.'],
    ['is cancelled', { ...ATIVA, plano: 'anual', cancelada: true, pode_dar: false }, 'cancelada, vale até'],
    [
      'is owed',
      { ...ATIVA, situacao: 'carencia', plano: 'anual', carencia_ate: FIM, pode_dar: false },
      'o leitor ainda lê até 31 de jan.',
    ],
    ['is over', { ...ATIVA, situacao: 'encerrada' }, 'Terminou em 31 de jan. de 2099.'],
  ])('is told when it %s; beside a paid one none is given', async (_, assinatura, words) => {
    app.network.answer(contas.lerConta, LIA)
    open(`leitores/${ID}`, 'editor', assinatura)
    await untilSays(words, await region())
    expect(count('button', 'Dar a assinatura')).toBe(assinatura.pode_dar ? 1 : 0)
  })
})
