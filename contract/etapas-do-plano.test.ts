import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDias,
  deslocamentoPara,
  diaDaEtapa,
  diaDe,
  diasEntre,
  type EstadoDoPlano,
  etapaDoDia,
  laterEstado,
  laterMarca,
  type MarcaDaPorcao,
} from './etapas-do-plano.ts'

const dia = fc.integer({ min: 0, max: 20_000 }).map((dias) => addDias('2020-01-01', dias))
const passo = fc.constantFrom('dia' as const, 'semana' as const)
const hora = fc.constantFrom(
  '2026-01-01T08:00:00.000Z',
  '2026-01-02T08:00:00.000Z',
  '2026-01-03T08:00:00.000Z',
)
const marca: fc.Arbitrary<MarcaDaPorcao> = fc.record({ feito: fc.boolean(), mudado_em: hora })
const estado: fc.Arbitrary<EstadoDoPlano> = fc.record({
  deslocamento: fc.integer({ min: -3, max: 3 }),
  encerrado: fc.boolean(),
  mudado_em: hora,
})

describe('the days of a plan', () => {
  it('go on over the ends of months, leap days and the change of clocks', () => {
    expect(addDias('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDias('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDias('2026-03-01', -1)).toBe('2026-02-28')
    expect(diasEntre('2026-10-01', '2026-11-23')).toBe(53)
    expect(diaDe(new Date(2026, 0, 3, 23, 59))).toBe('2026-01-03')
  })

  it('are those of its steps, wherever it was moved', () => {
    fc.assert(
      fc.property(
        dia,
        fc.integer({ min: -400, max: 400 }),
        passo,
        fc.integer({ min: 1, max: 400 }),
        (inicio, deslocamento, passo, etapa) => {
          const calendario = { inicio, deslocamento }
          const primeiro = diaDaEtapa(calendario, passo, etapa)
          expect(etapaDoDia(calendario, passo, primeiro)).toBe(etapa)
          expect(etapaDoDia(calendario, passo, addDias(primeiro, -1))).toBe(etapa - 1)
          expect(etapaDoDia(calendario, passo, addDias(primeiro, passo === 'dia' ? 1 : 7))).toBe(etapa + 1)
        },
      ),
    )
  })

  it('make any step that of any day, and weeks begin on the weekday on which they began', () => {
    fc.assert(
      fc.property(dia, dia, passo, fc.integer({ min: 1, max: 400 }), (inicio, hoje, passo, etapa) => {
        const deslocamento = deslocamentoPara(inicio, passo, etapa, hoje)
        expect(etapaDoDia({ inicio, deslocamento }, passo, hoje)).toBe(etapa)
        if (passo === 'semana') expect(Math.abs(deslocamento % 7)).toBe(0)
      }),
    )
  })
})

describe.each([
  ['marks of a portion', marca, laterMarca],
  ['states of a plan', estado, laterEstado],
] as const)('two %s', (_, arbitrary, later) => {
  const merge = later as (one: unknown, other: unknown) => unknown
  const any = arbitrary as fc.Arbitrary<unknown>

  it('become the same one in whatever order, and however often', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(merge(a, b)).toEqual(merge(b, a))
        expect(merge(a, merge(b, c))).toEqual(merge(merge(a, b), c))
        expect(merge(merge(a, b), b)).toEqual(merge(a, b))
      }),
    )
  })
})

it('of a tick and its undoing in one moment the tick stays', () => {
  const mudado_em = '2026-01-01T08:00:00.000Z'
  expect(laterMarca({ feito: false, mudado_em }, { feito: true, mudado_em })).toEqual({
    feito: true,
    mudado_em,
  })
})
