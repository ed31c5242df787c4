/** What becomes of a half-written note when its reader is signed out. */
import { beforeEach, describe, expect, it } from 'vitest'
import { login, logoutGet, setCsrfToken, user } from '#contract/auth.ts'
import {
  criarNota,
  editarNota,
  listarNotas,
  type Nota,
  type NotaComSimbolo,
  notasDaPagina,
} from '#contract/notas.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import { answerPagina } from '#tests/support/component-padroes.ts'
import {
  click,
  count,
  fill,
  find,
  findField,
  findStatus,
  get,
  press,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()

const ESCRITA = { titulo: 'O Mediador', anotacao: 'Profeta, sacerdote e rei.' }
const NOTA: Nota = {
  ...ESCRITA,
  id: '01936d2e-7c00-7000-8000-000000000001',
  data_criacao: '2026-11-20T15:00:00.000Z',
  versao: 1,
}
const NA_LISTA: NotaComSimbolo = {
  ...NOTA,
  simbolo: 1,
  numero: 8,
  simboloLabel: 'CFW',
  capOrNumberLabel: 'Cap 8',
  user: { foto: null },
}

beforeEach(() => {
  answerPagina(app.network, 'cfw')
  app.network.answer(notasDaPagina, [])
  app.network.answer(listarNotas, [NA_LISTA])
})

const caminho = () => window.location.pathname + window.location.search
const rascunhos = () => Object.keys(localStorage).filter((key) => key.startsWith('mbw:rascunho'))

/** From now on nobody is signed in. */
function endSession(call: typeof criarNota | typeof editarNota): void {
  const message = 'Sua sessão terminou. Entre de novo.'
  for (const one of [call, user, notasDaPagina, listarNotas]) app.network.refuse(one, 'sem_sessao', message)
}

async function entrar(): Promise<void> {
  await until(() => expect(window.location.pathname).toBe('/login'))
  app.network.answer(login, { success: 'Login realizado com sucesso!' })
  app.network.answer(user, LEITORA)
  app.network.answer(notasDaPagina, [])
  app.network.answer(listarNotas, [NA_LISTA])
  await find('heading', 'Entrar')
  const form = document.querySelector<HTMLElement>('section:not([inert]) form') ?? undefined
  fill(await findField('E-mail', form), LEITORA.email)
  fill(await findField('Senha', form), 'senha-segura')
  click(get('button', 'Entrar', form))
  await findStatus('Login realizado com sucesso!')
}

/** Opens a new note and writes in it. */
async function escrever(): Promise<HTMLElement> {
  await find('region', 'Suas Notas')
  click(await find('button', 'Nova nota'))
  const dialog = await find('dialog', 'Nova nota')
  fill(await findField('Título', dialog), ESCRITA.titulo)
  fill(await findField('Anotação', dialog), ESCRITA.anotacao)
  return dialog
}

describe('a session that ended while a note was written', () => {
  it('leads to the login page and back to the new note, which has its text still', async () => {
    app.open('/cfw/capitulo/8')
    const antes = await escrever()
    expectConsole('Erro ao criar nota: ApiError')
    endSession(criarNota)
    click(get('button', 'Salvar', antes))

    await entrar()
    await until(() => expect(caminho()).toBe('/cfw/capitulo/8'))
    click(await find('button', 'Continuar'))
    const dialog = await find('dialog', 'Nova nota')
    expect(await findField('Título', dialog)).toHaveProperty('value', ESCRITA.titulo)
    expect(await findField('Anotação', dialog)).toHaveProperty('value', ESCRITA.anotacao)
    const before = app.network.count(criarNota)
    app.network.answer(criarNota, NOTA)
    app.network.answer(notasDaPagina, [NOTA])
    click(get('button', 'Salvar', dialog))
    await find('heading', ESCRITA.titulo, await find('region', 'Suas Notas'))
    expect(app.network.count(criarNota)).toBe(before + 1)
    expect(app.network.calls(criarNota).at(-1)?.body).toMatchObject(ESCRITA)
    await until(() => expect(count('button', 'Continuar')).toBe(0))
    expect(rascunhos()).toEqual([])
  })

  it('leads back to the filter of all notes, and to the edit', async () => {
    app.open('/notas?padrao=cfw')
    click(await find('button', `Editar nota: ${NOTA.titulo}`))
    const antes = await find('dialog', 'Editar nota')
    fill(await findField('Anotação', antes), 'Só ele.')
    expectConsole('Erro ao editar nota: ApiError')
    endSession(editarNota)
    click(get('button', 'Salvar', antes))

    await entrar()
    await until(() => expect(caminho()).toBe('/notas?padrao=cfw'))
    click(await find('button', 'Continuar'))
    app.network.answer(editarNota, { ...NOTA, anotacao: 'Só ele.', versao: 2 })
    click(get('button', 'Salvar', await find('dialog', 'Editar nota')))
    await findStatus('Nota editada com sucesso!')
    const last = app.network.calls(editarNota).at(-1)
    expect(last?.params).toEqual({ id: NOTA.id })
    expect(Object.fromEntries(last?.query ?? [])).toMatchObject({ titulo: NOTA.titulo, anotacao: 'Só ele.' })
  })
})

describe('leaving', () => {
  async function sair(): Promise<void> {
    app.network.answer(logoutGet, { success: 'Até logo.' })
    click(await find('button', /leitora/))
    click(await find('menuitem', 'Sair'))
  }

  it('asks about a draft; who stays has it still', async () => {
    app.open('/cfw/capitulo/8')
    const antes = await escrever()
    press('Escape')
    click(await find('button', 'Cancelar', antes))
    await untilGone(antes)
    await find('button', 'Continuar')
    await sair()
    const pergunta = await find('alertdialog', 'Há um rascunho de nota que não foi salvo.')
    await untilSays('Se você sair agora, ele será apagado deste aparelho.', pergunta)
    click(get('button', 'Voltar', pergunta))
    await untilGone(pergunta)
    expect(app.network.count(logoutGet)).toBe(0)
    click(await find('button', 'Continuar'))
    expect(await findField('Título', await find('dialog', 'Nova nota'))).toHaveProperty(
      'value',
      ESCRITA.titulo,
    )
  })

  it('goes on without a question when nothing was written', async () => {
    app.open('/cfw/capitulo/8')
    await find('region', 'Suas Notas')
    app.network.refuse(user, 'sem_sessao', 'Sua sessão terminou. Entre de novo.')
    await sair()
    await until(() => expect(caminho()).toMatch(/^\/login/))
    expect(app.network.count(logoutGet)).toBe(1)
    expect(app.network.count(setCsrfToken)).toBeLessThan(3)
  })

  it('gives up what is still on its way, which would be refused without the session', async () => {
    const answer = app.network.hold(notasDaPagina)
    app.open('/cfw/capitulo/8')
    await until(() => expect(app.network.count(notasDaPagina)).toBe(1))
    await sair()
    await until(() => expect(app.network.count(logoutGet)).toBe(1))
    expect(app.network.calls(notasDaPagina).map(({ signal }) => signal.aborted)).toEqual([true])
    answer()
    await until(() => expect(caminho()).toMatch(/^\/login/))
  })
})
