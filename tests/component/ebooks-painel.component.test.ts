/** /ebooks and the pages of its side menu: the filter, the search for a title, and what they lead to. */
import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { capitulosSemTexto, ebooksPorCategoria, lerEbook, listarEbooks } from '#contract/ebooks.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerEbooks, DORT, makeResumo } from '#tests/support/component-ebooks.ts'
import {
  click,
  count,
  fill,
  find,
  findStatus,
  get,
  press,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()

const EBOOKS = [
  makeResumo(1, 'Cânones de Dort'),
  makeResumo(2, 'Cânones de Orange', 'Cesário de Arles'),
  makeResumo(3, 'Catecismo de Heidelberg', 'Zacarias Ursino'),
  makeResumo(4, 'Catecismo de Genebra'),
  makeResumo(5, 'Carta aos Católicos'),
  makeResumo(6, 'Calvino: Sermões'),
  makeResumo(7, 'Confissão Belga'),
]

beforeEach(() => {
  answerEbooks(app.network)
  app.network.answer(listarEbooks, EBOOKS)
  app.network.answer(lerEbook, ({ params }) => {
    const ebook = EBOOKS.find(({ id }) => id === Number(params.id))
    return { ...DORT, ...ebook }
  })
})

const titulosDe = (scope: HTMLElement) =>
  [...scope.querySelectorAll('.tt')].map(({ textContent }) => textContent)

describe('the category filter', () => {
  it('shows the ebooks of one category, keeps it in the address, and lets it go again', async () => {
    app.network.answer(ebooksPorCategoria, EBOOKS.slice(0, 3))
    app.open('/ebooks')
    const findFiltro = () => find('combobox', 'Categoria')
    const filtro = await findFiltro()
    await until(() => expect(filtro.querySelectorAll('option')).toHaveLength(3))
    expect(filtro.querySelector('option')?.textContent).toBe('Todas as categorias')
    fireEvent.change(filtro, { target: { value: '5' } })
    await until(() => expect(titulosDe(get('region', 'Doutrina da Salvação'))).toHaveLength(3))
    expect(count('region', 'Recomendados')).toBe(0)
    expect(app.network.calls(ebooksPorCategoria).at(-1)?.params).toEqual({ id: '5' })
    app.reload()
    await until(() => expect(titulosDe(get('region', 'Doutrina da Salvação'))).toHaveLength(3))
    await until(() => expect(chosen(get('combobox', 'Categoria'))).toBe('Doutrina da Salvação'))
    fireEvent.change(await findFiltro(), { target: { value: '' } })
    await find('region', 'Recomendados')
    await until(() => expect(window.location.search).toBe(''))
  })
})

describe('the search for a title', () => {
  const findCampo = () => find('combobox', 'Buscar por título')
  const lista = () => {
    const found = document.querySelector<HTMLElement>('.busca-lista')
    if (!found) throw new Error('There is no list of suggestions.')
    return found
  }

  it('suggests at most five titles, whatever the accents, and opens one by the keyboard', async () => {
    app.open('/ebooks')
    const campo = await findCampo()
    fill(campo, 'ca')
    await until(() => expect(count('option', /Sínodo|Ursino|Arles/)).toBe(5))
    fill(campo, 'CANONES')
    await until(() => expect(titulosDe(lista())).toEqual(['Cânones de Dort', 'Cânones de Orange']))
    expect(campo.getAttribute('aria-expanded')).toBe('true')
    const ativa = () => lista().querySelector('[role=option][aria-selected=true]')
    for (const titulo of ['Cânones de Dort', 'Cânones de Orange']) {
      press('ArrowDown')
      await until(() => expect(ativa()?.querySelector('.tt')?.textContent).toBe(titulo))
    }
    expect(campo.getAttribute('aria-activedescendant')).toBe(ativa()?.id)
    press('Enter')
    await find('heading', 'Cânones de Orange')
    expect(window.location.pathname).toBe('/ebooks/ebook/2')
  })

  it('says that there is nothing, and Esc closes the list before it empties the field', async () => {
    app.open('/ebooks')
    const campo = await findCampo()
    fill(campo, 'zzz')
    await findStatus('Nenhum resultado encontrado.')
    await until(() => expect(lista().textContent).toBe('Nenhum resultado encontrado.'))
    fill(campo, 'dort')
    await until(() => expect(titulosDe(lista())).toEqual(['Cânones de Dort']))
    press('Escape')
    await until(() => expect(lista().hidden).toBe(true))
    expect(campo).toHaveProperty('value', 'dort')
    press('Escape')
    await until(() => expect(campo).toHaveProperty('value', ''))
  })

  it('opens what is clicked', async () => {
    app.open('/ebooks')
    fill(await findCampo(), 'heidelberg')
    click(await find('option', /Heidelberg/))
    await find('heading', 'Catecismo de Heidelberg')
    expect(window.location.pathname).toBe('/ebooks/ebook/3')
  })

  it('that failed is tried again by the keyboard, too', async () => {
    app.network.refuse(listarEbooks, 'dados_invalidos')
    app.open('/ebooks')
    const campo = await findCampo()
    fill(campo, 'dort')
    await findStatus('Erro ao carregar dados')
    const button = await find('button', 'Tentar de novo', lista())
    app.network.answer(listarEbooks, EBOOKS)
    click(button)
    await until(() => expect(titulosDe(lista())).toEqual(['Cânones de Dort']))
    expect(lista().hidden).toBe(false)
    expect(document.activeElement).toBe(campo)
    fill(await find('combobox', 'Categoria'), '')
    await until(() => expect(lista().hidden).toBe(true))
  })
})

describe('the side menu', () => {
  it('leads to every page of the ebooks, and names the one that is open', async () => {
    app.open('/ebooks')
    const menu = await find('navigation', 'Ebooks')
    for (const [entrada, path, titulo] of [
      ['Minha Estante', '/ebooks/estante', 'Minha Estante'],
      ['Artigos', '/ebooks/artigos', 'Artigos'],
      ['Categorias', '/ebooks/categorias', 'Categorias'],
      ['Recursos', '/ebooks/recursos', 'Recursos'],
      ['Início', '/ebooks', 'Ebooks'],
    ] as const) {
      click(get('link', entrada, menu))
      await until(() => expect(get('heading', titulo).tagName).toBe('H1'))
      expect(window.location.pathname).toBe(path)
      await until(() => expect(menu.querySelector('[aria-current=page]')?.textContent).toBe(entrada))
    }
  })
})

describe('the articles', () => {
  it('are filtered by title and author', async () => {
    const artigos = EBOOKS.slice(0, 3)
    app.network.answer(listarEbooks, artigos)
    app.open('/ebooks/artigos')
    await until(() => expect(titulosDe(get('list', 'Artigos'))).toEqual(artigos.map(({ titulo }) => titulo)))
    expect(app.network.calls(listarEbooks).map(({ query }) => query.get('kind'))).toEqual(['artigo'])
    const filtro = get('searchbox', 'Pesquise aqui')
    expect(filtro.getAttribute('placeholder')).toBe('Pesquise aqui')
    fill(filtro, 'cesario')
    await until(() => expect(titulosDe(get('list', 'Artigos'))).toEqual(['Cânones de Orange']))
    await findStatus('1 artigo')
    fill(filtro, 'zzz')
    await until(() =>
      expect(document.querySelector('main .state')?.textContent).toBe('Nenhum resultado encontrado.'),
    )
  })
})

describe('an ebook with much to say', () => {
  it('shows the beginning, and the rest on demand', async () => {
    const prefacio = Array.from(
      { length: 9 },
      (_, index) => `Parágrafo ${index + 1} do prefácio. ${'Soli Deo gloria. '.repeat(20)}`,
    ).join('\n\n')
    app.network.answer(lerEbook, { ...DORT, prefacio })
    app.network.answer(
      capitulosSemTexto,
      Array.from({ length: 15 }, (_, index) => ({
        id: index + 1,
        ordem_dentro_do_ebook: index + 1,
        titulo: `Capítulo ${index + 1}`,
        subtitulo: null,
        nivel: 1,
        palavras: 100,
        secoes: [],
      })),
    )
    app.open('/ebooks/ebook/1')
    const texto = await find('region', 'Prefácio')
    expect(texto.textContent).not.toContain('Parágrafo 9 do prefácio.')
    click(get('button', 'Ler o prefácio inteiro', texto))
    await untilSays('Parágrafo 9 do prefácio.', texto)
    const sumario = get('region', 'Sumário')
    await until(() => expect(count('listitem', undefined, sumario)).toBe(12))
    click(get('button', 'Ver os 15 capítulos', sumario))
    await until(() => expect(count('listitem', undefined, sumario)).toBe(15))
  })
})

function chosen(select: HTMLElement): string | null | undefined {
  return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.textContent : undefined
}
