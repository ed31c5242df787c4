/** What a reader sees of the keys that mails bring: a new password, a confirmed address. */
import { describe, expect, it } from 'vitest'
import { user } from '#contract/auth.ts'
import {
  confirmarEndereco,
  enviarConfirmacao,
  escolherSenha,
  pedirSenhaNova,
  trocarEndereco,
} from '#contract/chaves.ts'
import { lerPreferencias, listarSessoes } from '#contract/perfil.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import { answerEstante } from '#tests/support/component-ebooks.ts'
import { answerComCorreio } from '#tests/support/component-replies.ts'
import {
  address,
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()

/** Said by the first call that must carry the token: a visitor has none yet. */
const NO_TOKEN_YET = 'Cookie csrftoken não encontrado.'
const VENCIDO = 'Este link já foi usado, venceu ou deu lugar a um mais novo.'
const CHAVE = 'x'.repeat(64)
const A_CAMINHO = 'Se houver uma conta com este e-mail, o link está a caminho.'

/** The call before is over. */
const untilFree = (button: string) =>
  until(() => expect(get('button', button).getAttribute('aria-disabled')).toBe('false'))

describe('/recuperar-senha', () => {
  it('is found at the sign-in, checks the address, says what the server says, and sends again', async () => {
    const { network } = app
    network.answer(pedirSenhaNova, { success: A_CAMINHO })
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login')
    click(await find('link', 'Esqueci a senha'))
    await find('heading', 'Recuperar a senha')
    await until(() => expect(document.title).toContain('Recuperar a senha'))
    expect(address()).toBe('/recuperar-senha')
    click(get('button', 'Enviar o link'))
    await untilSays('E-mail inválido.')
    expect(network.count(pedirSenhaNova)).toBe(0)
    fill(await findField('E-mail'), 'lia@exemplo.com.br')
    click(get('button', 'Enviar o link'))
    await findStatus(A_CAMINHO)
    await untilFree('Enviar de novo')
    click(get('button', 'Enviar de novo'))
    await until(() => expect(network.count(pedirSenhaNova)).toBe(2))
    expect(network.calls(pedirSenhaNova)[1]?.body).toEqual({ email: 'lia@exemplo.com.br' })
    click(get('link', 'Entrar'))
    await find('heading', 'Entrar')
  })

  it('says that the network is away, or that it was asked for too often', async () => {
    const { network } = app
    expectConsole(NO_TOKEN_YET)
    expectConsole('Erro ao buscar CSRF token:')
    app.openAsVisitor('/recuperar-senha')
    fill(await findField('E-mail'), 'lia@exemplo.com.br')
    network.cut()
    click(get('button', 'Enviar o link'))
    await findAlert('Não foi possível pedir o link: Sem conexão com o servidor.')
    await untilFree('Enviar o link')
    network.mend()
    network.refuse(pedirSenhaNova, 'muitas_tentativas', 'Muitas tentativas. Tente de novo em 9 minutos.')
    click(get('button', 'Enviar o link'))
    await findAlert('Muitas tentativas. Tente de novo em 9 minutos.')
  })

  it('takes a new password with the key of the address, and leads to the sign-in', async () => {
    const { network } = app
    const success = 'Senha alterada. Entre com a senha nova.'
    const fraca = 'Esta senha está entre as mais usadas e seria adivinhada logo.'
    network.refuse(escolherSenha, 'dados_invalidos', fraca, { senha_nova: fraca })
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor(`/recuperar-senha#${CHAVE}`)
    const senha = await findField('Senha nova')
    fill(senha, 'curta')
    click(get('button', 'Trocar a senha'))
    await untilSays('Senha deve ter ao menos 8 caracteres.')
    fill(senha, 'password1')
    click(get('button', 'Trocar a senha'))
    await untilSays(fraca)
    await untilFree('Trocar a senha')
    expect(document.activeElement).toBe(senha)
    network.answer(escolherSenha, { success })
    fill(senha, 'vaga-lume no quintal')
    click(get('button', 'Trocar a senha'))
    await find('heading', 'Entrar')
    await findStatus(success)
    expect(address()).toBe('/login')
    expect(network.calls(escolherSenha).at(-1)?.body).toEqual({
      chave: CHAVE,
      senha_nova: 'vaga-lume no quintal',
    })
  })

  it('asks for another link when this one opens nothing any more', async () => {
    const { network } = app
    network.refuse(escolherSenha, 'chave_invalida', VENCIDO)
    network.answer(pedirSenhaNova, { success: A_CAMINHO })
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor(`/recuperar-senha#${CHAVE}`)
    fill(await findField('Senha nova'), 'vaga-lume no quintal')
    click(get('button', 'Trocar a senha'))
    await untilSays(`${VENCIDO} Peça outro.`)
    fill(await findField('E-mail'), 'lia@exemplo.com.br')
    click(get('button', 'Enviar o link'))
    await findStatus(A_CAMINHO)
  })
})

describe('/confirmar', () => {
  it('confirms when it is told to, not by itself', async () => {
    const { network } = app
    network.answer(confirmarEndereco, { success: 'E-mail confirmado.' })
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor(`/confirmar#${CHAVE}`)
    const button = await find('button', 'Confirmar o e-mail')
    expect(network.count(confirmarEndereco)).toBe(0)
    click(button)
    await findStatus('E-mail confirmado.')
    expect([count('button', 'Confirmar o e-mail'), network.calls(confirmarEndereco)[0]?.body]).toEqual([
      0,
      { chave: CHAVE },
    ])
    get('link', 'Abrir a biblioteca')
  })

  it('says what is wrong with a link, and can be tried again', async () => {
    const { network } = app
    network.refuse(confirmarEndereco, 'chave_invalida', VENCIDO)
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor(`/confirmar#${CHAVE}`)
    click(await find('button', 'Confirmar o e-mail'))
    await findStatus(VENCIDO)
    network.answer(confirmarEndereco, { success: 'E-mail confirmado.' })
    click(await find('button', 'Tentar de novo'))
    await findStatus('E-mail confirmado.')
  })

  it('says that a link without its key is not whole', async () => {
    app.openAsVisitor('/confirmar')
    await untilSays('O link está incompleto. Abra-o de novo no e-mail, ou peça outro na biblioteca.')
    expect(count('button', 'Confirmar o e-mail')).toBe(0)
  })
})

describe('an address that is not confirmed', () => {
  const POR_CONFIRMAR = { ...LEITORA, email_confirmado: false }

  it('is reminded of in a line, which sends the link again', async () => {
    const { network } = app
    answerComCorreio(network)
    network.refuse(enviarConfirmacao, 'erro_interno', 'Algo deu errado.')
    app.open('/ajuda', POR_CONFIRMAR)
    const linha = await find('complementary', 'Confirmação do e-mail')
    await untilSays(
      'Falta confirmar o seu e-mail, leitora@exemplo.com.br, pelo link da nossa mensagem.',
      linha,
    )
    const enviar = get('button', 'Enviar de novo', linha)
    click(enviar)
    await findAlert('Algo deu errado.')
    await untilFree('Enviar de novo')
    network.answer(enviarConfirmacao, { success: 'Enviamos de novo o link de confirmação.' })
    click(enviar)
    await untilSays('Enviamos de novo o link de confirmação.', linha)
  })

  it('is not reminded of any more once it is confirmed elsewhere', async () => {
    const { network } = app
    answerComCorreio(network)
    network.refuse(enviarConfirmacao, 'estado_nao_permite', 'O seu e-mail já está confirmado.')
    app.open('/ajuda', POR_CONFIRMAR)
    const enviar = await find('button', 'Enviar de novo')
    network.answer(user, { ...LEITORA, email_confirmado: true })
    click(enviar)
    await until(() => expect(count('complementary', 'Confirmação do e-mail')).toBe(0))
  })

  it('is nobody’s matter where no mails are sent', async () => {
    app.open('/ajuda', POR_CONFIRMAR)
    await find('heading', 'Ajuda')
    await until(() => expect(count('contentinfo')).toBe(1))
    expect(count('complementary', 'Confirmação do e-mail')).toBe(0)
  })
})

describe("'E-mail' in the account", () => {
  const open = async () => {
    answerEstante(app.network)
    app.network.answer(listarSessoes, [])
    app.network.answer(lerPreferencias, { novos_livros: false, estudo_semanal: false, plano: null })
    app.open('/perfil')
    await find('heading', 'Dados pessoais')
  }

  it('asks for the change with the password, and says what is next', async () => {
    const { network } = app
    answerComCorreio(network)
    await open()
    const secao = await find('region', 'E-mail')
    const send = async (email: string, senha: string) => {
      fill(await findField('Novo e-mail', secao), email)
      fill(await findField('Senha da conta', secao), senha)
      click(get('button', 'Trocar o e-mail', secao))
    }
    await send('nova', 'x')
    await untilSays('E-mail inválido.', secao)
    network.refuse(trocarEndereco, 'credenciais_invalidas', 'A senha atual não confere.')
    await send('nova@exemplo.com.br', 'errada')
    await untilSays('A senha atual não confere.', secao)
    await untilFree('Trocar o e-mail')
    const success = 'Enviamos um link para nova@exemplo.com.br. A troca vale quando você o abrir.'
    network.answer(trocarEndereco, { success })
    await send('nova@exemplo.com.br', 'certa')
    await untilSays(success, secao)
    expect(await findField('Senha da conta', secao)).toHaveProperty('value', '')
  })

  it('is not offered where no mails are sent', async () => {
    await open()
    await untilSays('O e-mail identifica a sua conta e não pode ser alterado aqui.')
    expect(count('region', 'E-mail')).toBe(0)
  })
})
