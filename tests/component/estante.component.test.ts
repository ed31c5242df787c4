/** The shelf: what it says while it is empty or the server fails, and its tabs by the keyboard. */
import { describe, expect, it } from 'vitest'
import { deletarLeitura, listarLendo, marcarComoLido } from '#contract/leituras.ts'
import { makeBack, openStopped, setupApp } from '#tests/support/component-app.tsx'
import { answerEbooks, answerEstante, DORT, makeLeitura } from '#tests/support/component-ebooks.ts'
import {
  click,
  count,
  find,
  findAlert,
  get,
  getAlert,
  press,
  runUntil,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()
const search = () => window.location.search

describe('the tabs', () => {
  it('say what will be there while they are empty', async () => {
    answerEbooks(app.network)
    app.open('/ebooks/estante')
    for (const [nome, texto] of [
      [/^Lendo/, 'Os livros que você está lendo aparecerão aqui.'],
      [/^Quero Ler/, 'Os ebooks que você salvar aparecerão aqui.'],
      [/^Lidos/, 'Os livros que você terminar aparecerão aqui.'],
    ] as const) {
      click(await find('tab', nome))
      await untilSays(texto, get('main'))
    }
    click(get('link', 'Ver os ebooks', get('tabpanel')))
    await until(() => expect(window.location.pathname).toBe('/ebooks'))
  })

  it('are chosen by the arrow keys, and each has its address', async () => {
    answerEstante(app.network)
    app.open('/ebooks/estante?aba=lidos')
    const lidos = await find('tab', /^Lidos/)
    expect(lidos.getAttribute('aria-selected')).toBe('true')
    lidos.focus()
    press('ArrowRight')
    await until(() => expect(search()).toBe(''))
    await until(() => expect(document.activeElement).toBe(get('tab', /^Lendo/, get('main'))))
    await settle()
    press('ArrowRight')
    await until(() => expect(search()).toBe('?aba=quero-ler'))
    press('Home')
    await until(() => expect(get('tab', /^Lendo/).getAttribute('aria-selected')).toBe('true'))
  })
})

it('is as it was left, on Back: its tab, its place in the window, and the book that was opened', async () => {
  const { network } = app
  answerEbooks(network)
  answerEstante(network, [makeLeitura(1, 'lido'), makeLeitura(2, 'lendo')])
  app.open('/ebooks/estante?aba=lidos')
  const livro = await until(() => get('link', /^Cânones de Dort/, get('tabpanel')))
  window.scrollTo(0, 640)
  const goBack = makeBack()
  click(livro)
  await find('heading', DORT.titulo)
  await until(() => expect(window.scrollY).toBe(0))
  goBack()
  await until(() => expect(get('tab', /^Lidos/).getAttribute('aria-selected')).toBe('true'))
  await until(() => expect(window.scrollY).toBe(640))
  await until(() => expect(document.activeElement).toBe(get('link', /^Cânones de Dort/, get('tabpanel'))))
})

describe('a book', () => {
  it('comes back when it could not be removed or marked, with a sentence', async () => {
    const { network } = app
    answerEstante(network, [makeLeitura(1, 'lendo')])
    network.refuse(marcarComoLido, 'erro_interno')
    network.refuse(deletarLeitura, 'erro_interno')
    expectConsole('Erro ao marcar como lido: ApiError')
    expectConsole('Erro ao excluir leitura: ApiError')
    app.open('/ebooks/estante')
    click(await find('button', /^Lido ?: Cânones de Dort$/))
    await findAlert('A leitura não foi marcada como lida. Tente de novo.')
    click(get('button', 'Remover da estante: Cânones de Dort'))
    click(get('button', 'Sim', await find('alertdialog')))
    await findAlert('O ebook não foi removido da estante. Tente de novo.')
    await find('heading', 'Cânones de Dort')
  })
})

describe('a book that another device has removed', () => {
  it('goes from the shelf without a word', async () => {
    const { network } = app
    answerEstante(network, [makeLeitura(1, 'lendo')])
    network.refuse(deletarLeitura, 'nao_encontrado')
    app.open('/ebooks/estante')
    click(await find('button', 'Remover da estante: Cânones de Dort'))
    answerEstante(network)
    click(get('button', 'Sim', await find('alertdialog')))
    await untilSays('Os livros que você está lendo aparecerão aqui.')
    expect(count('alert', /removido/)).toBe(0)
  })
})

describe('the lists', () => {
  it('are asked for again when the window is used again', async () => {
    answerEstante(app.network, [makeLeitura(1, 'lendo')])
    app.open('/ebooks/estante')
    await find('heading', 'Cânones de Dort')
    answerEstante(app.network, [makeLeitura(1, 'lido')])
    // What the browser says when the reader comes back to the window.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await untilSays('Os livros que você está lendo aparecerão aqui.')
    click(get('tab', /^Lidos/))
    await find('link', /^Cânones de Dort/)
  })

  it('say when they could not be fetched, and recover', async () => {
    answerEstante(app.network)
    app.network.refuse(listarLendo, 'erro_interno')
    await openStopped(app, '/ebooks/estante', listarLendo)
    const alert = await runUntil(() => getAlert('Erro ao carregar os e‑books.'))
    expect(app.network.count(listarLendo)).toBe(4)
    answerEstante(app.network, [makeLeitura(1, 'lendo')])
    click(get('button', 'Tentar de novo', alert))
    await find('heading', 'Cânones de Dort')
    await untilGone(alert)
  })
})
