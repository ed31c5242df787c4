import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Pacote, pacoteAnterior, pacoteDoLivro, pacoteDoPadrao } from '#contract/offline.ts'
import { Padrao } from '#contract/padroes.ts'
import { buildUrl } from '#contract/url.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

/** As many replies of a packet are compared with their own calls; first and last are among them. */
const SAMPLE = 25

type Chamada = typeof pacoteDoPadrao | typeof pacoteAnterior | typeof pacoteDoLivro

async function readPacote(endpoint: Chamada, params: object) {
  const response = await harness.visitor().call(endpoint, { params: { ...params } })
  expect(response.statusCode).toBe(200)
  return z.parse(Pacote, response.json())
}

async function expectSameAsCalls({ tipo, respostas }: Pacote): Promise<void> {
  const step = Math.max(1, Math.floor(respostas.length / SAMPLE))
  const last = respostas.at(-1)
  const sample = respostas.filter((_, index) => index % step === 0)
  for (const { url, etag, corpo } of last ? [...sample, last] : sample) {
    const { statusCode, headers, body } = await harness.app.inject({ url })
    expect({
      url,
      statusCode,
      tipo: headers['content-type'],
      etag: headers.etag,
      corpo: body,
    }).toEqual({ url, statusCode: 200, tipo, etag, corpo })
  }
}

describe.each([
  [
    'GET /offline/v2/padroes/:padrao',
    pacoteDoPadrao,
    '/api/padroes/cfw/paginas',
    '/api/padroes/cfw/paginas/33',
  ],
  ['GET /offline/padroes/:padrao', pacoteAnterior, '/api/cfw/1/capitulo_cfw', '/api/cfw/33/completo'],
] as const)('%s', (_, endpoint, indice, ultima) => {
  it.each(Padrao.options)('answers what the calls of the %s answer, each once', async (padrao) => {
    const pacote = await readPacote(endpoint, { padrao })
    const urls = pacote.respostas.map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    await expectSameAsCalls(pacote)
  })

  it('has text, index, pages, harmonies and the references of the marked parts', async () => {
    const { respostas } = await readPacote(endpoint, { padrao: 'cfw' })
    const urls = respostas.map(({ url }) => url)
    expect(urls).toEqual(
      expect.arrayContaining(['/api/padroes/cfw/texto', indice, ultima, '/api/harmonias_tematicas/cfw/33']),
    )
    const { count } = await harness.db.read
      .selectFrom('parte')
      .innerJoin('secao', 'secao.id', 'parte.secao_id')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('secao.simbolo_id', '=', 1)
      .where('parte.marcador', 'is not', null)
      .executeTakeFirstOrThrow()
    const referencias = urls.filter((url) => url.startsWith('/api/referencia/referencias_biblicas/'))
    expect(referencias).toHaveLength(Number(count))
  })

  it('is sent compressed, with an ETag that saves the second time', async () => {
    const url = buildUrl(endpoint.path, { params: { padrao: 'dcpr' } })
    const first = await harness.app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(first.headers['content-encoding']).toBe('br')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await harness.app.inject({ url, headers })).statusCode).toBe(304)
  })

  it('answers 422 to a standard that does not exist', async () => {
    const response = await harness.visitor().call(endpoint, { params: { padrao: 'xyz' } })
    expect(errorOf(response)).toMatchObject({ status: 422, code: 'dados_invalidos' })
  })
})

describe('GET /offline/biblia/:livro', () => {
  it('tells at once of a number that names no book, also while a long one is made', async () => {
    const order: number[] = []
    const ask = async (livro: number) => {
      const { statusCode } = await harness.visitor().call(pacoteDoLivro, { params: { livro } })
      order.push(statusCode)
    }
    await Promise.all([ask(19), ask(99)])
    expect(order).toEqual([404, 200])
  })

  it.each([1, 19, 66])('answers what the calls of book %i answer', async (livro) => {
    const pacote = await readPacote(pacoteDoLivro, { livro })
    const urls = pacote.respostas.map(({ url }) => url)
    expect(urls.slice(0, 4)).toEqual([
      `/api/biblia/livro/${livro}`,
      `/api/biblia/${livro}/capitulos`,
      `/api/biblia/${livro}/1/versiculos`,
      `/api/referencia/citacoes/${livro}/1`,
    ])
    await expectSameAsCalls(pacote)
  })

  it.each([0, 67])('answers 404 to book %i, and again', async (livro) => {
    for (const _ of ['once', 'twice']) {
      const response = await harness.visitor().call(pacoteDoLivro, { params: { livro } })
      expect(errorOf(response)).toMatchObject({ status: 404, code: 'nao_encontrado' })
    }
  })

  it('answers 422 to what is no number', async () => {
    const response = await harness.visitor().call(pacoteDoLivro, { params: { livro: 'gn' } })
    expect(errorOf(response)).toMatchObject({ status: 422, code: 'dados_invalidos' })
  })
})
