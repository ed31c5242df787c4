import { describe, expect, it } from 'vitest'
import { MAX_HA_MS } from '#contract/paradas.ts'
import { paradasOffline } from './offline.ts'
import { type ParadaNoTexto, toNovaParada } from './send-parada.ts'

const joao = (lida_em: string): ParadaNoTexto => ({
  tipo: 'biblia',
  livro: 43,
  nome: 'João',
  capitulo: 3,
  versiculo: 16,
  lida_em,
})
const LIDA = '2026-01-02T00:00:00.000Z'

describe('places that wait', () => {
  it('give way to the later one, whichever tab is the last to write', () => {
    const [antes, depois] = [joao('2026-01-01T00:00:00.000Z'), joao(LIDA)]
    expect(paradasOffline.merge(antes, depois)).toBe(depois)
    expect(paradasOffline.merge(depois, antes)).toBe(depois)
  })

  it.each([
    [90_000, 90_000],
    [-90_000, 0],
    [MAX_HA_MS + 1, MAX_HA_MS],
  ])('are sent with their age: after %i ms as %i', (after, ha_ms) => {
    const nova = toNovaParada(joao(LIDA), Date.parse(LIDA) + after)
    expect(nova).toEqual({ tipo: 'biblia', livro: 43, capitulo: 3, versiculo: 16, ha_ms })
  })
})
