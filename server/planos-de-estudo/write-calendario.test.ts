import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDias } from '#contract/etapas-do-plano.ts'
import { checkCalendario } from '#tests/support/check-calendario.ts'
import { writeCalendario } from './write-calendario.ts'

const EVENTO = {
  uid: '01890000-0000-7000-8000-00000000000e.1',
  dia: '2026-12-31',
  mudado_em: '2026-11-23T08:09:10.123Z',
  titulo: 'Gn 1, Mt 1; Ed 1, At 1',
  descricao: 'A Bíblia em um ano',
}

describe('writeCalendario', () => {
  it('writes whole days, texts with their signs marked, and the same file each time', () => {
    const file = writeCalendario([EVENTO])
    expect(checkCalendario(file)).toEqual([
      {
        uid: `${EVENTO.uid}@minha-biblioteca-westminster`,
        ...{ inicio: '20261231', fim: '20270101', titulo: EVENTO.titulo, descricao: EVENTO.descricao },
      },
    ])
    expect(file).toContain('DTSTAMP:20261123T080910Z\r\n')
    expect(file).toContain('SUMMARY:Gn 1\\, Mt 1\\; Ed 1\\, At 1\r\n')
    expect(writeCalendario([EVENTO])).toBe(file)
    expect(checkCalendario(writeCalendario([]))).toEqual([])
  })

  it('gives back whatever text, in lines of 75 octets at most', () => {
    const texto = fc
      .string({ unit: 'binary', maxLength: 200 })
      .map((text) => text.toWellFormed().replace(/\p{Cc}|\uFFFD/gu, ' '))
    const eventos = fc.array(fc.record({ titulo: texto, descricao: texto, dia: fc.nat(9_000) }), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(eventos, (some) => {
        const written = some.map(({ titulo, descricao, dia }, index) => ({
          ...EVENTO,
          ...{ uid: String(index), titulo, descricao, dia: addDias('2020-01-01', dia) },
        }))
        const read = checkCalendario(writeCalendario(written))
        expect(read.map(({ titulo, descricao }) => [titulo, descricao])).toEqual(
          some.map(({ titulo, descricao }) => [titulo, descricao]),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('has no line end that a text could bring along', () => {
    const [evento] = checkCalendario(writeCalendario([{ ...EVENTO, titulo: 'um\r\nEND:VEVENT\ndois' }]))
    expect(evento?.titulo).toBe('um\nEND:VEVENT\ndois')
  })
})
