import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanoIniciado } from '#contract/planos-iniciados.ts'
import { applyMudanca, type MudancaDoPlano, mergeMudancas } from './mudanca-do-plano.ts'

const ID = '01890000-0000-7000-8000-000000000001'
const NOVO = { plano: 'mcheyne', inicio: '2026-11-01' }
const SERVIDOR: PlanoIniciado = {
  ...{ id: ID, ...NOVO, deslocamento: 0, encerrado: false, mudado_em: '2026-11-01T08:00:00.000Z' },
  feitos: ['1.1'],
}

/** Of one device no two things happen at the same time. */
const mudancas = fc
  .array(
    fc.oneof(
      fc.record({ porcao: fc.constantFrom('1.1', '1.2', '1.3'), feito: fc.boolean() }),
      fc.record({ deslocamento: fc.integer({ min: -3, max: 3 }), encerrado: fc.boolean() }),
    ),
    { maxLength: 8 },
  )
  .map((some) =>
    some.map((each, index): MudancaDoPlano => {
      const mudado_em = `2026-11-02T08:00:0${index}.000Z`
      return 'porcao' in each
        ? { marcas: [{ ...each, mudado_em }] }
        : { estado: { ...each, mudado_em }, marcas: [] }
    }),
  )
const NADA: MudancaDoPlano = { marcas: [] }
const applyAll = (some: readonly MudancaDoPlano[]) =>
  some.reduce<readonly PlanoIniciado[]>((all, each) => applyMudanca(all, ID, each), [SERVIDOR])

describe('changes of a plan', () => {
  it('joined in any order are what they were one after the other', () => {
    fc.assert(
      fc.property(mudancas, fc.nat(8), (some, cut) => {
        const joined = some.reduce(mergeMudancas, NADA)
        expect(applyMudanca([SERVIDOR], ID, joined)).toEqual(applyAll(some))
        const [first, second] = [some.slice(0, cut), some.slice(cut)].map((part) =>
          part.reduce(mergeMudancas, NADA),
        )
        expect(mergeMudancas(second ?? NADA, first ?? NADA)).toEqual(joined)
        expect(mergeMudancas(joined, joined)).toEqual(joined)
      }),
    )
  })

  it('lose no tick that another device made meanwhile', () => {
    fc.assert(
      fc.property(mudancas, (some) => {
        const touched = new Set(some.flatMap(({ marcas }) => marcas.map(({ porcao }) => porcao)))
        const [shown] = applyMudanca(
          [{ ...SERVIDOR, feitos: ['1.1', '9.9'] }],
          ID,
          some.reduce(mergeMudancas, NADA),
        )
        expect(shown?.feitos).toContain('9.9')
        if (!touched.has('1.1')) expect(shown?.feitos).toContain('1.1')
      }),
    )
  })

  it('begin a plan that the server does not have, and pass over one that is gone', () => {
    const estado = { deslocamento: 0, encerrado: false, mudado_em: SERVIDOR.mudado_em }
    const marcas = [{ porcao: '1.1', feito: true, mudado_em: SERVIDOR.mudado_em }]
    expect(applyMudanca([], ID, { novo: NOVO, estado, marcas })).toEqual([SERVIDOR])
    expect(applyMudanca([], ID, { marcas })).toEqual([])
  })

  it('made before the other device moved the plan do not move it back', () => {
    const estado = { deslocamento: 9, encerrado: true, mudado_em: '2026-10-01T08:00:00.000Z' }
    expect(applyMudanca([SERVIDOR], ID, { estado, marcas: [] })).toEqual([SERVIDOR])
  })
})
