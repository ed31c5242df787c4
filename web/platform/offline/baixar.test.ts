import { describe, expect, it, vi } from 'vitest'
import { baixar, type Deposito, type Progresso } from './baixar.ts'

function makeDeposito(kept: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(kept))
  const deposito: Deposito = {
    list: async () => [...texts.keys()],
    match: async (url) => (texts.has(url) ? new Response(texts.get(url)) : undefined),
    put: async (url, response) => {
      texts.set(url, await response.text())
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
  const etapas = [
    async () => ['/a', '/b'],
    async (ler: (url: string) => Promise<unknown>) => [String(await ler('/a'))],
  ]
  return { seen, done: baixar(etapas, deposito, { pedir, onProgresso: (now) => seen.push(now), signal }) }
}

describe('a download', () => {
  it('keeps every stage, which may read the one before it, and counts what it brings', async () => {
    const { texts, deposito } = makeDeposito()
    const { seen, done } = start(deposito, async (url) => new Response(url === '/a' ? '"/c"' : 'xy'))
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
    const pedir = vi.fn(async () => new Response('xyz'))
    expect((await start(deposito, pedir).done).bytes).toBe(9)
    expect(pedir).toHaveBeenCalledExactlyOnceWith('/c')
  })

  it('passes over what is no longer there', async () => {
    const { texts, deposito } = makeDeposito({ '/a': '"/c"' })
    await start(deposito, async (url) => new Response('', { status: url === '/b' ? 404 : 200 })).done
    expect(texts.has('/b')).toBe(false)
  })

  it('stops at a failure, with what it has kept', async () => {
    const { texts, deposito } = makeDeposito()
    const pedir = async (url: string) => new Response('"/c"', { status: url === '/b' ? 401 : 200 })
    await expect(start(deposito, pedir).done).rejects.toThrow('O servidor respondeu 401.')
    expect([...texts.keys()]).toEqual(['/a'])
  })

  it('stops when it is told to', async () => {
    const { deposito } = makeDeposito()
    const pedir = vi.fn(async () => new Response(''))
    await expect(start(deposito, pedir, AbortSignal.abort()).done).rejects.toThrow()
    expect(pedir).not.toHaveBeenCalled()
  })
})
