import { describe, expect, it } from 'vitest'
import { inOrder, juntar, type NotaPendente } from './fila.ts'

const leitor = { email: 'ana@exemplo.com.br', id: 'n1', desde: 100, vez: 0 }
const pagina = { simbolo: 1, numero: 8 }
const criar = { ...leitor, ...pagina, tipo: 'criar', titulo: 'A', anotacao: 'a' } as const
const editar = { ...leitor, ...pagina, tipo: 'editar', versao: 3, titulo: 'B', anotacao: 'b' } as const
const excluir = { ...leitor, tipo: 'excluir' } as const
const depois = { desde: 200 }

describe('joining', () => {
  it('keeps the first thing as it is', () => {
    expect(juntar(undefined, criar)).toEqual(criar)
  })

  it('makes the edit of a note that was never sent its creation', () => {
    expect(juntar(criar, { ...editar, ...depois })).toEqual({ ...criar, titulo: 'B', anotacao: 'b', vez: 1 })
  })

  it('keeps the version from which the first edit began', () => {
    const joined = juntar(editar, { ...editar, ...depois, versao: 4, titulo: 'C' })
    expect(joined).toEqual({ ...editar, titulo: 'C', vez: 1 })
  })

  it.each([criar, editar])('sends a deletion even when what was before it never left: $tipo', (antes) => {
    expect(juntar(antes, { ...excluir, ...depois })).toEqual({ ...excluir, vez: 1 })
  })

  it('keeps the last place in a book, in the turn of the first', () => {
    const lugar = {
      ...leitor,
      tipo: 'lugar',
      capitulo_id: 1,
      paragrafo_id: 2,
      deslocamento: 0,
      versao: 5,
    } as const
    const joined = juntar(lugar, { ...lugar, ...depois, paragrafo_id: 9 })
    expect(joined).toEqual({ ...lugar, paragrafo_id: 9, vez: 1 })
  })
})

it('puts what was done first in front, and leaves the given list alone', () => {
  const fila: readonly NotaPendente[] = [
    { ...criar, id: 'c', desde: 3 },
    { ...criar, id: 'b', desde: 1 },
    { ...criar, id: 'a', desde: 1 },
  ]
  expect(inOrder(fila).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(fila.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})
