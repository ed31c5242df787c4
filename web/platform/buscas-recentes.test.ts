import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addBusca, clearBuscas, readBuscas, rememberBusca } from './buscas-recentes.ts'

describe('addBusca', () => {
  it('puts the last search first, each once', () => {
    expect(addBusca(['graça', 'fé'], '  Fé ')).toEqual(['Fé', 'graça'])
    expect(addBusca(['graça'], '"só   a fé"')).toEqual(['"só a fé"', 'graça'])
    expect(addBusca(['graça'], ' ')).toEqual(['graça'])
  })

  it('keeps eight', () => {
    const oito = ['1', '2', '3', '4', '5', '6', '7', '8']
    expect(addBusca(oito, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
  })
})

describe('the searches of a reader', () => {
  beforeEach(() => {
    const values = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    })
  })

  it('are his alone, and go when he wishes', () => {
    rememberBusca('Ana@exemplo.com.br', 'graça')
    rememberBusca('ana@exemplo.com.br', 'fé')
    rememberBusca('rui@exemplo.com.br', 'dízimo')
    expect(readBuscas('ana@exemplo.com.br')).toEqual(['fé', 'graça'])
    clearBuscas('ana@exemplo.com.br')
    expect(readBuscas('ana@exemplo.com.br')).toEqual([])
    expect(readBuscas('rui@exemplo.com.br')).toEqual(['dízimo'])
  })

  it('are none where something else was kept', () => {
    localStorage.setItem('mbw:buscas:ana%40exemplo.com.br', '{"a":1}')
    expect(readBuscas('ana@exemplo.com.br')).toEqual([])
  })
})
