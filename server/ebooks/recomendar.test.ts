import { describe, expect, it } from 'vitest'
import type { EbookDoCatalogo } from './catalogo.ts'
import { newestFirst, recomendar, sample } from './recomendar.ts'

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
  return recomendar(ebooks, new Set(estante), new Map(leituras), limit).map(({ id }) => id)
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
