import { expect, it } from 'vitest'
import { nextRecolhimento, type Recolhimento, type Rolada } from './recolher.ts'

const PAGINA = 20_000

it('hides on the way down and comes back on the way up', () => {
  let state: Recolhimento = { y: 0, pagina: PAGINA, isRecolhida: false }
  const seen = [40, 100, 104, 300, 296, 250, 400, 60].map((y) => {
    state = rolar(state, y)
    return state.isRecolhida
  })
  expect(seen).toEqual([false, true, true, true, true, false, true, false])
})

it('stays where the page jumps to', () => {
  expect(rolar({ y: 0, pagina: PAGINA, isRecolhida: false }, 3_000).isRecolhida).toBe(false)
  expect(rolar({ y: 3_000, pagina: PAGINA, isRecolhida: true }, 5_000).isRecolhida).toBe(false)
})

it('adds short moves up', () => {
  let state: Recolhimento = { y: 500, pagina: PAGINA, isRecolhida: true }
  for (const y of [497, 494, 491]) state = rolar(state, y)
  expect(state.isRecolhida).toBe(false)
})

it.each([true, false])(
  'stays as it is while type of another size moves the text, put away: %s',
  (isRecolhida) => {
    let state: Recolhimento = { y: 400, pagina: PAGINA, isRecolhida }
    // The browser holds the text, and then the program puts the same word back to its line.
    state = rolar(state, 460, { pagina: 21_000 })
    state = rolar(state, 480, { pagina: 21_000, isColocada: true })
    state = rolar(state, 300, { pagina: 19_000 })
    expect(state).toEqual({ y: 300, pagina: 19_000, isRecolhida })
    expect(rolar(state, 320, { pagina: 19_000 }).isRecolhida).toBe(true)
  },
)

function rolar(state: Recolhimento, y: number, change: Partial<Rolada> = {}): Recolhimento {
  return nextRecolhimento(state, { y, pagina: PAGINA, isColocada: false, ...change }, 72, 900)
}
