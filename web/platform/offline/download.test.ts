import { describe, expect, it, vi } from 'vitest'
import { download, type Progresso } from './download.ts'
import { etapasDaBiblia, imagem, type Ler, type PedidoDeGuarda, single } from './etapas.ts'
import { markOf } from './pacote.ts'

type Deposito = Parameters<typeof download>[1]

/** Stands for a cache of the browser. */
function makeDeposito(kept: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(kept))
  const deposito: Deposito = {
    keys: async () => [...texts.keys()].map((url) => new Request(`https://exemplo.com.br${url}`)),
    match: async (url) => (texts.has(String(url)) ? new Response(texts.get(String(url))) : undefined),
    put: async (url, response) => {
      texts.set(String(url), await response.text())
    },
  }
  return { texts, deposito }
}

function start(
  deposito: Deposito,
  pedir: (url: string) => Promise<Response>,
  signal = new AbortController().signal,
) {
  const seen: Progresso[] = []
  const etapas = [async () => ['/a', '/b'].map(single), async (ler: Ler) => [single(String(await ler('/a')))]]
  return { seen, done: download(etapas, deposito, { pedir, onProgresso: (now) => seen.push(now), signal }) }
}

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } })

function startPacote(deposito: Deposito, pedir: (url: string) => Promise<Response>) {
  const seen: Progresso[] = []
  const pedidos: PedidoDeGuarda[] = [{ url: '/p', tipo: 'pacote' }, single('/z')]
  const { signal } = new AbortController()
  const done = download([async () => pedidos], deposito, {
    pedir,
    onProgresso: (now) => seen.push(now),
    signal,
  })
  return { seen, done }
}

function answerPacote(url: string): Response {
  const resposta = (name: string) => ({ url: name, etag: `W/"${name}"`, corpo: name.repeat(3) })
  return url === '/p'
    ? Response.json({ tipo: 'text/plain', respostas: [resposta('/a'), resposta('/b')] })
    : json('z')
}

describe('a download', () => {
  it('keeps every stage, which may read the one before it, and counts what it brings', async () => {
    const { texts, deposito } = makeDeposito()
    const { seen, done } = start(deposito, async (url) => json(url === '/a' ? '"/c"' : 'xy'))
    expect(await done).toEqual({ feitos: 3, total: 3, bytes: 8 })
    expect([...texts]).toEqual([
      ['/a', '"/c"'],
      ['/b', 'xy'],
      ['/c', 'xy'],
    ])
    expect(seen[0]).toEqual({ feitos: 0, total: 2, bytes: 0 })
  })

  it('goes on where it was broken off', async () => {
    const { deposito } = makeDeposito({ '/a': '"/c"', '/b': 'xy' })
    const pedir = vi.fn(async () => json('xyz'))
    expect((await start(deposito, pedir).done).bytes).toBe(9)
    expect(pedir).toHaveBeenCalledExactlyOnceWith('/c')
  })

  it('passes over what is no longer there', async () => {
    const { texts, deposito } = makeDeposito({ '/a': '"/c"' })
    await start(deposito, async (url) => json('', url === '/b' ? 404 : 200)).done
    expect(texts.has('/b')).toBe(false)
  })

  it('stops at a failure, with what it has kept', async () => {
    const { texts, deposito } = makeDeposito()
    const pedir = async (url: string) => json('"/c"', url === '/b' ? 401 : 200)
    await expect(start(deposito, pedir).done).rejects.toThrow('O servidor respondeu 401.')
    expect([...texts.keys()]).toEqual(['/a'])
  })

  it.each([
    ['a page instead of a text', single('/a'), 'text/html'],
    ['a page instead of an image', imagem('/a'), 'text/html; charset=utf-8'],
    ['a page instead of a packet', { url: '/a', tipo: 'pacote' } as const, 'text/html'],
    ['a text instead of an image', imagem('/a'), 'application/json'],
    ['nothing that says what it is', single('/a'), ''],
  ])('keeps nothing of %s, though it is called a success', async (_, pedido, type) => {
    const { texts, deposito } = makeDeposito()
    const pedir = async () => new Response('<h1>Em manutenção</h1>', { headers: { 'Content-Type': type } })
    const { signal } = new AbortController()
    const done = download([async () => [pedido]], deposito, { pedir, onProgresso: () => {}, signal })
    await expect(done).rejects.toThrow('O servidor deu uma resposta inesperada.')
    expect(texts.size).toBe(0)
  })

  it('keeps an image as it is', async () => {
    const { texts, deposito } = makeDeposito()
    const pedir = async () => new Response('pixels', { headers: { 'Content-Type': 'image/webp' } })
    const { signal } = new AbortController()
    await download([async () => [imagem('/a')]], deposito, { pedir, onProgresso: () => {}, signal })
    expect(texts.get('/a')).toBe('pixels')
  })

  it('stops when it is told to', async () => {
    const { deposito } = makeDeposito()
    const pedir = vi.fn(async () => new Response(''))
    await expect(start(deposito, pedir, AbortSignal.abort()).done).rejects.toThrow()
    expect(pedir).not.toHaveBeenCalled()
  })
})

