import { describe, expect, it } from 'vitest'
import { createRandom } from '../../bench/busca-random.ts'
import type { EbookDoCatalogo } from './catalogo.ts'
import { classificar, newestFirst, recomendar, sample } from './recomendar.ts'

function ebook(id: number, areas: number[], lancamento = '2020-01-01', retirado = false): EbookDoCatalogo {
  return {
    id,
    titulo: `Livro ${id}`,
    subtitulo: null,
    capa: null,
    autores: [],
    areas_tematicas: areas.map((area) => ({ id: area, descricao: '', explicacao: '' })),
    paginas: 1,
    ano: null,
    kind: 'livro',
    lancamento,
    retirado,
  }
}

function idsFor(ebooks: EbookDoCatalogo[], estante: number[], leituras: [number, number][] = [], limit = 10) {
  return recomendar(classificar(ebooks, new Map(leituras)), new Set(estante), limit).map(({ id }) => id)
}

function weighAll(ebooks: EbookDoCatalogo[], estante: number[], leituras: Map<number, number>): number[] {
  const own = ebooks.filter(({ id }) => estante.includes(id)).flatMap((each) => each.areas_tematicas)
  const pontos = ({ areas_tematicas }: EbookDoCatalogo) =>
    areas_tematicas.reduce((sum, area) => sum + own.filter(({ id }) => id === area.id).length, 0)
  const lidas = ({ id }: EbookDoCatalogo) => leituras.get(id) ?? 0
  return ebooks
    .toReversed()
    .filter(({ id, retirado }) => !retirado && !estante.includes(id))
    .sort((a, b) => pontos(b) - pontos(a) || lidas(b) - lidas(a) || newestFirst(b, a))
    .slice(0, 10)
    .map(({ id }) => id)
}

describe('recomendar', () => {
  it('ranks by the areas of the shelf, an area weighing as much as the shelf has books of it', () => {
    const ebooks = [
      ebook(1, [1]),
      ebook(2, [1]),
      ebook(3, [2]),
      ebook(4, [2]),
      ebook(5, [1]),
      ebook(6, [1, 2]),
    ]
    expect(idsFor(ebooks, [1, 2, 3])).toEqual([6, 5, 4])
  })

  it('then by readings, then against the order of the newest, which have a list of their own', () => {
    const ebooks = [ebook(1, [], '2020-01-01'), ebook(2, [], '2021-01-01'), ebook(3, []), ebook(4, [])]
    expect(idsFor(ebooks, [], [[3, 5]])).toEqual([3, 4, 1, 2])
    expect(idsFor(ebooks, [])).toEqual(
      ebooks
        .toSorted(newestFirst)
        .map(({ id }) => id)
        .reverse(),
    )
  })

  it('never shows what is on the shelf or left the catalogue, but learns from both', () => {
    const ebooks = [
      ebook(1, [7], '2020-01-01', true),
      ebook(2, [8]),
      ebook(3, [7]),
      ebook(4, [7], '2022-01-01', true),
    ]
    expect(idsFor(ebooks, [1])).toEqual([3, 2])
  })

  it('chooses as if it had weighed every ebook', () => {
    const random = createRandom(1646)
    for (let round = 0; round < 50; round += 1) {
      const ebooks = Array.from({ length: 60 }, (_, id) =>
        ebook(
          id,
          [1, 2, 3, 4].filter(() => random.integer(3) === 0),
          `20${10 + random.integer(3)}-01-01`,
          random.integer(9) === 0,
        ),
      )
      const estante = Array.from({ length: random.integer(12) }, () => random.integer(60))
      const leituras = ebooks.map(({ id }): [number, number] => [id, random.integer(3)])
      expect(idsFor(ebooks, estante, leituras)).toEqual(weighAll(ebooks, estante, new Map(leituras)))
    }
  })

  it('stops at the limit', () => {
    expect(idsFor([ebook(1, []), ebook(2, [])], [], [], 1)).toEqual([2])
  })
})

describe('sample', () => {
  it('draws without repeating', () => {
    expect(sample([1, 2, 3, 4], 3, () => 0.5)).toEqual([3, 2, 4])
    expect(sample([1, 2], 6, () => 0.999).sort()).toEqual([1, 2])
    expect(sample([], 6)).toEqual([])
  })
})
