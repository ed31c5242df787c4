/** The account over the real server: names, password, open sessions. */
import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { countSessoes, openSessionByRow } from '#tests/support/browser-session.ts'
import {
  click,
  count,
  fill,
  find,
  findAlert,
  findStatus,
  findText,
  get,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

const field = (label: string, scope: HTMLElement): HTMLInputElement =>
  within(scope).getByLabelText(label, { selector: 'input' })
const focused = () => document.activeElement?.getAttribute('name')
const sessoes = () => get('region', 'Sessões abertas')

describe('the page', () => {
  it('says what it is for, and leads back to the home page', async () => {
    await app.open('/perfil')
    await find('heading', 'Minha Conta')
    await untilSays('Gerencie as informações de conta, dados pessoais, assinaturas e veja novas notificações')
    click(get('link', 'Voltar'))
    await find('heading', 'Padrões de Westminster')
    expect(window.location.pathname).toBe('/')
  })
})

describe('the names', () => {
  it('are saved and stand in the top bar at once, after a reload, and after a network that was away', async () => {
    const reader = await app.open('/perfil')
    await findText(reader.email, await find('region', 'Dados pessoais'))
    const dados = () => get('region', 'Dados pessoais')
    const salvar = () => click(get('button', 'Salvar', dados()))
    fill(field('Nome', dados()), '')
    salvar()
    await findText('Informe o nome.', dados())
    await until(() => expect(focused()).toBe('first_name'))
    fill(field('Nome', dados()), 'Helena')
    fill(field('Sobrenome', dados()), 'Monteiro')
    salvar()
    await findStatus('Nome salvo.')
    await find('button', /Helena Monteiro/, get('banner'))
    await until(() => expect(get('banner').querySelector('.face')?.textContent).toBe('hm'))
    app.reload()
    await until(() => get('button', /Helena Monteiro/, get('banner')))
    await until(() => expect(field('Sobrenome', dados()).value).toBe('Monteiro'))

    fill(field('Sobrenome', dados()), 'Souza')
    app.network.cut()
    salvar()
    await findAlert('Não foi possível salvar o nome: Sem conexão com o servidor.')
    app.network.mend()
    salvar()
    await find('button', /Helena Souza/, get('banner'))
  })
})

describe('the password', () => {
  it('is changed by who knows the old one; the other session ends, this one goes on', async () => {
    const reader = await app.newReader()
    await openSessionByRow(app.db(), reader)
    await app.open('/perfil', reader)
    const senha = await find('region', 'Senha')
    const change = (atual: string, nova: string, repeticao = nova) => {
      fill(field('Senha atual', senha), atual)
      fill(field('Senha nova', senha), nova)
      fill(field('Repita a senha nova', senha), repeticao)
      click(get('button', 'Alterar a senha', senha))
    }
    change('', 'curta', 'outra')
    for (const sentence of [
      'Informe a senha atual.',
      'Senha deve ter ao menos 8 caracteres.',
      'As duas senhas novas não são iguais.',
    ]) {
      await findText(sentence, senha)
    }
    change('senha-errada', 'senha-bem-nova')
    await findText('A senha atual não confere.', senha)
    await until(() => expect(focused()).toBe('senha_atual'))
    // A wrong password is no lost session.
    expect(window.location.pathname).toBe('/perfil')
    await until(() => expect(count('listitem', undefined, sessoes())).toBe(2))

    change(reader.password, 'senha-bem-nova')
    await findStatus('As outras sessões foram encerradas.')
    await until(() => expect(count('listitem', undefined, sessoes())).toBe(1))
    expect(await countSessoes(app.db(), reader)).toBe(1)
    click(get('link', 'Notas', get('navigation', 'Principal')))
    await untilSays('Você não tem notas neste filtro.')

    app.openAsVisitor('/login')
    const entrar = async (password: string) => {
      const form = (await find('heading', 'Entrar')).closest('section')?.querySelector('form')
      if (!form) throw new Error('The form is not there.')
      fill(field('E-mail', form), reader.email)
      fill(field('Senha', form), password)
      click(get('button', 'Entrar', form))
    }
    await entrar(reader.password)
    await findAlert('E-mail ou senha incorretos.')
    await entrar('senha-bem-nova')
    await findStatus('Login realizado com sucesso!')
  })
})

describe('the open sessions', () => {
  it('are listed, and another one is ended after a question', async () => {
    const reader = await app.newReader()
    await openSessionByRow(app.db(), reader)
    await app.open('/perfil', reader)
    await find('region', 'Sessões abertas')
    const rows = () => within(sessoes()).queryAllByRole('listitem')
    await until(() => expect(rows()).toHaveLength(2))
    expect(rows().filter(({ textContent }) => textContent.includes('Esta sessão'))).toHaveLength(1)
    const ask = async () => {
      const outra = rows().find(({ textContent }) => !textContent.includes('Esta sessão'))
      click(get('button', /^Encerrar a sessão: Chrome no Linux/, outra))
      return find('alertdialog', 'Deseja realmente encerrar esta sessão?')
    }
    const dialog = await ask()
    click(get('button', 'Cancelar', dialog))
    await untilGone(dialog)
    expect(rows()).toHaveLength(2)
    const again = await ask()
    await untilSays('Quem estiver usando Chrome no Linux sairá da sua conta.', again)
    click(get('button', 'Encerrar', again))
    await findStatus('Sessão encerrada.')
    await until(() => expect(rows().map(({ textContent }) => textContent)).toHaveLength(1))
    expect(rows()[0]?.textContent).toContain('Chrome no Linux')
    expect(await countSessoes(app.db(), reader)).toBe(1)
  })
  it('include this one, which is ended like leaving', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const reader = await app.open('/perfil')
    click(await find('button', /^Encerrar a sessão: /))
    const dialog = await find('alertdialog', 'Deseja realmente encerrar esta sessão?')
    await untilSays('É a sessão deste navegador: você sairá da sua conta aqui.', dialog)
    click(get('button', 'Encerrar', dialog))
    await until(() => expect(assign).toHaveBeenCalledWith('/login'))
    expect(localStorage.getItem('auth-storage')).toBeNull()
    expect(await countSessoes(app.db(), reader)).toBe(0)
  })
})
