import { describe, expect, it } from 'vitest'
import { idDoEstado, inOrder, juntar, leituraOf, type NotaPendente } from './fila.ts'

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

describe('joining highlights', () => {
  const destaque = {
    id: 'd1',
    ebook_id: 7,
    capitulo_id: 70,
    paragrafo_inicio_id: 1,
    inicio: 0,
    paragrafo_fim_id: 1,
    fim: 4,
    trecho: 'Deus',
    cor: 'amarelo',
    nota: '',
    versao: 1,
    criado_em: '2026-11-21T12:00:00.000Z',
    editado_em: '2026-11-21T12:00:00.000Z',
  } as const
  const base = { ...leitor, id: 'd1' }
  const marcar = { ...base, tipo: 'marcar', destaque } as const
  const alterar = { ...base, tipo: 'alterar', nota: 'Nota', versao: 3, destaque } as const

  it('makes the change of one that was never sent its creation', () => {
    expect(juntar(marcar, { ...alterar, ...depois, versao: 1 })).toEqual({
      ...marcar,
      destaque: { ...destaque, nota: 'Nota' },
      vez: 1,
    })
  })

  it('keeps colour and note of two changes, and the version from which the first began', () => {
    const azul = { ...destaque, cor: 'azul' } as const
    const depoisDela = {
      ...base,
      ...depois,
      tipo: 'alterar',
      cor: 'azul',
      versao: 4,
      destaque: azul,
    } as const
    expect(juntar(alterar, depoisDela)).toEqual({ ...alterar, cor: 'azul', destaque: azul, vez: 1 })
  })

  it('sends a deletion whatever was before it', () => {
    expect(juntar(marcar, { ...base, ...depois, tipo: 'desmarcar' })).toEqual({
      ...base,
      tipo: 'desmarcar',
      vez: 1,
    })
  })
})

it('keeps the beginning of a reading apart from its place, and sends it first', () => {
  const inicio = { ...leitor, tipo: 'inicio', id: idDoEstado('inicio', 'l1'), leitura_id: 'l1' } as const
  const lugar = {
    ...leitor,
    tipo: 'lugar',
    id: 'l1',
    desde: 101,
    capitulo_id: 2,
    paragrafo_id: null,
    deslocamento: 0,
    versao: 0,
  } as const
  expect(inicio.id).not.toBe(lugar.id)
  expect(inOrder([lugar, inicio])).toEqual([inicio, lugar])
  expect([inicio, lugar].map(leituraOf)).toEqual(['l1', 'l1'])
})
