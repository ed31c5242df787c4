/** What a reading opens with: its text, a book that only waits, or why there is none; and the keys that turn its chapters. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listarDestaques } from '#contract/destaques.ts'
import type { CapituloDoEbook, CapituloResumo } from '#contract/ebook-texto.ts'
import { capituloDoEbook, capitulosSemTexto } from '#contract/ebooks.ts'
import { atualizarCapitulo, atualizarStatus, type Leitura, lerLeitura } from '#contract/leituras.ts'
import { openStopped, setupApp } from '#tests/support/component-app.tsx'
import { answerEbooks, makeLeitura } from '#tests/support/component-ebooks.ts'
import {
  click,
  count,
  fill,
  find,
  findText,
  get,
  getAlert,
  press,
  runUntil,
  settle,
  until,
  untilGone,
} from '#tests/support/component-screen.ts'
import { defineSearchElement } from '#tests/support/component-search.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()

beforeAll(defineSearchElement)

const TITULOS = ['Da graça', 'Da paz', 'Das figuras'] as const
const SUMARIO: CapituloResumo[] = TITULOS.map((titulo, index) => ({
  id: index + 1,
  titulo,
  subtitulo: null,
  ordem_dentro_do_ebook: index + 1,
  nivel: 1,
  palavras: 100,
  secoes: [],
}))
const capitulo = (id: number): CapituloDoEbook => ({
  id,
  titulo: TITULOS[id - 1] ?? '',
  subtitulo: null,
  ordem_dentro_do_ebook: id,
  paragrafos: [
    {
      id: 10 * id,
      titulo: null,
      texto: `Parágrafo do capítulo ${id}.`,
      tipo: 'paragrafo',
      detalhes: {},
      marcas: [],
    },
  ],
})

const LIDA = makeLeitura(1, 'lendo')
const PATH = `/leitura/${LIDA.id}`

beforeEach(() => {
  // This page without a browser has no fonts to wait for.
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  const { network } = app
  answerEbooks(network)
  network.answer(lerLeitura, LIDA)
  network.answer(capitulosSemTexto, SUMARIO)
  network.answer(capituloDoEbook, ({ params }) => capitulo(Number(params.capituloId)))
  network.answer(listarDestaques, [])
})

const capituloAberto = (titulo: string) => until(() => get('heading', titulo))

describe('a book that cannot be shown', () => {
  it.each([
    ['the list of its chapters', capitulosSemTexto],
    ['the text of a chapter', capituloDoEbook],
  ] as const)('says so and recovers: without %s', async (_, call) => {
    const { network } = app
    network.refuse(call, 'erro_interno')
    await openStopped(app, PATH, call)
    const failure = await runUntil(() => getAlert('Erro ao carregar o e-book.'))
    get('link', 'Ir para a estante', failure)
    if (call === capitulosSemTexto) network.answer(capitulosSemTexto, SUMARIO)
    else network.answer(capituloDoEbook, capitulo(1))
    click(get('button', 'Tentar de novo', failure))
    await runUntil(() => expect(get('main').textContent).toContain('Parágrafo do capítulo 1.'))
    await untilGone(failure)
  })

  it.each([
    ['01936d2e-7c00-7000-8000-00000000ffff', 'nao_encontrado'],
    ['nada', 'dados_invalidos'],
  ] as const)('is not on the shelf: %s', async (id, code) => {
    app.network.refuse(lerLeitura, code)
    app.open(`/leitura/${id}`)
    const alert = await until(() => getAlert('Esta leitura não está na sua estante.'))
    expect(count('button', 'Tentar de novo', alert)).toBe(0)
    click(get('link', 'Ir para a estante', alert))
    await find('heading', 'Minha Estante')
    expect(window.location.pathname).toBe('/ebooks/estante')
  })

  it('is not shown to a visitor', async () => {
    expectConsole('Failed to fetch user')
    app.openAsVisitor(PATH)
    await find('heading', 'Entrar')
    expect(window.location.pathname).toBe('/login')
    expect(app.network.count(lerLeitura)).toBe(0)
  })
})

describe('a book that only waits to be read', () => {
  it('is begun by the reader, not by its address', async () => {
    const waiting = makeLeitura(1, 'quero_ler')
    let leitura: Leitura = waiting
    app.network.answer(lerLeitura, () => leitura)
    app.network.answer(atualizarStatus, () => {
      leitura = { ...waiting, estado: 'lendo' }
      return leitura
    })
    app.open(PATH)
    await findText('Este livro está na sua lista Quero Ler.')
    expect(app.network.count(atualizarStatus)).toBe(0)
    click(get('button', 'Começar a Ler'))
    await capituloAberto('Da graça')
    expect(app.network.calls(atualizarStatus).map(({ params }) => params)).toEqual([{ id: waiting.id }])
  })
})

describe('the keys', () => {
  it('turn the chapters, as far as the book goes', async () => {
    app.network.answer(atualizarCapitulo, ({ body }) => ({
      ...LIDA,
      capitulo_atual: (body as { capitulo_id: number }).capitulo_id,
    }))
    app.open(PATH)
    await findText('Parágrafo do capítulo 1.')
    await settle()
    press('ArrowLeft')
    await settle()
    get('heading', 'Da graça')
    for (const titulo of ['Da paz', 'Das figuras']) {
      press('ArrowRight')
      await capituloAberto(titulo)
      await settle()
    }
    expect(count('button', 'Próximo Capítulo')).toBe(0)
    press('ArrowRight')
    await settle()
    press('ArrowLeft')
    const paz = await capituloAberto('Da paz')
    await until(() => expect(document.activeElement).toBe(paz))
    // Not while a field has the focus.
    press('/')
    fill(await find('searchbox', 'Procurar neste livro'), 'paz')
    press('ArrowLeft')
    await settle()
    get('heading', 'Da paz')
    expect(app.network.calls(atualizarCapitulo).map(({ body }) => body)).toEqual(
      [2, 3, 2].map((capitulo_id) => ({ capitulo_id })),
    )
  })
})
