import { expect, it } from 'vitest'
import { addSent, type LugarDaLeitura } from './lugar-da-leitura.ts'

const lugar = (paragrafo_id: number): LugarDaLeitura => ({ capitulo_id: 1, paragrafo_id, deslocamento: 0 })

it('keeps the first ten and the last ten, each once', () => {
  const sent = Array.from({ length: 30 }, (_, index) => lugar(index))
  const kept = [...sent, ...sent].reduce(addSent, [] as readonly LugarDaLeitura[])
  expect(kept.slice(0, 10)).toEqual(sent.slice(0, 10))
  expect(kept).toHaveLength(20)
  expect(sent.reduce(addSent, [] as readonly LugarDaLeitura[]).slice(10)).toEqual(sent.slice(20))
})
