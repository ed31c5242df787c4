import { expect, it } from 'vitest'
import type { Parte } from '#contract/padrao-texto.ts'
import { clampIndice, stepProva } from './step-prova.ts'

const parte = (id: number, ...referencias: string[]): Parte => ({
  id,
  parte: 'Aprouve a Deus.',
  subtitulo: null,
  ordem_dentro_da_secao: id,
  paragrafo: 1,
  marcador: id,
  referencias: referencias.map((referencia) => ({ referencia })),
})
const partes = [parte(1, 'Is 42.1'), parte(2, 'Jo 3.16', 'Rm 8.28', 'Rm 8.30')]

it('goes through the references of a part and on to the next part', () => {
  const visited = []
  for (
    let prova = stepProva(partes, { parteId: 1, indice: 0 }, 1);
    prova;
    prova = stepProva(partes, prova, 1)
  )
    visited.push([prova.parteId, prova.indice])
  expect(visited).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
  ])
})

it('goes back to the last reference of the part before', () => {
  expect(stepProva(partes, { parteId: 2, indice: 0 }, -1)).toEqual({ parteId: 1, indice: -1 })
  expect(stepProva(partes, { parteId: 1, indice: -1 }, -1)).toBeNull()
  expect(stepProva(partes, { parteId: 2, indice: -1 }, -1)).toEqual({ parteId: 2, indice: 1 })
})

it('knows no way from a part that the page has not', () => {
  expect(stepProva(partes, { parteId: 9, indice: 0 }, 1)).toBeNull()
})

it('keeps an index inside of its part', () => {
  expect([-1, 0, 7].map((indice) => clampIndice(parte(1, 'Is 42.1', 'Is 42.2'), indice))).toEqual([1, 0, 1])
})
