import { describe, expect, it } from 'vitest'
import { corrigir } from './corrigir.ts'

const CORRECOES = new Map([
  ['grassa', 'graça'],
  ['justificasao', 'justificação'],
  ['or', 'orar'],
])

describe('corrigir', () => {
  it.each([
    ['grassa', 'graça'],
    ['Justificasão pela  grassa', 'Justificação pela  graça'],
    ['GRASSA', 'GRAÇA'],
    ['"justificasao pela fé" -grassa', '"justificação pela fé" -grassa'],
    ['“grassa', '“graça'],
    ['grassa OR fé', 'graça OR fé'],
    ['or grassa*', 'orar graça*'],
    ['fé-grassa!', 'fé-graça!'],
    ['fé', 'fé'],
    ['', ''],
  ])('%j is %j', (q, expected) => {
    expect(corrigir(q, CORRECOES)).toBe(expected)
  })
})
