import { describe, expect, it, vi } from 'vitest'
import type { Item } from '../platform/outbox/item.ts'
import type { MudancaDaNota } from './nota-em-escrita.ts'
import { applyWaiting, isInFiltro, toNotaComSimbolo } from './notas-guardadas.ts'

vi.mock('../platform/outbox/item-store.ts', () => ({ listItemsOf: vi.fn() }))

const velha = { id: 'v', titulo: 'Velha', anotacao: '', versao: 2, data_criacao: '2026-11-20T10:00:00.000Z' }
const texto = { simbolo: 1, numero: 8, titulo: 'Nova', anotacao: 'Graça' }
const item = (id: string, mudanca: MudancaDaNota): Item<MudancaDaNota> => {
  const desde = Date.parse('2026-11-21T10:00:00Z')
  return { email: 'ana@exemplo.com.br', id, feature: 'notas', mudanca, desde, vez: 0 }
}
const criar: MudancaDaNota = { ...texto, tipo: 'criar' }

function join(items: readonly Item<MudancaDaNota>[], isListed = true) {
  return applyWaiting(
    [velha],
    items,
    () => isListed,
    ({ simbolo: _, numero: __, ...nota }) => nota,
  )
}

describe('a list with what waits', () => {
  it('has a new note first, with the version that the server will give it', () => {
    const { titulo, anotacao } = texto
    expect(join([item('n', criar)])).toEqual([
      { id: 'n', titulo, anotacao, versao: 1, data_criacao: '2026-11-21T10:00:00.000Z' },
      velha,
    ])
  })

  it('has a new note once, also when the server has it already', () => {
    expect(join([item('v', criar)]).map(({ id }) => id)).toEqual(['v'])
  })

  it('leaves the new notes of other pages out', () => {
    expect(join([item('n', criar)], false)).toEqual([velha])
  })

  it('shows edited words where the note is, of the version that they began from: 3 may be another device’s', () => {
    expect(join([item('v', { ...texto, tipo: 'editar', versao: 2 })])).toEqual([
      { ...velha, titulo: 'Nova', anotacao: 'Graça', versao: 2 },
    ])
  })

  it('does not show what was deleted', () => {
    expect(join([item('v', { tipo: 'excluir' })])).toEqual([])
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
