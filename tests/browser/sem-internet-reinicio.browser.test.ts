/** What a device keeps, and what is done on it without a network, is there when its browser was closed and opened again. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { Pacote } from '#contract/offline.ts'
import { cartao, destacados, marcar, readDestaques } from '#tests/support/browser-destaques.ts'
import { ato } from '#tests/support/browser-ebooks.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import {
  fillNota,
  openEdicao,
  openNova,
  painelNotas,
  readNotas,
  saveNota,
  titulos,
} from '#tests/support/browser-notas.ts'
import { countKept, openAparelhoDuravel } from '#tests/support/browser-offline.ts'
import {
  allowNoNetwork,
  comLivroCurto,
  countFila,
  guardar,
  guardarLivro,
  LEITURA,
  LIVRO_COM_REFERENCIA,
  openEstante,
  readLugar,
  tituloAberto,
  turn,
} from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { visit } from '#tests/support/browser-visit.ts'

/** Many texts, on a machine that may be busy. */
const LONG = { timeout: 300_000 }

/** Of the standards that are opened here, with their chapters and questions; to the others only their calls go. */
const LIDOS = /\/(cfw|bcw|dcpu)$/
/** Those chapters and questions, and the three indexes. */
const PAGINAS = 33 + 107 + 15 + 3

/** A packet of which nothing is read here. */
const VAZIO: Pacote = { tipo: 'application/json; charset=utf-8', respostas: [] }

const NOTA = { titulo: 'No trem', anotacao: 'Escrita sem internet.' }

it(
  'has texts, notes, highlights and the place in a book after a restart, and sends what waits',
  LONG,
  async () => {
    const guardando = await openAparelhoDuravel('/perfil', comLivroCurto('lendo', LIVRO_COM_REFERENCIA))
    await guardando.page().getByText('Nenhum texto está guardado neste aparelho.').waitFor()
    await guardarTextos(guardando.page())
    const aparelho = await guardarLivro(guardando)
    const { db, reader } = aparelho
    await openEstante(aparelho.page())
    await escrever(aparelho.page(), { titulo: 'Em casa', anotacao: 'Com internet.' })
    await expectSoon(async () => (await aparelho.page().evaluate(countKept)).notas).toBe(1)
    await aparelho.page().goto(LEITURA)
    await aparelho.page().locator('main p[data-paragrafo]').first().waitFor()
    await aparelho.page().waitForLoadState('networkidle')

    allowNoNetwork()
    await aparelho.cutNetwork()
    const segundo = await turn(aparelho.page())
    // Whole words: a selection takes no parts of them.
    const texto = await aparelho.page().locator('main p[data-paragrafo]').first().innerText()
    const palavras = texto.split(' ').slice(0, 3).join(' ')
    await marcar(aparelho.page(), palavras, 'azul')
    await expectSoon(() => aparelho.page().evaluate(countFila)).toBe(2)
    await escrever(aparelho.page(), NOTA)
    await expectSoon(() => titulos(painelNotas(aparelho.page()))).toEqual([NOTA.titulo, 'Em casa'])

    await aparelho.restartBrowser('/notas')
    const page = aparelho.page()
    await page.getByRole('heading', { level: 2, name: NOTA.titulo }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Em casa' }).waitFor()
    expect(await page.getByText('Ainda não enviada').count()).toBe(1)
    const edicao = await openEdicao(page, NOTA.titulo)
    await fillNota(edicao, { anotacao: 'Editada sem internet.' })
    await saveNota(edicao)
    // The field of the dialog has the same words: they are kept once it is closed.
    await edicao.waitFor({ state: 'hidden' })
    await page.getByText('Editada sem internet.').waitFor()
    await lerTextos(page)
    await visit(page, '/ebooks/estante')
    await ato(page, 'Continuar Lendo', aparelho.titulo).click()
    await expectSoon(() => tituloAberto(page)).toBe(segundo)
    await expectSoon(async () => (await destacados(page)).join('')).toBe(palavras)
    await page.locator('main mark[data-destaque]').first().click()
    await cartao(page).getByLabel('Nota').fill('Escrita no trem.')
    await cartao(page).getByRole('button', { name: 'Salvar' }).click()
    await banner(
      page,
      'status',
      'A nota ficou neste aparelho e será enviada quando a conexão voltar.',
    ).waitFor()
    expect(await readDestaques(db(), reader)).toEqual([])
    expect((await readLugar(db())).titulo).not.toBe(segundo)

    await aparelho.bringNetworkBack()
    // The page that is left may get its place through, unanswered: what waits is then refused, and nobody is asked.
    allowPageConsole(/^answered 409: .*\/posicao$/)
    await page.reload()
    await expectSoon(() => readDestaques(db(), reader)).toEqual([
      { trecho: palavras, cor: 'azul', nota: 'Escrita no trem.' },
    ])
    await expectSoon(async () => (await readLugar(db())).titulo).toBe(segundo)
    await expectSoon(async () =>
      (await readNotas(db(), reader)).map(({ titulo, anotacao }) => [titulo, anotacao]),
    ).toEqual([
      [NOTA.titulo, 'Editada sem internet.'],
      ['Em casa', 'Com internet.'],
    ])
    await expectSoon(() => page.evaluate(countFila)).toBe(0)
    await expectSoon(() => tituloAberto(page)).toBe(segundo)
    await expectSoon(async () => (await destacados(page)).join('')).toBe(palavras)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await visit(page, '/notas')
    await page.getByText('Editada sem internet.').waitFor()
    expect(await page.getByText('Ainda não enviada').count()).toBe(0)
  },
)

/**
 * Takes the standards and the first book of each testament onto the device, in few calls: one for each standard and each
 * book, and a few that they share. That it is so for 66 books show web/platform/offline/etapas.test.ts and download.test.ts.
 * Of the 2,900 replies of the standards, which the browser keeps one by one, those are taken that are read or counted here;
 * what the server puts into a packet: server/offline/routes.test.ts.
 * @param page that shows /perfil
 */
async function guardarTextos(page: Page): Promise<void> {
  await page.context().route('**/api/biblia/*-testamento/livros*', async (route) => {
    const response = await route.fetch()
    const livros: unknown[] = await response.json()
    await route.fulfill({ response, json: livros.slice(0, 1) })
  })
  await page.context().route('**/api/offline/v2/padroes/*', async (route) => {
    if (!LIDOS.test(route.request().url())) return route.fulfill({ json: VAZIO })
    const response = await route.fetch()
    await route.fulfill({ response, json: shorten(Pacote.parse(await response.json())) })
  })
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1
  })
  await guardar(page, 'Padrões de Westminster')
  await guardar(page, 'Bíblia')
  expect(calls).toBeLessThan(6 + 2 + 20)
  await page.context().unrouteAll()
  await page.getByText(/^Os textos guardados ocupam \d+,\d MB neste aparelho\.$/).waitFor()
}

