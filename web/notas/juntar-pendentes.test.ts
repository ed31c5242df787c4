import { describe, expect, it } from 'vitest'
import type { NotaPendente } from '../platform/offline/fila.ts'
import { isInFiltro, juntarPendentes, toNotaComSimbolo } from './juntar-pendentes.ts'

const velha = { id: 'v', titulo: 'Velha', anotacao: '', versao: 2, data_criacao: '2026-11-20T10:00:00.000Z' }
const base = { email: 'ana@exemplo.com.br', desde: Date.parse('2026-11-21T10:00:00Z'), vez: 0 }
const texto = { simbolo: 1, numero: 8, titulo: 'Nova', anotacao: 'Graça' }
const criar: NotaPendente = { ...base, ...texto, id: 'n', tipo: 'criar' }

function join(fila: readonly NotaPendente[], isListed = true) {
  return juntarPendentes(
    [velha],
    fila,
    () => isListed,
    ({ simbolo: _, numero: __, ...nota }) => nota,
  )
}

describe('a list with what waits', () => {
  it('has a new note first, with the version that the server will give it', () => {
    const { titulo, anotacao } = texto
    expect(join([criar])).toEqual([
      { id: 'n', titulo, anotacao, versao: 1, data_criacao: '2026-11-21T10:00:00.000Z' },
      velha,
    ])
  })

  it('has a new note once, also when the server has it already', () => {
    expect(join([{ ...criar, id: 'v' }]).map(({ id }) => id)).toEqual(['v'])
  })

  it('leaves the new notes of other pages out', () => {
    expect(join([criar], false)).toEqual([velha])
  })

  it('shows edited words where the note is', () => {
    const editar: NotaPendente = { ...base, ...texto, id: 'v', tipo: 'editar', versao: 2 }
    expect(join([editar])).toEqual([{ ...velha, titulo: 'Nova', anotacao: 'Graça', versao: 3 }])
  })

  it('does not show what was deleted', () => {
    expect(join([{ ...base, id: 'v', tipo: 'excluir' }])).toEqual([])
  })
})

it('says where a kept note is as the server does', () => {
  expect(toNotaComSimbolo({ ...velha, simbolo: 3, numero: 5 }, null)).toEqual({
    ...velha,
    simbolo: 3,
    numero: 5,
    simboloLabel: 'BCW',
    capOrNumberLabel: 'Pergunta 5',
    user: { foto: null },
  })
})

it.each([
  [{ sigla: null, busca: '' }, true],
  [{ sigla: 'CFW', busca: 'graca' }, true],
  [{ sigla: 'BCW', busca: '' }, false],
  [{ sigla: null, busca: 'lei' }, false],
] as const)('finds what the server would find: %j', (filtro, expected) => {
  expect(isInFiltro(texto, filtro)).toBe(expected)
})
