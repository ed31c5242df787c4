import { expect, it } from 'vitest'
import { nextRecolhimento, type Recolhimento } from './recolher.ts'

it('hides on the way down and comes back on the way up', () => {
  let state: Recolhimento = { y: 0, isRecolhida: false }
  const seen = [40, 100, 104, 300, 296, 250, 400, 60].map((y) => {
    state = nextRecolhimento(state, y, 72, 900)
    return state.isRecolhida
  })
  expect(seen).toEqual([false, true, true, true, true, false, true, false])
})

it('stays where the page jumps to', () => {
  expect(nextRecolhimento({ y: 0, isRecolhida: false }, 3_000, 72, 900).isRecolhida).toBe(false)
  expect(nextRecolhimento({ y: 3_000, isRecolhida: true }, 5_000, 72, 900).isRecolhida).toBe(false)
})

it('adds short moves up', () => {
  let state: Recolhimento = { y: 500, isRecolhida: true }
  for (const y of [497, 494, 491]) state = nextRecolhimento(state, y, 72, 900)
  expect(state.isRecolhida).toBe(false)
})