/** A standard's packet with the text and all pages, and with what belongs to a page only for the first and the eighth. */
function shorten(pacote: Pacote): Pacote {
  let pagina = ''
  const respostas = pacote.respostas.filter(({ url }) => {
    const [isPagina, numero = ''] = /\/paginas(?:\/(\d+))?$/.exec(url) ?? []
    // The packet has each page before its harmonies and references (server/offline/padroes-service.ts).
    if (isPagina) pagina = numero
    return isPagina || url.endsWith('/texto') || pagina === '1' || pagina === '8'
  })
  return { ...pacote, respostas }
}

/** Writes a note under a chapter. */
async function escrever(page: Page, nota: { titulo: string; anotacao: string }): Promise<void> {
  await visit(page, '/cfw/capitulo/8')
  await fillNota(await openNova(page), nota)
  await saveNota(page.getByRole('dialog'))
  await page.getByRole('heading', { name: nota.titulo }).waitFor()
}

/** Opens texts of each kind, with their references. */
async function lerTextos(page: Page): Promise<void> {
  await visit(page, '/cfw/capitulo/8')
  await page.getByRole('heading', { level: 1, name: 'De Cristo, o Mediador' }).waitFor()
  await page
    .getByRole('button', { name: /^Referência/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText(/\[1\]/).first().waitFor()
  await visit(page, '/biblia/capitulos/1/1')
  await page.getByRole('heading', { level: 1, name: /Gênesis/ }).waitFor()
  await visit(page, '/')
  await page
    .getByRole('link', { name: /Confissão de Fé/ })
    .first()
    .waitFor()

  expect(await page.evaluate(dropPaginas)).toBe(PAGINAS)
  await page.goto('/bcw')
  await page.getByRole('link', { name: 'Qual é o fim principal do homem?' }).click()
  await page.getByRole('heading', { level: 2, name: 'Resposta' }).waitFor()
  await visit(page, '/dcpu/capitulo/8')
  await page.getByRole('heading', { level: 2, name: 'Seção 8' }).waitFor()
}

/** Leaves the standards as an app took them that asked for their pages at other addresses. @returns how many it drops */
async function dropPaginas(): Promise<number> {
  const cache = await caches.open('mbw-textos-padroes')
  const kept = (await cache.keys()).filter(({ url }) => /\/paginas(\/\d+)?$/.test(url))
  const dropped = await Promise.all(kept.map((request) => cache.delete(request)))
  return dropped.filter(Boolean).length
}
