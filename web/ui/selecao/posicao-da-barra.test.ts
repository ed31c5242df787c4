import { expect, it } from 'vitest'
import { placeBarra } from './posicao-da-barra.ts'

const BARRA = { width: 300, height: 50 }
const JANELA = { width: 1000, height: 800 }
const place = (left: number, top: number, bottom: number, width = 100) =>
  placeBarra({ left, top, bottom, width }, BARRA, JANELA, 72)

it('stands over the middle of the words', () => {
  expect(place(400, 300, 330)).toEqual({ left: 300, top: 242 })
})

it('stands under them where the bar is over them', () => {
  expect(place(400, 120, 150)).toEqual({ left: 300, top: 158 })
})

it('stays inside the window', () => {
  expect(place(0, 300, 330, 40).left).toBe(8)
  expect(place(960, 300, 330, 40).left).toBe(692)
  expect(place(100, -400, 1200).top).toBe(742)
  expect(place(100, 1200, 1300).top).toBe(742)
})
