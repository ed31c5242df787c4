/** Ebooks while the server fails or has nothing, and acts that it could not do. */
import { describe, expect, it, vi } from 'vitest'
import {
  ebooksPorCategoria,
  lerCategoria,
  lerEbook,
  listarAreas,
  maisLidos,
  recomendados,
  ultimosLancamentos,
} from '#contract/ebooks.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { criarLeitura, criarLeituraQueroLer, lerLeitura } from '#contract/leituras.ts'
import { openStopped, setupApp } from '#tests/support/component-app.tsx'
import { answerEbooks, answerEstante, makeLeitura } from '#tests/support/component-ebooks.ts'
import {
  click,
  count,
  fill,
  find,
  findAlert,
  get,
  getAlert,
  runUntil,
  stopClock,
  until,
  untilGone,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()

describe('while the server fails', () => {
  it.each<[string, Endpoint, string, readonly ['link' | 'heading', RegExp]]>([
    ['/ebooks/categorias', listarAreas, 'Erro ao buscar categorias.', ['link', /Doutrina da Salvação/]],
    ['/ebooks/5/ebooks', ebooksPorCategoria, 'Erro ao buscar dados.', ['link', /Cânones de Dort/]],
    ['/ebooks/ebook/1', lerEbook, 'Erro ao buscar ebook.', ['heading', /Cânones de Dort/]],
  ])('%s says so after three more tries, and recovers', async (path, call, message, recovered) => {
    answerEbooks(app.network)
    app.network.refuse(call, 'erro_interno')
    await openStopped(app, path, call)
    const alert = await runUntil(() => getAlert(message))
    expect(app.network.count(call)).toBe(4)
    answerEbooks(app.network)
    click(get('button', 'Tentar de novo', alert))
    await find(...recovered)
    await untilGone(alert)
  })

  it.each<[string, Endpoint]>([
    ['Recomendados', recomendados],
    ['Mais lidos', maisLidos],
    ['Últimos lançamentos', ultimosLancamentos],
  ])('the band %s says so, and recovers', async (titulo, call) => {
    answerEbooks(app.network)
    app.network.refuse(call, 'erro_interno')
    await openStopped(app, '/ebooks', call)
    const faixa = await find('region', titulo)
    const alert = await runUntil(() => getAlert('Erro ao carregar dados', faixa))
    answerEbooks(app.network)
    click(get('button', 'Tentar de novo', alert))
    await until(() => get('link', /Cânones de Dort/, get('region', titulo)))
    expect(alert.isConnected).toBe(false)
  })
})

describe('what there is not', () => {
  it.each(['999', 'abc'])('an ebook (%s) is answered with the way on', async (id) => {
    answerEbooks(app.network)
    app.network.refuse(lerEbook, 'nao_encontrado', 'Este ebook não existe.')
    app.open(`/ebooks/ebook/${id}`)
    click(get('link', 'Ver os ebooks', await findAlert('Ebook não encontrado.')))
    await find('heading', 'Ebooks')
    expect(window.location.pathname).toBe('/ebooks')
  })

  it.each(['999', 'abc'])('a category (%s) is answered with the way on', async (id) => {
    answerEbooks(app.network)
    for (const call of [lerCategoria, ebooksPorCategoria]) {
      app.network.refuse(call, 'nao_encontrado', 'Esta categoria não existe.')
    }
    app.open(`/ebooks/${id}/ebooks`)
    click(get('link', 'Ver as categorias', await findAlert('Categoria não encontrada.')))
    await find('heading', 'Categorias')
    expect(window.location.pathname).toBe('/ebooks/categorias')
  })

  it('a category is filtered by its name, accents or not', async () => {
    answerEbooks(app.network)
    app.open('/ebooks/categorias')
    await find('link', /Confissões/)
    const filtro = get('searchbox')
    fill(filtro, 'CONFISSOES')
    await until(() => expect(count('link', /Doutrina da Salvação/)).toBe(0))
    expect(count('link', /Confissões/)).toBe(1)
    fill(filtro, 'zzz')
    await until(() =>
      expect(document.querySelector('main .state')?.textContent).toBe('Nenhum resultado encontrado.'),
    )
    fill(filtro, 'salvacao')
    await find('link', /Doutrina da Salvação/)
  })
})

it('a category is announced and focused by its name, not before that is there', async () => {
  answerEbooks(app.network)
  app.open('/ebooks/categorias')
  const link = await find('link', /Doutrina da Salvação/)
  const release = app.network.hold(lerCategoria)
  click(link)
  await until(() => expect(window.location.pathname).toBe('/ebooks/5/ebooks'))
  await until(() => expect(link.isConnected).toBe(false))
  release()
  const titulo = await find('heading', 'Doutrina da Salvação')
  const live = document.querySelector('[aria-live=polite].sr')
  await until(() => expect(live?.textContent).toBe('Doutrina da Salvação'))
  expect(document.activeElement).toBe(titulo)
})

describe('an act that the server could not do', () => {
  it('takes a save back, and says so', async () => {
    const { network } = app
    answerEbooks(network)
    network.refuse(criarLeituraQueroLer, 'erro_interno')
    expectConsole('Erro ao salvar ebook: ApiError')
    app.open('/ebooks/5/ebooks')
    click(await find('button', /^Salvar ?: Cânones de Dort$/))
    await findAlert('O ebook não foi salvo. Tente de novo.')
    const salvar = await find('button', /^Salvar ?: Cânones de Dort$/)
    const leitura = makeLeitura(1, 'quero_ler')
    network.answer(criarLeituraQueroLer, leitura)
    answerEstante(network, [leitura])
    click(salvar)
    await find('button', /^Salvo ?: Cânones de Dort$/)
  })

  it('stays where it is when it could not be begun', async () => {
    const { network } = app
    answerEbooks(network)
    network.refuse(criarLeitura, 'erro_interno')
    expectConsole('Erro ao começar leitura: ApiError')
    app.open('/ebooks/ebook/1')
    // What the button does is known when the shelf is.
    const comecar = await find('button', 'Começar a Ler')
    await until(() => expect(comecar.closest('.esperando')).toBeNull())
    click(comecar)
    await findAlert('Não foi possível começar a leitura. Tente de novo.')
    expect(window.location.pathname).toBe('/ebooks/ebook/1')
    const leitura = makeLeitura(1, 'lendo')
    network.answer(criarLeitura, leitura)
    network.answer(lerLeitura, leitura)
    click(get('button', 'Começar a Ler'))
    await until(() => expect(window.location.pathname).toBe(`/leitura/${leitura.id}`))
  })
})

describe('the side menu', () => {
  const openMenu = async () => {
    answerEbooks(app.network)
    app.open('/ebooks/categorias')
    return (await find('navigation', 'Ebooks')).dataset.aberto
  }
  const onScreen = (isLargo: boolean) => {
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia.call(window, query)
      if (query === '(min-width: 80rem)') vi.spyOn(list, 'matches', 'get').mockReturnValue(isLargo)
      return list
    })
  }

  it('shows itself once a session where it covers nothing', async () => {
    onScreen(true)
    stopClock()
    expect(await openMenu()).toBe('true')
    await vi.advanceTimersByTimeAsync(1_000)
    await until(() => expect(get('navigation', 'Ebooks').dataset.aberto).toBe('false'))
    expect(await openMenu()).toBe('false')
  })

  it('waits to be used where there is no room beside the page', async () => {
    onScreen(false)
    expect(await openMenu()).toBe('false')
    get('link', 'Recursos', get('navigation', 'Ebooks')).focus()
    await until(() => expect(get('navigation', 'Ebooks').dataset.aberto).toBe('true'))
  })
})
