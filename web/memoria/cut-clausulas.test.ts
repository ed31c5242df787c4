import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutClausulas } from './cut-clausulas.ts'

it.each([
  [
    'O fim principal do homem é glorificar a Deus, e desfrutar dele para sempre.',
    ['O fim principal do homem é glorificar a Deus, ', 'e desfrutar dele para sempre.'],
  ],
  [
    'Não; pois, por natureza, sou inclinado: ao mal. Sempre.',
    ['Não; pois, ', 'por natureza, ', 'sou inclinado: ', 'ao mal. ', 'Sempre.'],
  ],
  ['Nosso Senhor Jesus Cristo (Gl 3.10; 1Co 1.30).', ['Nosso Senhor Jesus Cristo (Gl 3.10; ', '1Co 1.30).']],
  ['Diz: “Amarás o Senhor teu Deus.” E mais.', ['Diz: “Amarás o Senhor teu Deus.” ', 'E mais.']],
  ['Primeiro parágrafo.\n\nSegundo parágrafo.', ['Primeiro parágrafo.\n\n', 'Segundo parágrafo.']],
  ['Deus', ['Deus']],
  ['', []],
])('cuts %j', (texto, clausulas) => {
  expect(cutClausulas(texto)).toEqual(clausulas)
})

it('loses nothing of a text, and makes no empty clause', () => {
  const letra = fc.constantFrom('a', 'É', ' ', '\n', '.', ',', ';', ':', '”', ')', '3', '…', 'palavra')
  fc.assert(
    fc.property(fc.array(letra, { maxLength: 60 }), (letras) => {
      const texto = letras.join('')
      const clausulas = cutClausulas(texto)
      expect(clausulas.join('')).toBe(texto)
      expect(clausulas.every((clausula) => clausula.length > 0)).toBe(true)
    }),
  )
})

it('ends with a text that is too long', () => {
  expect(cutClausulas('palavras, '.repeat(10_000)).join('')).toHaveLength(20_000)
})
