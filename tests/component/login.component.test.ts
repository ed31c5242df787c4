/** What the two forms of the login page say, and when. */
import { describe, expect, it, vi } from 'vitest'
import { cadastro, login, setCsrfToken, user } from '#contract/auth.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import {
  click,
  fill,
  find,
  findAlert,
  findField,
  get,
  getAlert,
  settle,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'
import { untilHolds } from '#tests/support/soon.ts'

const app = setupApp()

/** Said by the first call that must carry the token: a visitor has none yet. */
const NO_TOKEN_YET = 'Cookie csrftoken não encontrado.'

const USERNAME_CURTO = 'Nome de usuário deve ter ao menos 3 caracteres.'
const EMAIL_INVALIDO = 'E-mail inválido.'
const SENHA_CURTA = 'Senha deve ter ao menos 8 caracteres.'
const CADASTRADO = 'Cadastro realizado com sucesso!'
const ENTROU = 'Login realizado com sucesso!'
const INTERNO = 'Algo deu errado no servidor. Tente de novo em instantes.'

const LIA = { 'Nome de usuário': 'Lia', 'E-mail': 'lia@exemplo.com.br', Senha: 'senha-segura' }
const ENTRADA = { 'E-mail': 'lia@exemplo.com.br', Senha: 'senha-segura' }

/** The form that the panel leaves free; the other one is out of reach. */
async function activeForm(): Promise<HTMLElement> {
  await find('heading', /^(Entrar|Cadastrar)$/)
  const form = document.querySelector<HTMLElement>('section:not([inert]) form')
  if (!form) throw new Error('No form is within reach.')
  return form
}

async function submit(values: Readonly<Record<string, string>> = {}): Promise<void> {
  const form = await activeForm()
  for (const [label, value] of Object.entries(values)) fill(await findField(label, form), value)
  click(get('button', /^(Entrar|Cadastrar)$/, form))
}

async function errors(): Promise<string[]> {
  return [...(await activeForm()).querySelectorAll('p')].map(({ textContent }) => textContent.trim())
}

const focused = () => document.activeElement?.getAttribute('name')
const success = () => get('status').textContent.trim()

describe('the registration form', () => {
  it('names every bad field in the order of the checks, leads to the first, and sends nothing', async () => {
    app.openAsVisitor('/login?modo=cadastro')
    await submit()
    await untilHolds(async () =>
      expect(await errors()).toEqual([USERNAME_CURTO, EMAIL_INVALIDO, SENHA_CURTA]),
    )
    expect(focused()).toBe('username')
    await submit({ 'Nome de usuário': 'Ana' })
    await untilHolds(async () => expect(await errors()).toEqual([EMAIL_INVALIDO, SENHA_CURTA]))
    expect(focused()).toBe('email')
    await submit({ 'E-mail': 'ana@exemplo', Senha: '1234567' })
    await untilHolds(async () => expect(await errors()).toEqual([EMAIL_INVALIDO, SENHA_CURTA]))
    await submit({ 'E-mail': 'ana@exemplo.com.br' })
    await untilHolds(async () => expect(await errors()).toEqual([SENHA_CURTA]))
    expect(focused()).toBe('password')
    expect([app.network.count(cadastro), app.network.count(setCsrfToken)]).toEqual([0, 0])
  })

  it('shows the sentence of the server when the e-mail is taken', async () => {
    const message = 'E-mail já cadastrado.'
    app.network.refuse(cadastro, 'email_ja_cadastrado', message, { email: message })
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login?modo=cadastro')
    await submit(LIA)
    await findAlert(message)
  })

  it('says that the network is away, and works when it is back', async () => {
    app.network.answer(cadastro, { success: CADASTRADO })
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login?modo=cadastro')
    await activeForm()
    expectConsole('Erro ao buscar CSRF token:')
    app.network.cut()
    await submit(LIA)
    const failure = 'Erro ao cadastrar: Sem conexão com o servidor.'
    await findAlert(failure)
    app.network.mend()
    await submit()
    await until(() => expect(success()).toBe(CADASTRADO))
    expect(() => getAlert(failure)).toThrow()
  })

  it("says 'Falha no cadastro.' when something between answers instead of the server", async () => {
    app.network.intrude(cadastro, 502, 'Bad Gateway')
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login?modo=cadastro')
    await submit(LIA)
    await findAlert('Falha no cadastro.')
  })

  it("shows the field 'error' of a registration that the server could not do, and works when it can", async () => {
    app.network.refuse(cadastro, 'erro_interno', INTERNO)
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login?modo=cadastro')
    await submit(LIA)
    await findAlert(INTERNO)
    app.network.answer(cadastro, { success: CADASTRADO })
    await submit()
    await until(() => expect(success()).toBe(CADASTRADO))
  })

  it('leaves whoever went elsewhere after it where he is', async () => {
    app.network.answer(cadastro, { success: CADASTRADO })
    expectConsole(NO_TOKEN_YET)
    stopClock()
    app.openAsVisitor('/login?modo=cadastro')
    await submit(LIA)
    await until(() => expect(success()).toBe(CADASTRADO))
    app.openAsVisitor('/privacidade')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(window.location.pathname).toBe('/privacidade')
  })
})

