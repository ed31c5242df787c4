import { expect, it } from 'vitest'
import { findLacunaFinal, findLacunas, formatLacuna } from './lacunas.ts'

it('finds what is left out before the first verse and between others, joined verses counted whole', () => {
  const versiculos = [{ numero_versiculo: 3 }, { numero_versiculo: 4, ate: 6 }, { numero_versiculo: 8 }]
  expect([...findLacunas(versiculos)]).toEqual([
    [3, { from: 1, to: 2 }],
    [8, { from: 7, to: 7 }],
  ])
  expect(findLacunas([{ numero_versiculo: 1 }, { numero_versiculo: 2 }]).size).toBe(0)
})

it('finds what is left out after the last verse', () => {
  const versiculos = [{ numero_versiculo: 3 }, { numero_versiculo: 4, ate: 6, faltam_ate: 9 }]
  expect(findLacunaFinal(versiculos)).toEqual({ from: 7, to: 9 })
  expect(findLacunaFinal(versiculos.slice(0, 1))).toBeNull()
  expect(findLacunaFinal([])).toBeNull()
})

it('says one and several', () => {
  expect(formatLacuna({ from: 7, to: 7 })).toBe('versículo 7 não está nesta edição')
  expect(formatLacuna({ from: 4, to: 9 })).toBe('versículos 4 a 9 não estão nesta edição')
})
