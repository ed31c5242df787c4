/** Notes while the server or the network fails: the dialog stays, with what was typed in it. */
import { describe, expect, it } from 'vitest'
import {
  criarNota,
  deletarNota,
  editarNota,
  listarNotas,
  type Nota,
  type NotaComSimbolo,
  notasDaPagina,
} from '#contract/notas.ts'
import { openStopped, setupApp } from '#tests/support/component-app.tsx'
import type { Network } from '#tests/support/component-network.ts'
import { answerPagina } from '#tests/support/component-padroes.ts'
import {
  click,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  getAlert,
  press,
  runUntil,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()

const FALHOU = 'A nota não foi salva. '
const NOTA: Nota = {
  id: '01936d2e-7c00-7000-8000-000000000001',
  titulo: 'O Mediador',
  anotacao: 'Profeta, sacerdote e rei.',
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

const painel = () => find('region', 'Suas Notas')

/** Opens a chapter with this note, or with none. */
function openCapitulo(network: Network, notas: Nota[]): void {
  answerPagina(network, 'cfw')
  network.answer(notasDaPagina, notas)
  app.open('/cfw/capitulo/8')
}

describe('a new note', () => {
  it('stays in its dialog while the server fails, and is saved once when it recovers', async () => {
    const { network } = app
    network.refuse(criarNota, 'erro_interno')
    expectConsole('Erro ao criar nota: ApiError')
    openCapitulo(network, [])
    await untilSays('Nenhuma Nota Criada', await painel())
    click(get('button', 'Nova nota'))
    const dialog = await find('dialog', 'Nova nota')
    fill(await findField('Título', dialog), NOTA.titulo)
    fill(await findField('Anotação', dialog), NOTA.anotacao)
    click(get('button', 'Salvar', dialog))
    const alert = await findAlert(`${FALHOU}Algo deu errado`, dialog)
    expect(await findField('Anotação', dialog)).toHaveProperty('value', NOTA.anotacao)
    const made: unknown[] = []
    network.answer(criarNota, ({ body }) => {
      made.push(body)
      return NOTA
    })
    network.answer(notasDaPagina, [NOTA])
    click(get('button', 'Tentar de novo', alert))
    await findStatus('Nota criada.')
    await untilGone(dialog)
    await find('heading', NOTA.titulo, await painel())
    expect(made).toMatchObject([
      { simbolo: 1, numero_pergunta: 8, titulo: NOTA.titulo, anotacao: NOTA.anotacao },
    ])
    expect(Object.keys(localStorage).join()).not.toContain('mbw:rascunho')
  })
})

describe('a note with nothing in it', () => {
  it('begins with the focus in Título, is not saved, and leaves nothing when it is closed', async () => {
    const { network } = app
    openCapitulo(network, [])
    await untilSays('Nenhuma Nota Criada', await painel())
    click(get('button', 'Nova nota'))
    const dialog = await find('dialog', 'Nova nota')
    const titulo = await findField('Título', dialog)
    await until(() => expect(document.activeElement).toBe(titulo))
    fill(await findField('Anotação', dialog), ' \n ')
    click(get('button', 'Salvar', dialog))
    await findStatus('Escreva um título ou uma anotação.')
    expect(document.activeElement).toBe(titulo)
    expect(titulo.getAttribute('aria-invalid')).toBe('true')
    fill(titulo, ' ')
    expect(titulo.getAttribute('aria-invalid')).toBeNull()
    click(get('button', 'Cancelar', dialog))
    await untilGone(dialog)
    expect(document.body.textContent).not.toMatch(/não a salvou|rascunho/)
    expect(Object.keys(localStorage).join()).not.toContain('mbw:rascunho')
    expect(network.count(criarNota)).toBe(0)
  })
})

describe('an edit', () => {
  it('stays in its dialog while the network is away, and goes on when it is back', async () => {
    const { network } = app
    network.answer(listarNotas, [NA_LISTA])
    expectConsole('Erro ao editar nota: NetworkError')
    app.open('/notas')
    click(await find('button', `Editar nota: ${NOTA.titulo}`))
    const dialog = await find('dialog', 'Editar nota')
    fill(await findField('Anotação', dialog), 'Só ele.')
    network.answer(editarNota, { ...NOTA, anotacao: 'Só ele.', versao: 2 })
    network.cut()
    click(get('button', 'Salvar', dialog))
    const alert = await findAlert(`${FALHOU}Sem conexão com o servidor.`, dialog)
    network.mend()
    click(get('button', 'Tentar de novo', alert))
    await findStatus('Nota editada com sucesso!')
    await untilSays('Só ele.')
  })
})

describe('a deletion', () => {
  it('keeps its question open while the server fails, and the note until it is deleted', async () => {
    const { network } = app
    network.refuse(deletarNota, 'erro_interno')
    expectConsole('Erro ao excluir nota: ApiError')
    openCapitulo(network, [NOTA])
    click(await find('button', `Excluir nota: ${NOTA.titulo}`))
    const dialog = await find('alertdialog', 'Deseja realmente excluir esta nota?')
    click(get('button', 'Sim', dialog))
    const alert = await findAlert('A nota não foi excluída. ', dialog)
    get('heading', NOTA.titulo, await painel())
    network.answer(deletarNota, { success: 'Nota excluída.' })
    network.answer(notasDaPagina, [])
    click(get('button', 'Tentar de novo', alert))
    await findStatus('Nota excluída com sucesso!')
    await untilSays('Nenhuma Nota Criada', await painel())
  })
})

describe('while the server fails', () => {
  it('the notes of a page look like none, and come with the way on', async () => {
    const { network } = app
    answerPagina(network, 'cfw')
    network.refuse(notasDaPagina, 'erro_interno')
    expectConsole('Erro ao buscar notas: ApiError')
    await openStopped(app, '/cfw/capitulo/8', notasDaPagina)
    await runUntil(() => get('button', 'Tentar de novo', get('region', 'Suas Notas')))
    await untilSays('Nenhuma Nota Criada', await painel())
    network.answer(notasDaPagina, [NOTA])
    click(get('button', 'Tentar de novo', await painel()))
    await find('heading', NOTA.titulo, await painel())
  })

  it('the list says so with its sentence, tries once more by itself, and recovers with the button', async () => {
    const { network } = app
    network.refuse(listarNotas, 'erro_interno')
    await openStopped(app, '/notas', listarNotas)
    const alert = await runUntil(() => getAlert('Falha ao carregar: '))
    expect(alert.textContent).toMatch(/^Falha ao carregar: \p{Lu}.*\./u)
    // Notes use one retry.
    const all = network.calls(listarNotas).filter(({ query }) => query.toString() === 'limit=50')
    expect(all).toHaveLength(2)
    network.answer(listarNotas, [NA_LISTA])
    click(get('button', 'Tentar de novo', alert))
    await find('heading', NOTA.titulo)
    await untilGone(alert)
  })
})

describe('without a network', () => {
  it.each(['/cfw/capitulo/8', '/notas'])('%s says so, never that there are none', async (path) => {
    const { network } = app
    answerPagina(network, 'cfw')
    const call = path === '/notas' ? listarNotas : notasDaPagina
    network.loseAnswers(call)
    if (call === notasDaPagina) expectConsole('Erro ao buscar notas: NetworkError')
    await openStopped(app, path, call)
    const alert = await runUntil(() => getAlert('Falha ao carregar: sem internet.'))
    expect(document.body.textContent).not.toMatch(/Nenhuma Nota Criada|Você não tem notas/)
    expect(get('link', 'Ler sem internet', alert).getAttribute('href')).toBe('/perfil#sem-internet')
    if (call === listarNotas) network.answer(listarNotas, [NA_LISTA])
    else network.answer(notasDaPagina, [NOTA])
    click(get('button', 'Tentar de novo', alert))
    await find('heading', NOTA.titulo)
  })
})

describe('the filters', () => {
  it('say so to a reader without notes, and where notes come from', async () => {
    app.network.answer(listarNotas, [])
    app.open('/notas')
    await untilSays('Você não tem notas neste filtro.')
    click(get('link', 'Ir para os padrões'))
    await find('heading', 'Padrões de Westminster')
  })
})

describe('a new note of a section', () => {
  it('begins in the menu of its number, names it, and is empty until the reader writes', async () => {
    const { network } = app
    openCapitulo(network, [])
    const abrir = async () => {
      const secao = await find('button', 'Seção 1')
      secao.focus()
      press('ArrowDown')
      click(await find('menuitem', 'Nova nota'))
      return find('dialog', 'Nova nota')
    }
    const vazia = await abrir()
    await untilSays('CFW, Cap 8, Seção 1', vazia)
    expect(await findField('Título', vazia)).toHaveProperty('value', 'CFW 8.1')
    click(get('button', 'Salvar', vazia))
    await untilSays('Escreva um título ou uma anotação.', vazia)
    expect(network.calls(criarNota)).toHaveLength(0)
    click(get('button', 'Cancelar', vazia))
    await untilGone(vazia)
    expect(Object.keys(localStorage).join()).not.toContain('mbw:rascunho')

    const dialog = await abrir()
    fill(await findField('Anotação', dialog), NOTA.anotacao)
    const made: unknown[] = []
    network.answer(criarNota, ({ body }) => {
      made.push(body)
      return { ...NOTA, titulo: 'CFW 8.1', ancora: 's1' }
    })
    network.answer(notasDaPagina, [{ ...NOTA, titulo: 'CFW 8.1', ancora: 's1' }])
    click(get('button', 'Salvar', dialog))
    await findStatus('Nota criada.')
    expect(made).toMatchObject([{ simbolo: 1, numero_pergunta: 8, titulo: 'CFW 8.1', ancora: 's1' }])
    await find('heading', 'CFW 8.1', await painel())
    // It names its place and leads there.
    click(get('link', 'CFW 8.1', await painel()))
    await until(() => expect(document.querySelector('#s1.alvo')).not.toBeNull())
  })

  it('keeps its place as a draft, also where it is gone on with from the panel', async () => {
    const { network } = app
    openCapitulo(network, [])
    const secao = await find('button', 'Seção 1')
    secao.focus()
    press('ArrowDown')
    click(await find('menuitem', 'Nova nota'))
    const dialog = await find('dialog', 'Nova nota')
    fill(await findField('Anotação', dialog), 'Sobre a seção.')
    click(get('button', 'Cancelar', dialog))
    click(await find('button', 'Continuar'))
    await untilSays('CFW, Cap 8, Seção 1', await find('dialog', 'Nova nota'))
    click(get('button', 'Descartar rascunho'))
    await untilGone(
      get('button', 'Cancelar').closest('dialog')?.querySelector('.nota-aviso') ?? document.body,
    )
    await until(() => expect(get('dialog', 'Nova nota').textContent).not.toContain('Seção 1'))
  })

  it('is listed by its place among all notes, and leads to it', async () => {
    const { network } = app
    const deTodas = {
      simboloLabel: 'CFW',
      capOrNumberLabel: 'Cap 8',
      simbolo: 1,
      numero: 8,
      user: { foto: null },
    }
    network.answer(listarNotas, [
      { ...NOTA, ...deTodas, id: '01890000-0000-7000-8000-0000000000a1', ancora: 's2' },
      { ...NOTA, ...deTodas, id: '01890000-0000-7000-8000-0000000000a2' },
      {
        ...{ ...NOTA, ...deTodas, id: '01890000-0000-7000-8000-0000000000a3', ancora: 's1' },
        ...{ simboloLabel: 'CMW', capOrNumberLabel: 'Pergunta 70', simbolo: 2, numero: 70 },
      },
    ])
    app.open('/notas')
    await find('link', 'CFW 8.2')
    const links = [...document.querySelectorAll('a.lab')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).toEqual([
      ['CFW 8.2', '/cfw/capitulo/8#s2'],
      ['CFW Cap 8', '/cfw/capitulo/8'],
      ['CMW Pergunta 70', '/cmw/pergunta/70#s1'],
    ])
  })
})
