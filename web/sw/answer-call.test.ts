import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LEITOR_HEADER, leitorKey } from '#contract/leitor.ts'
import { paginaDoPadrao, paginasDoPadrao, textoCompleto } from '#contract/padrao-texto.ts'
import { buildUrl } from '#contract/url.ts'
import { guardaOf } from '../platform/offline/guardavel.ts'
import { answerCall } from './answer-call.ts'

const ANA = 'ana@exemplo.com.br'
const EVA = 'eva@exemplo.com.br'
const CAPITULO = 'http://localhost/api/ebook/7/capitulos/70'
const LIVRO_DE_ANA = guardaOf({ tipo: 'livro', email: ANA, ebookId: 7 })

/** By name of the cache, then by address. */
let kept: Map<string, Map<string, Response>>

const reply = (body: string, headers: Record<string, string>) => new Response(body, { headers })
const json = (body: string, etag?: string) =>
  reply(body, { 'Content-Type': 'application/json; charset=utf-8', ...(etag && { ETag: etag }) })

function call(url: string, leitor: string | null): Request {
  return new Request(url, { headers: leitor === null ? {} : { [LEITOR_HEADER]: leitorKey(leitor) } })
}

beforeEach(() => {
  kept = new Map([[LIVRO_DE_ANA, new Map([[CAPITULO, json('"velho"', 'W/"1"')]])]])
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open: async (name: string) => ({
      match: async ({ url }: Request) => kept.get(name)?.get(url)?.clone(),
      put: async (url: string, response: Response) => {
        kept.get(name)?.set(url, response)
      },
    }),
  })
})

const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response
    return response
  })
const keptText = () => kept.get(LIVRO_DE_ANA)?.get(CAPITULO)?.clone().text()

it('exchanges what is kept for what is newer, of the reader whose book it is', async () => {
  answer(json('"novo"', 'W/"2"'))
  expect(await (await answerCall(call(CAPITULO, ANA))).text()).toBe('"novo"')
  expect(await keptText()).toBe('"novo"')
})

it.each([
  [
    'a page of a proxy',
    () => reply('<h1>Manutenção</h1>', { 'Content-Type': 'text/html', ETag: '"p"' }),
    ANA,
  ],
  ['what has no ETag', () => json('"novo"'), ANA],
  ['what was answered to another reader', () => json('"novo"', 'W/"2"'), EVA],
  ['what was answered to nobody', () => json('"novo"', 'W/"2"'), null],
])('keeps nothing of %s', async (_, make, leitor) => {
  answer(make())
  await answerCall(call(CAPITULO, leitor))
  expect(await keptText()).toBe('"velho"')
})

it('answers without a network from the books of this reader only', async () => {
  answer(new TypeError('Failed to fetch'))
  expect(await (await answerCall(call(CAPITULO, ANA))).text()).toBe('"velho"')
  expect((await answerCall(call(CAPITULO, EVA))).type).toBe('error')
  expect((await answerCall(call(CAPITULO, null))).type).toBe('error')
})

it('answers an image, which names no reader, and a text that is everybody’s', async () => {
  answer(new TypeError('Failed to fetch'))
  const imagem = 'http://localhost/api/ebook/7/imagem/mapa'
  kept.get(LIVRO_DE_ANA)?.set(imagem, reply('pixels', { 'Content-Type': 'image/webp' }))
  const asked = call(imagem, null)
  Object.defineProperty(asked, 'destination', { value: 'image' })
  expect(await (await answerCall(asked)).text()).toBe('pixels')
  const texto = 'http://localhost/api/cfw/8'
  kept.set('mbw-textos-padroes', new Map([[texto, json('"8"', 'W/"1"')]]))
  for (const leitor of [null, EVA]) expect((await answerCall(call(texto, leitor))).status).toBe(200)
})

it('gives what a proxy says of a server that is away when nothing is kept', async () => {
  answer(new Response('', { status: 502 }))
  expect((await answerCall(call(CAPITULO, EVA))).status).toBe(502)
})

describe('standards that were taken before all of them had the same calls', () => {
  const PADROES = guardaOf({ tipo: 'padroes' })
  const urlOf = (path: string, params: object) =>
    `http://localhost${buildUrl(path, { params: { ...params } })}`
  const indice = urlOf(paginasDoPadrao.path, { padrao: 'cfw' })
  const pagina = (numero: number) => urlOf(paginaDoPadrao.path, { padrao: 'cfw', numero })
  const oito = { numero: 8, titulo: 'De Cristo, o Mediador', secoes: [] }

  beforeEach(() => {
    const texto = urlOf(textoCompleto.path, { padrao: 'cfw' })
    kept.set(PADROES, new Map([[texto, json(JSON.stringify({ paginas: [oito] }), 'W/"1"')]]))
  })

  it('answer from their whole text without a network', async () => {
    answer(new TypeError('Failed to fetch'))
    expect(await (await answerCall(call(pagina(8), null))).json()).toEqual(oito)
    const { numero, titulo } = oito
    expect(await (await answerCall(call(indice, EVA))).json()).toEqual([{ numero, titulo }])
  })

  it('have no page that is not in it', async () => {
    answer(new TypeError('Failed to fetch'))
    expect((await answerCall(call(pagina(34), null))).type).toBe('error')
    expect(
      (await answerCall(call(urlOf(paginaDoPadrao.path, { padrao: 'cmw', numero: 8 }), null))).type,
    ).toBe('error')
  })

  it('take a page that comes by, which is then as new as that', async () => {
    answer(json('"novo"', 'W/"2"'))
    await answerCall(call(pagina(8), null))
    answer(new TypeError('Failed to fetch'))
    expect(await (await answerCall(call(pagina(8), null))).text()).toBe('"novo"')
  })

  it('take nothing when they are not on the device', async () => {
    kept.delete(PADROES)
    answer(json('"novo"', 'W/"2"'))
    await answerCall(call(pagina(8), null))
    expect(kept.has(PADROES)).toBe(false)
  })
})
