import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMeses, fimDosPeriodos, type PagamentoFeito, periodosDos } from './periodos.ts'

const pago = (id: string, pago_em: string, resto: Partial<PagamentoFeito> = {}): PagamentoFeito => ({
  id,
  plano: 'mensal',
  estado: 'pago',
  pago_em: `${pago_em}T12:00:00.000Z`,
  periodo_ate: null,
  ...resto,
})
const ends = (pagamentos: PagamentoFeito[]) =>
  [...periodosDos(pagamentos)].map(([id, { de, ate }]) => [id, de.slice(0, 10), ate.slice(0, 10)])

describe('months', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('after %s by %i is %s', (de, meses, ate) => {
    expect(addMeses(`${de}T12:00:00.000Z`, meses)).toBe(`${ate}T12:00:00.000Z`)
  })
})

describe('what payments are for', () => {
  it('is counted from the end of the one before, early or in the days of grace, and from its day after them', () => {
    const pagamentos = [
      pago('d', '2027-06-01', { plano: 'anual' }),
      pago('a', '2026-11-21'),
      pago('b', '2026-12-11'),
      pago('c', '2027-01-27'),
    ]
    expect(ends(pagamentos)).toEqual([
      ['a', '2026-11-21', '2026-12-21'],
      ['b', '2026-12-21', '2027-01-21'],
      ['c', '2027-01-21', '2027-02-21'],
      ['d', '2027-06-01', '2028-06-01'],
    ])
  })

  it('is what the provider says where it says so', () => {
    const periodo_ate = '2026-12-24T00:00:00.000Z'
    expect(fimDosPeriodos([pago('a', '2026-11-21', { periodo_ate })])).toBe(periodo_ate)
  })

  it('leaves out what waits, expired or was given back', () => {
    const others = (['aguardando', 'expirado', 'estornado'] as const).map((estado) =>
      pago(estado, '2027-01-01', { estado }),
    )
    expect(fimDosPeriodos(others)).toBeNull()
    expect(fimDosPeriodos([...others, pago('a', '2026-11-21')])).toBe('2026-12-21T12:00:00.000Z')
  })

  it('is the same in any order, ends after the last payment, and leaves no gap in the days of grace', () => {
    const one = fc.record<PagamentoFeito>({
      id: fc.uuid(),
      plano: fc.constantFrom('anual', 'mensal'),
      estado: fc.constantFrom('pago', 'estornado', 'aguardando'),
      pago_em: fc.integer({ min: 0, max: 900 }).map((dia) => new Date(dia * 86_400_000).toISOString()),
      periodo_ate: fc.constant(null),
    })
    const some = fc.uniqueArray(one, { selector: ({ id }) => id, maxLength: 8 })
    const key = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }))
    fc.assert(
      fc.property(some, key, (list, keys) => {
        const keyed = list.map((each) => ({ each, key: keys.next().value }))
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ each }) => each)
        expect(periodosDos(shuffled)).toEqual(periodosDos(list))
        const periodos = [...periodosDos(list).values()]
        const feitos = list.filter(({ estado }) => estado === 'pago').map(({ pago_em }) => pago_em ?? '')
        expect((fimDosPeriodos(list) ?? '') >= (feitos.sort().at(-1) ?? '')).toBe(true)
        for (const [index, { de }] of periodos.entries()) {
          const antes = periodos[index - 1]?.ate
          if (antes) expect(de === antes || Date.parse(de) - Date.parse(antes) >= 7 * 86_400_000).toBe(true)
        }
      }),
    )
  })
})
