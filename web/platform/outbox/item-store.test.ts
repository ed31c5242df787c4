import { expect, it } from 'vitest'
import type { Item } from './item.ts'
import { inOrder, joinItem } from './item-store.ts'

type Palavras = readonly string[]

const feature = { merge: (antes: Palavras, nova: Palavras) => [...antes, ...nova] }
const item: Item<Palavras> = {
  email: 'ana@exemplo.com.br',
  id: 'n1',
  feature: 'notas',
  mudanca: ['a'],
  desde: 100,
  vez: 0,
}

it('keeps the first thing as it is', () => {
  expect(joinItem(feature, undefined, item)).toEqual(item)
})

it('joins what comes later, in the turn of the first', () => {
  expect(joinItem(feature, item, { ...item, desde: 200, mudanca: ['b'] })).toEqual({
    ...item,
    mudanca: ['a', 'b'],
    vez: 1,
  })
})

it('forgets what the server said of it before, and that it was at rest', () => {
  const antes: Item<Palavras> = { ...item, recusa: 'Cheio.', parado: true }
  const joined = joinItem(feature, antes, { ...item, mudanca: ['b'] })
  expect([joined.recusa, joined.parado]).toEqual([undefined, undefined])
})

it('puts what was done first in front, and leaves the given list alone', () => {
  const items: readonly Item<Palavras>[] = [
    { ...item, id: 'c', desde: 3 },
    { ...item, id: 'b', desde: 1 },
    { ...item, id: 'a', desde: 1 },
  ]
  expect(inOrder(items).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(items.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})
