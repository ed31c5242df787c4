import { expect, it } from 'vitest'
import { firstLetters } from './first-letters.ts'

it.each([
  ['No fim do homem?', 'N. f. d. h.?'],
  ['Amarás o Senhor, teu Deus.', 'A. o. S., t. D.'],
  ['À imagem de Deus (Gn 1.26).', 'À. i. d. D. (G. 1.26).'],
  ['guarda-chuva e d’água', 'g. e. d.'],
  ['', ''],
])('of %j', (texto, letras) => {
  expect(firstLetters(texto)).toBe(letras)
})
