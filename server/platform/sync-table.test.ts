import { describe, expect, it } from 'vitest'
import { countChanges, planTable } from './sync-table.ts'

const table = { name: 'pagina', key: ['simbolo_id', 'numero'] } as const

describe('planTable', () => {
  it('tells new, changed, gone and equal rows apart', () => {
    const plan = planTable(
      {
        ...table,
        rows: [
          { simbolo_id: 1, numero: 1, titulo: 'igual' },
          { simbolo_id: 1, numero: 2, titulo: 'agora' },
          { simbolo_id: 2, numero: 1, titulo: 'nova' },
        ],
      },
      [
        { simbolo_id: 1, numero: 1, titulo: 'igual' },
        { simbolo_id: 1, numero: 2, titulo: 'antes' },
        { simbolo_id: 1, numero: 3, titulo: 'fora' },
      ],
    )
    expect(plan.inserted.map(({ titulo }) => titulo)).toEqual(['nova'])
    expect(plan.updated.map(({ titulo }) => titulo)).toEqual(['agora'])
    expect(plan.deleted.map(({ titulo }) => titulo)).toEqual(['fora'])
    expect(countChanges([plan])).toBe(3)
  })

  it('does not confuse 1,23 with 12,3', () => {
    const rows = [{ simbolo_id: 1, numero: 23, titulo: 'a' }]
    const plan = planTable({ ...table, rows }, [{ simbolo_id: 12, numero: 3, titulo: 'a' }])
    expect([plan.inserted.length, plan.deleted.length]).toEqual([1, 1])
  })

  it('refuses a row without its key', () => {
    expect(() => planTable({ ...table, rows: [{ numero: 1 }] }, [])).toThrow('simbolo_id')
  })
})
