import { expect, it } from 'vitest'
import { cutPrefacio } from './corte-do-prefacio.ts'

const paragrafo = (length: number) => 'a'.repeat(length)

it('splits at blank lines', () => {
  expect(cutPrefacio('um\nainda um\n\n  dois\n \n')).toEqual({
    paragrafos: ['um\nainda um', 'dois'],
    visiveis: 2,
  })
})

it('shows a long first paragraph whole', () => {
  expect(cutPrefacio(`${paragrafo(3000)}\n\n${paragrafo(3000)}`).visiveis).toBe(1)
})

it('keeps what follows for later, unless it is short', () => {
  const longo = [500, 500, 500, 500].map(paragrafo).join('\n\n')
  expect(cutPrefacio(longo).visiveis).toBe(3)
  expect(cutPrefacio([500, 800, 300].map(paragrafo).join('\n\n')).visiveis).toBe(3)
})

it('has nothing to show of an empty one', () => {
  expect(cutPrefacio(' \n ')).toEqual({ paragrafos: [], visiveis: 0 })
})
