import { expect, it } from 'vitest'
import { findParte } from './parte.ts'

const parte = (id: number, paragrafo: number) => ({
  id,
  parte: 'Texto.',
  subtitulo: null,
  ordem_dentro_da_secao: 1,
  paragrafo,
  marcador: null,
  referencias: [],
})

it('finds the paragraph of a part', () => {
  const secoes = [
    { secao: 1, partes: [parte(10, 1), parte(11, 1)] },
    { secao: 2, partes: [parte(12, 1), parte(13, 2)] },
  ]
  expect(findParte(secoes, 11)).toEqual({ secao: 1, paragrafo: 1 })
  expect(findParte(secoes, 13)).toEqual({ secao: 2, paragrafo: 2 })
  expect(findParte(secoes, 99)).toBeNull()
})
