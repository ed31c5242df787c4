import { describe, expect, it } from 'vitest'
import { primeiraVez, vezSeguinte } from './vez-seguinte.ts'

const TERCA = '2026-11-24T09:00:00.000Z'

describe('primeiraVez', () => {
  it.each([
    ['2026-11-23T21:30:00.000Z', null, TERCA],
    ['2026-11-24T08:59:59.999Z', null, TERCA],
    ['2026-11-24T09:00:00.000Z', null, '2026-11-25T09:00:00.000Z'],
    ['2026-11-23T21:30:00.000Z', '2026-01-01T09:00:10.000Z', TERCA],
    ['2026-11-23T21:30:00.000Z', '2026-11-23T09:00:10.000Z', '2026-11-30T09:00:00.000Z'],
  ])('turned on at %s, last sent %s: %s', (agora, ultima, wanted) => {
    expect(primeiraVez(new Date(agora), ultima)).toBe(wanted)
  })
})

describe('vezSeguinte', () => {
  it.each([
    ['in time', '2026-11-24T09:00:04.000Z', '2026-12-01T09:00:00.000Z'],
    ['a day late', '2026-11-25T08:00:00.000Z', '2026-12-01T09:00:00.000Z'],
    ['too late for the next', '2026-11-30T23:00:00.000Z', '2026-12-08T09:00:00.000Z'],
    ['four weeks late', '2026-12-22T09:00:00.000Z', '2026-12-29T09:00:00.000Z'],
  ])('%s', (_, agora, wanted) => {
    expect(vezSeguinte(TERCA, new Date(agora))).toBe(wanted)
  })
})
