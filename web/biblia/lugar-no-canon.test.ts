import { expect, it } from 'vitest'
import { findLugarNoCanon } from './lugar-no-canon.ts'

const verso = (numero_versiculo: number, canon?: number, ate?: number) => ({
  ...{ id: 19_022_000 + numero_versiculo, numero_versiculo, texto_biblico: 'O Senhor é o meu pastor.' },
  ...(canon !== undefined && { canon }),
  ...(ate !== undefined && { ate }),
})

it('is the place in the library’s numbers of a verse that its edition counts otherwise', () => {
  const versiculos = [verso(1, 19_023_001), verso(2, 19_023_002, 3)]
  expect(findLugarNoCanon(versiculos, 22)).toEqual({ capitulo: 23, versiculo: 1 })
  expect(findLugarNoCanon(versiculos, 22, 3)).toEqual({ capitulo: 23, versiculo: 2 })
})

it('is the same place where the edition counts as the library does, or the text has not come yet', () => {
  expect(findLugarNoCanon([verso(1), verso(2)], 22, 2)).toEqual({ capitulo: 22, versiculo: 2 })
  expect(findLugarNoCanon([], 22)).toEqual({ capitulo: 22, versiculo: 1 })
})
