import { expect, it } from 'vitest'
import { MAX_CAPA_BYTES } from '#contract/editora/livros.ts'
import { checkCapa } from './check-capa.ts'

it.each([
  ['image/jpeg', 1, null],
  ['image/webp', MAX_CAPA_BYTES, null],
  ['image/gif', 1, 'Este arquivo não é uma imagem JPEG, PNG ou WebP. Escolha outro.'],
  ['image/png', 0, 'Este arquivo está vazio. Escolha outro.'],
  ['image/png', MAX_CAPA_BYTES + 1, 'A imagem tem 10,1 MB, e o limite é de 10 MB. Escolha uma menor.'],
])('checks %s of %d bytes', (type, size, expected) => {
  expect(checkCapa({ type, size })).toBe(expected)
})
