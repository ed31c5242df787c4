import { describe, expect, it } from 'vitest'
import { Achados } from './achados.ts'
import { countLugares } from './lugares.ts'

function listOf(achados: Achados): number[][] {
  return Array.from({ length: achados.length }, (_, index) => [
    achados.ramoAt(index),
    achados.inicioAt(index),
    achados.fimAt(index),
    achados.qualidadeAt(index),
  ])
}

describe('Achados', () => {
  it('stand from left to right, at one place the best first, then by their branch', () => {
    const achados = new Achados()
    achados.add(0, 2, 3, 1)
    achados.add(1, 2, 4, 3)
    achados.add(2, 2, 3, 3)
    achados.add(0, 2, 5, 3)
    achados.add(0, 7, 8, 1)
    expect(listOf(achados)).toEqual([
      [0, 2, 5, 3],
      [1, 2, 4, 3],
      [2, 2, 3, 3],
      [0, 2, 3, 1],
      [0, 7, 8, 1],
    ])
  })

  it('are as many as a text has, and none after they were cleared', () => {
    const achados = new Achados()
    for (let place = 0; place < 100; place += 1) achados.add(place % 3, place, place + 1, 2)
    expect(listOf(achados)).toHaveLength(100)
    expect(listOf(achados).at(-1)).toEqual([0, 99, 100, 2])
    achados.clear()
    expect(listOf(achados)).toEqual([])
  })
})

describe('countLugares', () => {
  it('counts each word once, of phrases those between', () => {
    const achados = new Achados()
    achados.add(0, 1, 2, 3)
    achados.add(1, 1, 4, 2)
    achados.add(0, 9, 10, 3)
    expect(countLugares(achados, [], 3, new Achados())).toBe(4)
    expect(countLugares(achados, [0, 8, 20], 3, new Achados())).toBe(4 + 3 + 3)
  })
})