describe('what a visitor brings along', () => {
  it('is the plan that he chose, in both forms', async () => {
    app.openAsVisitor('/login?modo=cadastro&plano=anual')
    await untilSays('Plano escolhido: Promocional Anual.')
    app.openAsVisitor('/login')
    await untilSays('Plano escolhido: Promocional Anual.')
  })

  it('is, after the deletion of the account, that it is gone', async () => {
    app.openAsVisitor('/login?conta=excluida')
    await untilSays('A sua conta foi excluída, com as notas, os destaques e a estante.')
    await until(() => expect(document.title).toMatch(/^Conta excluída/))
  })
})

describe('a password', () => {
  it('can be looked at', async () => {
    app.openAsVisitor('/login')
    const form = await activeForm()
    const senha = await findField('Senha', form)
    fill(senha, ENTRADA.Senha)
    const mostrar = get('button', 'Mostrar senha', form)
    expect([senha.getAttribute('type'), mostrar.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
    click(mostrar)
    await until(() => expect(senha.getAttribute('type')).toBe('text'))
    expect(senha).toHaveProperty('value', ENTRADA.Senha)
    click(get('button', 'Mostrar senha', form))
    await until(() => expect(senha.getAttribute('type')).toBe('password'))
    expect(app.network.count(login)).toBe(0)
  })
})

describe('the sign-in form', () => {
  it('has no rules of its own and shows the sentence of the server until it is closed', async () => {
    const message = 'E-mail ou senha incorretos.'
    app.network.refuse(login, 'credenciais_invalidas', message)
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login')
    await submit()
    await findAlert(message)
    expect(app.network.count(login)).toBe(1)
    click(get('button', 'Fechar aviso'))
    await until(() => expect(() => getAlert(message)).toThrow())
    await submit(ENTRADA)
    await findAlert(message)
    expect(window.location.pathname).toBe('/login')
  })

  it('says that the network is away', async () => {
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login')
    await activeForm()
    expectConsole('Erro ao buscar CSRF token:')
    app.network.cut()
    await submit(ENTRADA)
    await findAlert('Erro ao fazer login: Sem conexão com o servidor.')
  })

  it('says that the browser keeps no cookies', async () => {
    app.openAsVisitor('/login')
    await activeForm()
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    await submit(ENTRADA)
    await findAlert('Erro ao fazer login: Cookies estão desativados no navegador.')
    expect(app.network.count(login)).toBe(0)
  })

  it('says how long to wait after too many tries', async () => {
    const message = 'Muitas tentativas. Tente de novo em 15 minutos.'
    app.network.refuse(login, 'muitas_tentativas', message)
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login')
    await submit(ENTRADA)
    await findAlert(message)
  })

  it("shows the field 'message' of a sign-in that the server could not do, and works when it can", async () => {
    app.network.refuse(login, 'erro_interno', INTERNO)
    expectConsole(NO_TOKEN_YET)
    app.openAsVisitor('/login')
    await submit(ENTRADA)
    await findAlert(INTERNO)
    letIn()
    await submit()
    await until(() => expect(success()).toBe(ENTROU))
  })
})

describe('the timers', () => {
  it('go to the home page 1 s after the sign-in, and take the banner away after 3 s', async () => {
    await signInWithStoppedClock()
    await until(() => expect(success()).toBe(ENTROU))
    await until(() => expect(app.network.count(user)).toBe(1))
    await settle()
    const shown = Date.now()
    await vi.advanceTimersByTimeAsync(900)
    expect(window.location.pathname).toBe('/login')
    await vi.advanceTimersByTimeAsync(150)
    await find('heading', 'Padrões de Westminster')
    expect(window.location.pathname).toBe('/')
    await vi.advanceTimersByTimeAsync(shown + 2_950 - Date.now())
    expect(success()).toBe(ENTROU)
    await vi.advanceTimersByTimeAsync(100)
    await until(() => expect(success()).toBe(''))
  })

  it('leave whoever went elsewhere after the sign-in where he is', async () => {
    await signInWithStoppedClock()
    await until(() => expect(app.network.count(user)).toBe(1))
    await settle()
    app.open('/privacidade')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(window.location.pathname).toBe('/privacidade')
  })

  it('wait while the pointer is over the banner', async () => {
    await signInWithStoppedClock()
    await until(() => expect(success()).toBe(ENTROU))
    const banner = get('status').firstElementChild
    // React makes its event of entering from this one.
    banner?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await settle()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(success()).toBe(ENTROU)
    banner?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
    await settle()
    await vi.advanceTimersByTimeAsync(3_050)
    await until(() => expect(success()).toBe(''))
  })
})

/** The next sign-in succeeds. */
function letIn(): void {
  app.network.answer(login, { success: ENTROU })
  app.network.answer(user, LEITORA)
}

/** Time stands still from the sign-in on. */
async function signInWithStoppedClock(): Promise<void> {
  expectConsole(NO_TOKEN_YET)
  app.openAsVisitor('/login')
  await activeForm()
  letIn()
  stopClock()
  await submit(ENTRADA)
}
