import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ALLOWANCES, costOf, WINDOW_MS, weightOf } from './allowances.ts'
import { createContadores, windowOf } from './contadores.ts'

const NOW = 1_000 * WINDOW_MS

/** How many of `calls` are let through. */
function letThrough(
  contadores: ReturnType<typeof createContadores>,
  calls: number,
  limit: number,
  now = NOW,
) {
  return Array.from({ length: calls }, () => contadores.take('a', limit, 1, now)).filter(Boolean).length
}

describe('counters', () => {
  it('let through what the limit allows, and as much again in the next window', () => {
    const contadores = createContadores()
    expect(letThrough(contadores, 15, 10)).toBe(10)
    expect(letThrough(contadores, 15, 10, NOW + WINDOW_MS - 1)).toBe(0)
    expect(letThrough(contadores, 15, 10, NOW + WINDOW_MS)).toBe(10)
  })

  it('refuse what weighs too much, and still take what is light', () => {
    const contadores = createContadores()
    expect(contadores.take('a', 10, 9, NOW)).toBe(true)
    expect(contadores.take('a', 10, 2, NOW)).toBe(false)
    expect(contadores.take('a', 10, 1, NOW)).toBe(true)
  })

  it('tell only callers who have used a noticeable share, by keys in order', () => {
    const contadores = createContadores()
    for (const [key, weight] of [
      ['c', 50],
      ['b', 6],
      ['a', 7],
    ] as const)
      contadores.take(key, 100, weight, NOW)
    expect(contadores.pendentes(NOW)).toEqual([
      { chave: 'a', janela: windowOf(NOW), total: 7 },
      { chave: 'c', janela: windowOf(NOW), total: 50 },
    ])
  })

  it('count what other servers counted, once', () => {
    const contadores = createContadores()
    contadores.take('a', 10, 5, NOW)
    const sent = contadores.pendentes(NOW)
    contadores.adopt([{ chave: 'a', janela: windowOf(NOW), total: 9 }], sent, NOW)
    expect(contadores.pendentes(NOW)).toEqual([])
    expect(letThrough(contadores, 5, 10)).toBe(1)
  })

  it('leave the totals of another window alone', () => {
    const contadores = createContadores()
    contadores.adopt([{ chave: 'a', janela: windowOf(NOW) - 1, total: 10 }], [], NOW)
    expect(letThrough(contadores, 15, 10)).toBe(10)
  })

  it('keep no more keys than they may: the oldest goes', () => {
    const contadores = createContadores(2)
    for (const key of ['a', 'b', 'c']) contadores.take(key, 1, 1, NOW)
    expect(contadores.pendentes(NOW).map(({ chave }) => chave)).toEqual(['b', 'c'])
  })

  it('go on counting who calls on, however many others come', () => {
    const contadores = createContadores(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'd']) contadores.take(key, 1, 1, NOW)
    expect(contadores.pendentes(NOW).map(({ chave }) => chave)).toEqual(['a', 'd'])
    expect(contadores.take('a', 1, 1, NOW)).toBe(false)
  })
})

describe('the class and the weight of a call', () => {
  const endpoint = { path: '/x', access: 'session', tag: '', summary: '', replies: {} } as const
  it.each<[string, Endpoint | undefined, string]>([
    ['a GET', { ...endpoint, method: 'GET' }, 'read'],
    ['what changes something', { ...endpoint, method: 'PUT' }, 'write'],
    ['what says so', { ...endpoint, method: 'GET', cost: 'search' }, 'search'],
    ['an address that names none', undefined, 'read'],
  ])('%s', (_, of, cost) => {
    expect(costOf(of)).toBe(cost)
  })

  it('a write counts by its length, wherever its text travels; nothing else does', () => {
    const long = { url: '/x', headers: { 'content-length': '60000' } }
    expect(weightOf('write', long)).toBe(15)
    expect(weightOf('read', long)).toBe(1)
    expect(weightOf('write', { url: `/x?anotacao=${'a'.repeat(16_000)}`, headers: {} })).toBe(4)
    expect(weightOf('write', { url: '/x', headers: { 'transfer-encoding': 'chunked' } })).toBe(257)
  })

  it('lets a device keep the whole library, and 200 readers share an address', () => {
    const standards = 6
    const books = 66 + 10 * 400
    expect(ALLOWANCES.read.reader).toBeGreaterThan(standards + books)
    expect(ALLOWANCES.read.address).toBeGreaterThanOrEqual(200 * 150)
    expect(ALLOWANCES.write.address).toBeGreaterThanOrEqual(200 * 60)
  })
})
