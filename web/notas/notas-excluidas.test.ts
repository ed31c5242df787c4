import { expect, it } from 'vitest'
import { addExcluidas, readExcluidas } from './notas-excluidas.ts'

it('remembers for a while, each once, and not more than it may', () => {
  const primeira = addExcluidas(new Map(), ['a', 'b'], 1_000)
  const segunda = addExcluidas(readExcluidas(primeira), ['a'], 2_000)
  expect(segunda).toEqual([
    ['b', 1_000],
    ['a', 2_000],
  ])
  expect(addExcluidas(readExcluidas(segunda), ['c'], 16 * 60_000 + 1_000)).toEqual([['c', 961_000]])
  const muitas = Array.from({ length: 1_500 }, (_, n) => String(n))
  expect(addExcluidas(new Map(), muitas, 0)).toHaveLength(1_000)
})

it('takes what is not of its shape for nothing', () => {
  expect([undefined, 'x', [['a']]].map((corpo) => readExcluidas(corpo).size)).toEqual([0, 0, 0])
})
