import { describe, expect, it } from 'vitest'
import { formatAncora, formatAncoraDosVersiculos, parseAncora, parseAncoraDosVersiculos } from './ancora.ts'

describe('parseAncora', () => {
  it.each([
    ['s2', { secao: 2 }],
    ['s2p3', { secao: 2, paragrafo: 3 }],
    ['s2d', { secao: 2, paragrafo: 'destaque' }],
    ['n5', { marcador: 5 }],
  ] as const)('reads %s, as formatAncora writes it', (hash, ancora) => {
    expect(parseAncora(hash)).toEqual(ancora)
    expect(parseAncora(`#${hash}`)).toEqual(ancora)
    expect(formatAncora(ancora)).toBe(hash)
  })

  it.each(['', '#', 's', 's1000', 's2p', 's2px', 's2p3d', 'texto', 'v16', 'n', '#s2?x', '##s2'])(
    'names no place: %j',
    (hash) => {
      expect(parseAncora(hash)).toBeNull()
    },
  )
})

describe('parseAncoraDosVersiculos', () => {
  it('reads one verse and several, as they are written', () => {
    expect(parseAncoraDosVersiculos('#v16')).toEqual({ from: 16, to: 16 })
    expect(parseAncoraDosVersiculos('v16-18')).toEqual({ from: 16, to: 18 })
    expect(formatAncoraDosVersiculos({ from: 16, to: 16 })).toBe('v16')
    expect(formatAncoraDosVersiculos({ from: 16, to: 18 })).toBe('v16-18')
  })

  it.each(['', '#', 'v', 'v0', 'v18-16', 'v1,3', 'v1234', 's2'])('names no verse: %j', (hash) => {
    expect(parseAncoraDosVersiculos(hash)).toBeNull()
  })
})
