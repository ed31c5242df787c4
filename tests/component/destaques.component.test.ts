/** The highlights of a book while changes of one overtake each other on a slow network. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  criarDestaque,
  type Destaque,
  deletarDestaque,
  editarDestaque,
  listarDestaques,
} from '#contract/destaques.ts'
import { makeNetwork, type PageNetwork } from '#tests/support/component-network.ts'
import { clearCsrfCookie, setCsrfCookie } from '#tests/support/component-replies.ts'
import { click, find, settle, until } from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'
import { ListaDeDestaques } from '#web/destaques/lista-de-destaques.tsx'
import { destaquesQuery } from '#web/destaques/queries.ts'
import { keepRascunho, readRascunho } from '#web/destaques/rascunhos.ts'
import { type Destaques, useDestaques } from '#web/destaques/use-destaques.ts'
import { createQueryClient } from '#web/platform/query-client.ts'

const EBOOK = 1
const PASSAGEM = { paragrafo_inicio_id: 11, inicio: 0, paragrafo_fim_id: 11, fim: 5, trecho: 'Graça' }

let network: PageNetwork
let destaques: Destaques
let client: QueryClient
let end = () => {}

function Livro() {
  destaques = useDestaques(EBOOK)
  const cores = createElement('p', null, (destaques.query.data ?? []).map(({ cor }) => cor).join() || 'nada')
  const livro = { titulo: 'Livro', autores: '' }
  const lista = createElement(ListaDeDestaques, {
    ...{ destaques, livro, capitulos: [] },
    ...{ onIr: () => {}, onEditar: () => {} },
  })
  return createElement('div', null, cores, lista)
}

const untilShows = (cores: string) =>
  until(() => expect(document.querySelector('p')?.textContent).toBe(cores))

beforeEach(async () => {
  network = makeNetwork()
  vi.stubGlobal('fetch', network.fetch)
  setCsrfCookie()
  network.answer(listarDestaques, [])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  client = createQueryClient(() => {})
  root.render(createElement(QueryClientProvider, { client }, createElement(Livro)))
  end = () => root.unmount()
  await until(() => expect(client.getQueryData(destaquesQuery(EBOOK).queryKey)).toEqual([]))
})

afterEach(() => {
  end()
  document.body.replaceChildren()
  clearCsrfCookie()
  expect(network.problems).toEqual([])
})

/** Makes a highlight whose call is on its way. The list that is asked for after it comes late, and knows nothing later. */
function makeSlowly(later: (destaque: Destaque) => readonly Destaque[]) {
  const releaseCriar = network.hold(criarDestaque)
  const releaseLista = network.hold(listarDestaques)
  const destaque: Destaque = destaques.criar(PASSAGEM, 2, 'amarelo')
  network.answer(criarDestaque, destaque)
  const listas = [[destaque]]
  network.answer(listarDestaques, () => listas.shift() ?? [...later(destaque)])
  return { destaque, releaseCriar, releaseLista }
}

/** The list has come that was asked for when the highlight was made. */
async function untilListed(releaseLista: () => void): Promise<void> {
  await until(() => expect(network.count(listarDestaques)).toBeGreaterThan(1))
  releaseLista()
  await until(() => expect(client.isFetching()).toBe(0))
}

it('a colour that was chosen while its highlight was made is not changed back by the list of before', async () => {
  const toVerde = (destaque: Destaque): Destaque => ({ ...destaque, cor: 'verde', versao: 2 })
  const { destaque, releaseCriar, releaseLista } = makeSlowly((feito) => [toVerde(feito)])
  await untilShows('amarelo')
  network.answer(editarDestaque, toVerde(destaque))
  const change = destaques.editar(destaque.id, { cor: 'verde' })
  await untilShows('verde')
  releaseCriar()
  await change
  await untilListed(releaseLista)
  await untilShows('verde')
})

it('a highlight that was deleted while it was made does not come back with the list of before', async () => {
  const { destaque, releaseCriar, releaseLista } = makeSlowly(() => [])
  await untilShows('amarelo')
  network.answer(deletarDestaque, { success: 'Destaque excluído.' })
  destaques.excluir(destaque.id)
  await untilShows('nada')
  releaseCriar()
  await until(() => expect(network.count(deletarDestaque)).toBe(1))
  await settle()
  await untilListed(releaseLista)
  await untilShows('nada')
})

it('a deletion that is refused leaves the draft of the note; one that is done gives the focus to the list', async () => {
  const { destaque, releaseCriar, releaseLista } = makeSlowly((feito) => [feito])
  releaseCriar()
  await untilListed(releaseLista)
  keepRascunho(destaque.id, 'Um rascunho', '')
  const deleteIt = async () => {
    click(await find('button', 'Excluir destaque'))
    click(await find('button', 'Sim'))
  }
  network.refuse(deletarDestaque, 'muitas_tentativas')
  expectConsole('Erro ao excluir destaque:')
  await deleteIt()
  await until(() => expect(network.count(deletarDestaque)).toBe(1))
  await untilShows('amarelo')
  expect(readRascunho(destaque.id)).toBe('Um rascunho')

  network.answer(deletarDestaque, { success: 'Destaque excluído.' })
  await deleteIt()
  await untilShows('nada')
  expect(document.activeElement?.className).toBe('lista-de-destaques')
  await until(() => expect(readRascunho(destaque.id)).toBeNull())
})

it('the buttons of the list, which all have one name, say of which passage they are', async () => {
  const { destaque, releaseCriar, releaseLista } = makeSlowly((feito) => [feito])
  releaseCriar()
  await untilListed(releaseLista)
  for (const name of ['Editar destaque', 'Excluir destaque']) {
    const button = await find('button', name)
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe(destaque.trecho)
  }
})
