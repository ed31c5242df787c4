import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leComo, situacaoDa, type VidaDaAssinatura } from './situacao.ts'

const DIA_MS = 24 * 60 * 60 * 1000
const FIM = Date.parse('2026-11-20T12:00:00.000Z')
const emDias = (dias: number) => new Date(FIM + dias * DIA_MS).toISOString()

const ATIVA: VidaDaAssinatura = { estado: 'ativa', meio: 'pix', vale_ate: emDias(0), espera_ate: null }

describe('a subscription at a moment', () => {
  it.each<[string, VidaDaAssinatura | null, number, string]>([
    ['none', null, 0, 'nenhuma'],
    [
      'a payment that waits',
      { ...ATIVA, estado: 'aguardando', vale_ate: null, espera_ate: emDias(1) },
      0,
      'aguardando',
    ],
    [
      'one that waited too long',
      { ...ATIVA, estado: 'aguardando', vale_ate: null, espera_ate: emDias(0) },
      0,
      'nenhuma',
    ],
    ['one that was given up', { ...ATIVA, estado: 'encerrada', vale_ate: null }, 0, 'nenhuma'],
    ['paid', ATIVA, -0.001, 'ativa'],
    ['the moment of the end', ATIVA, 0, 'carencia'],
    ['the last of the days of grace', ATIVA, 6.999, 'carencia'],
    ['after them', ATIVA, 7, 'encerrada'],
    ['cancelled', { ...ATIVA, estado: 'cancelada' }, -0.001, 'ativa'],
    ['cancelled, at its end', { ...ATIVA, estado: 'cancelada' }, 0, 'encerrada'],
    ['given', { ...ATIVA, meio: 'cortesia' }, -0.001, 'ativa'],
    ['given, at its end', { ...ATIVA, meio: 'cortesia' }, 0, 'encerrada'],
    ['closed', { ...ATIVA, estado: 'encerrada' }, -5, 'encerrada'],
  ])('is known: %s', (_, vida, dias, situacao) => {
    expect(situacaoDa(vida, emDias(dias)).situacao).toBe(situacao)
  })

  it('goes one way as time passes, and is read only between payment and end', () => {
    const order = ['aguardando', 'ativa', 'carencia', 'encerrada', 'nenhuma']
    const vida = fc.record<VidaDaAssinatura>({
      estado: fc.constantFrom('aguardando', 'ativa', 'cancelada', 'encerrada'),
      meio: fc.constantFrom('pix', 'stripe', 'cortesia'),
      vale_ate: fc.option(fc.integer({ min: -40, max: 40 }).map(emDias)),
      espera_ate: fc.option(fc.integer({ min: -2, max: 2 }).map(emDias)),
    })
    const momentos = fc.array(fc.double({ min: -60, max: 60, noNaN: true }), { maxLength: 12 })
    fc.assert(
      fc.property(vida, momentos, (each, dias) => {
        const seen = dias.toSorted((a, b) => a - b).map((dia) => situacaoDa(each, emDias(dia)).situacao)
        const places = seen.map((situacao) => order.indexOf(situacao))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        if (each.estado === 'aguardando' || each.estado === 'encerrada' || each.vale_ate === null)
          expect(seen.some(leComo)).toBe(false)
      }),
    )
  })
})