describe('a packet', () => {
  it('is kept reply by reply, each with its part of the progress, and marked when it is whole', async () => {
    const { texts, deposito } = makeDeposito()
    const { seen, done } = startPacote(deposito, async (url) => answerPacote(url))
    expect(await done).toEqual({ feitos: 2, total: 2, bytes: 13 })
    expect(Object.fromEntries(texts)).toEqual({
      '/a': '/a/a/a',
      '/b': '/b/b/b',
      '/z': 'z',
      [markOf('/p')]: '12',
    })
    expect(seen.map(({ feitos }) => feitos)).toContain(0.5)
  })

  it('is one call for each of 66 books, beside the few that they share', async () => {
    const livros = (from: number, to: number) =>
      JSON.stringify(Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index })))
    const pedir = vi.fn(async (url: string) => {
      if (url.startsWith('/api/offline/')) return Response.json({ tipo: 'text/plain', respostas: [] })
      return json(url.includes('/antigo-') ? livros(1, 39) : livros(40, 66))
    })
    const { signal } = new AbortController()
    await download(etapasDaBiblia(), makeDeposito().deposito, { pedir, onProgresso: () => {}, signal })
    const asked = pedir.mock.calls.map(([url]) => url)
    expect(asked).toHaveLength(4 + 66)
    expect(new Set(asked).size).toBe(4 + 66)
  })

  it('is not asked for again once it is whole', async () => {
    const { deposito } = makeDeposito({ '/a': '/a/a/a', '/b': '/b/b/b', [markOf('/p')]: '12' })
    const pedir = vi.fn(async (url: string) => answerPacote(url))
    expect(await startPacote(deposito, pedir).done).toEqual({ feitos: 2, total: 2, bytes: 13 })
    expect(pedir).toHaveBeenCalledExactlyOnceWith('/z')
  })

  it('is asked for again when it was broken off', async () => {
    const { texts, deposito } = makeDeposito()
    const refuse = vi.fn<Deposito['put']>(async (url, response) => {
      if (url === '/b') throw new Error('full')
      texts.set(String(url), await response.text())
    })
    const broken = startPacote({ ...deposito, put: refuse }, async (url) => answerPacote(url))
    await expect(broken.done).rejects.toThrow('full')
    expect(texts.has(markOf('/p'))).toBe(false)
    await startPacote(deposito, async (url) => answerPacote(url)).done
    expect(texts.has(markOf('/p'))).toBe(true)
  })

  it('fails when it has another shape', async () => {
    const { done } = startPacote(makeDeposito().deposito, async () => Response.json([]))
    await expect(done).rejects.toThrow()
  })
})
