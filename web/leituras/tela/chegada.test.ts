import { describe, expect, it } from 'vitest'
import { readChegada, withoutChegada } from './chegada.ts'

const CAPITULOS = [{ id: 2 }, { id: 5 }]
const read = (search: string) => readChegada(new URLSearchParams(search), CAPITULOS)

describe('readChegada', () => {
  it('reads the words that the address leads to', () => {
    expect(read('capitulo=5&paragrafo=50&inicio=3&fim=9')).toEqual({
      capituloId: 5,
      achado: { paragrafo: 50, inicio: 3, fim: 9 },
    })
    expect(read('capitulo=5&paragrafo=50')).toEqual({
      capituloId: 5,
      achado: { paragrafo: 50, inicio: 0, fim: 0 },
    })
  })

  it('reads a chapter alone', () => {
    expect(read('capitulo=5')).toEqual({ capituloId: 5, achado: null })
  })

  it.each(['', 'paragrafo=50', 'capitulo=7&paragrafo=50', 'capitulo=x&paragrafo=50'])(
    'passes over %j',
    (search) => {
      expect(read(search)).toBeNull()
    },
  )
})

describe('withoutChegada', () => {
  it('keeps what is of others', () => {
    const search = new URLSearchParams('capitulo=5&paragrafo=50&inicio=3&fim=9&outro=1')
    expect(withoutChegada(search).toString()).toBe('outro=1')
  })
})
