/** /biblia: the filter of the books, and the testaments behind tabs on a narrow screen. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { edicoesBiblia, livroBiblia } from '#contract/biblia.ts'
import { makeBack, setupApp } from '#tests/support/component-app.tsx'
import { answerBiblia } from '#tests/support/component-biblia.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import {
  click,
  count,
  fill,
  find,
  findField,
  get,
  press,
  until,
  untilGone,
} from '#tests/support/component-screen.ts'

const app = setupApp()

afterEach(() => vi.restoreAllMocks())

/** From now on no window is as wide as a style sheet may ask. */
function makeNarrow(): void {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.includes('min-width') ? 'not all' : query),
  )
}

const livros = () => ({ rute: count('link', /^Rute/), mateus: count('link', /^Mateus/) })

describe('the filter', () => {
  it('leaves the books of both testaments, by name or abbreviation, and says how many', async () => {
    answerBiblia(app.network)
    app.open('/biblia')
    const filtro = await findField('Filtrar por livro')
    await until(() => expect(livros()).toEqual({ rute: 1, mateus: 1 }))
    const status = filtro.closest('div')?.querySelector('[role=status]')
    expect(status?.textContent).toBe('2 livros')
    fill(filtro, 'mt')
    await until(() => expect(livros()).toEqual({ rute: 0, mateus: 1 }))
    expect(status?.textContent).toBe('1 livro')
    expect(count('heading', 'Antigo Testamento')).toBe(0)
    fill(filtro, 'zzz')
    await until(() => expect(livros()).toEqual({ rute: 0, mateus: 0 }))
    expect(document.querySelector('main .state')?.textContent).toBe('Nenhum resultado encontrado.')
  })
})

it('the filter and the testament are as they were left, on Back', async () => {
  makeNarrow()
  answerBiblia(app.network)
  app.open('/biblia?testamento=novo')
  fill(await findField('Filtrar por livro'), 'rute')
  await until(() => expect(livros()).toEqual({ rute: 1, mateus: 0 }))
  const goBack = makeBack()
  click(get('link', /^Rute/))
  await find('heading', 'Rute')
  goBack()
  const filtro = await findField('Filtrar por livro')
  expect(filtro).toHaveProperty('value', 'rute')
  await until(() => expect(livros()).toEqual({ rute: 1, mateus: 0 }))
  await until(() => expect(document.activeElement).toBe(get('link', /^Rute/)))
  fill(filtro, '')
  await until(() => expect(get('tab', 'Novo Testamento').getAttribute('aria-selected')).toBe('true'))
})

describe('on a narrow screen', () => {
  it('the testaments are tabs with addresses, which the arrows choose', async () => {
    makeNarrow()
    answerBiblia(app.network)
    app.open('/biblia')
    await until(() => expect(livros()).toEqual({ rute: 1, mateus: 0 }))
    const tab = get('tab', 'Antigo Testamento')
    expect(tab.getAttribute('aria-selected')).toBe('true')
    tab.focus()
    press('ArrowRight')
    await until(() => expect(livros()).toEqual({ rute: 0, mateus: 1 }))
    expect(window.location.search).toBe('?testamento=novo')
    expect(document.activeElement).toBe(get('tab', 'Novo Testamento'))
    app.reload()
    await until(() => expect(livros()).toEqual({ rute: 0, mateus: 1 }))
    expect(get('tabpanel', 'Novo Testamento').contains(get('link', /^Mateus/))).toBe(true)
  })

  it('the filter looks in both testaments, and gives the tab back when it is empty', async () => {
    makeNarrow()
    answerBiblia(app.network)
    app.open('/biblia?testamento=novo')
    const novo = await find('tab', 'Novo Testamento')
    fill(await findField('Filtrar por livro'), 'rute')
    await until(() => expect(livros()).toEqual({ rute: 1, mateus: 0 }))
    await untilGone(novo)
    fill(await findField('Filtrar por livro'), '')
    await until(() => expect(livros()).toEqual({ rute: 0, mateus: 1 }))
    expect(get('tab', 'Novo Testamento').getAttribute('aria-selected')).toBe('true')
  })

  it('the way from a book leads back to its testament', async () => {
    makeNarrow()
    answerBiblia(app.network)
    app.open('/biblia/capitulos/40')
    click(await find('link', 'Novo Testamento'))
    await until(() => expect(livros()).toEqual({ rute: 0, mateus: 1 }))
  })
})

it('a book is announced and focused by its name, not before that is there', async () => {
  answerBiblia(app.network)
  app.open('/biblia')
  const link = await find('link', /^Rute/)
  const release = app.network.hold(livroBiblia)
  click(link)
  await until(() => expect(window.location.pathname).toBe('/biblia/capitulos/8'))
  await until(() => expect(app.network.count(livroBiblia)).toBe(1))
  await until(() => expect(count('link', /^Rute/)).toBe(0))
  release()
  const titulo = await find('heading', 'Rute')
  const live = document.querySelector('[aria-live=polite].sr')
  await until(() => expect(live?.textContent).toBe('Rute'))
  expect(document.activeElement).toBe(titulo)
})

describe('the choice of edition', () => {
  const places = () => document.querySelectorAll('.escolha-de-edicao').length

  it('has its place before it comes, but not where there was nothing to choose last time', async () => {
    answerBiblia(app.network)
    let answer = app.network.hold(edicoesBiblia)
    app.open('/biblia')
    await findField('Filtrar por livro')
    expect(places()).toBe(1)
    answer()
    await until(() => expect(places()).toBe(0))

    const outra = { ...BIBLIA_DE_PROVA, sigla: 'OUTRA', nome: 'Outra', padrao: false }
    app.network.answer(edicoesBiblia, [BIBLIA_DE_PROVA, outra])
    answer = app.network.hold(edicoesBiblia)
    app.reload()
    await findField('Filtrar por livro')
    expect(places()).toBe(0)
    answer()
    await findField('Edição')

    app.network.hold(edicoesBiblia)
    app.reload()
    await findField('Filtrar por livro')
    expect(places()).toBe(1)
  })
})
