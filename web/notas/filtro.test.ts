import { describe, expect, it } from 'vitest'
import { formatTotal, readFiltro, writeFiltro } from './filtro.ts'

describe('the filter in the address', () => {
  it.each([
    ['', { sigla: null, busca: '' }],
    ['padrao=cfw', { sigla: 'CFW', busca: '' }],
    ['padrao=dcpr&q=ora%C3%A7%C3%A3o', { sigla: 'DCPR', busca: 'oração' }],
    ['q=100%25+%26+gra%C3%A7a', { sigla: null, busca: '100% & graça' }],
  ] as const)('%j is read and written alike', (text, filtro) => {
    expect(readFiltro(new URLSearchParams(text))).toEqual(filtro)
    expect(writeFiltro(filtro).toString()).toBe(text)
  })

  it('shows all for what it does not know, and cuts a search that is too long', () => {
    const { sigla, busca } = readFiltro(new URLSearchParams(`padrao=xyz&q=${'a'.repeat(300)}`))
    expect(sigla).toBeNull()
    expect(busca).toHaveLength(200)
  })
})

describe('formatTotal', () => {
  it('counts in words', () => {
    expect(formatTotal(0, false)).toBe('')
    expect(formatTotal(1, false)).toBe('1 nota')
    expect(formatTotal(1_250, false)).toBe('1.250 notas')
    expect(formatTotal(50, true)).toBe('50 notas ou mais')
  })
})
