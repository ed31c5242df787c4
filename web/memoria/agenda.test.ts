import { describe, expect, it } from 'vitest'
import type { RevisaoDoCartao } from '#contract/memoria.ts'
import { DIAS_DA_PREVISAO, makeAgenda, nextDaAgenda } from './agenda.ts'
import { startOfDia } from './dia.ts'
import { computeEstado, computeIntervalos } from './estado-do-cartao.ts'
import { formatIntervalo } from './format-intervalo.ts'

const AGORA = new Date(2026, 2, 10, 9).getTime()
const DIA_MS = 24 * 60 * 60_000

const cartoes = Array.from({ length: 8 }, (_, index) => ({
  ...{ chave: `bcw-${index + 1}`, numero: String(index + 1), pergunta: 'P?' },
  resposta: index === 7 ? '' : 'R.',
}))

let feitas = 0
function revisao(cartao: string, haDias: number, nota = 3): RevisaoDoCartao {
  feitas += 1
  const id = `00000000-0000-7000-8000-${String(feitas).padStart(12, '0')}`
  return { id, cartao, nota, feita_em: new Date(AGORA - haDias * DIA_MS).toISOString() }
}

function agendaOf(revisoes: readonly RevisaoDoCartao[], novosPorDia = 5, agora = AGORA) {
  return makeAgenda({ cartoes, revisoes, novosPorDia, agora })
}
const chaves = (some: readonly { cartao: { chave: string } }[]) => some.map(({ cartao }) => cartao.chave)

describe('the agenda of a day', () => {
  it('begins with so many new cards as the profile wants, in the order of the catechism', () => {
    const { devidos, novos, comecados } = agendaOf([], 3)
    expect([devidos, comecados, chaves(novos)]).toEqual([[], 0, ['bcw-1', 'bcw-2', 'bcw-3']])
    expect(chaves(agendaOf([], 20).novos)).not.toContain('bcw-8')
    expect(agendaOf([], 0).novos).toEqual([])
  })

  it('counts those that were begun today, not those of the day before', () => {
    const revisoes = [revisao('bcw-1', 0), revisao('bcw-2', 1)]
    expect(chaves(agendaOf(revisoes, 2).novos)).toEqual(['bcw-3'])
  })

  it('has what falls due before midnight, the longest overdue first', () => {
    const revisoes = [revisao('bcw-1', 2, 4), revisao('bcw-2', 40, 4), revisao('bcw-3', 20, 3)]
    const { devidos, proximo } = agendaOf(revisoes)
    expect(chaves(devidos)).toEqual(['bcw-2', 'bcw-3'])
    expect(proximo).toBe(computeEstado(revisoes.slice(0, 1))?.vence)
  })

  it('forecasts each of fourteen days, what is overdue being of today', () => {
    const revisoes = [revisao('bcw-1', 2, 4), revisao('bcw-2', 40, 4)]
    const { previsao } = agendaOf(revisoes)
    expect(previsao).toHaveLength(DIAS_DA_PREVISAO)
    expect(previsao[0]).toBe(1)
    expect(previsao.reduce((sum, count) => sum + count)).toBe(2)
  })
})

describe('what is asked next', () => {
  it('is due, then new, then what comes again within minutes', () => {
    const due = revisao('bcw-3', 20)
    const again = revisao('bcw-1', 0, 1)
    expect(nextDaAgenda(agendaOf([due, again]), AGORA)?.cartao.chave).toBe('bcw-3')
    expect(nextDaAgenda(agendaOf([again]), AGORA)?.cartao.chave).toBe('bcw-2')
    expect(nextDaAgenda(agendaOf([again], 0), AGORA)?.cartao.chave).toBe('bcw-1')
    expect(nextDaAgenda(agendaOf([again]), AGORA + 2 * 60_000)?.cartao.chave).toBe('bcw-1')
    expect(nextDaAgenda(agendaOf([], 0), AGORA)).toBeNull()
  })

  it('ends: good answers lead out of the day', () => {
    const revisoes: RevisaoDoCartao[] = []
    let agora = AGORA
    let asked = 0
    for (; asked < 50; asked += 1) {
      const next = nextDaAgenda(agendaOf(revisoes, 5, agora), agora)
      if (!next) break
      revisoes.push({ ...revisao(next.cartao.chave, 0), feita_em: new Date(agora).toISOString() })
      agora += 20_000
    }
    expect(asked).toBe(10)
    expect(chaves(agendaOf(revisoes, 5, startOfDia(agora, 1)).novos)).toEqual(['bcw-6', 'bcw-7'])
  })
})

describe('intervals', () => {
  it('grow with the grade, never beyond a year', () => {
    const [again, hard, good, easy] = computeIntervalos(null, AGORA)
    expect([again, good, easy].map((ms) => formatIntervalo(ms ?? 0))).toEqual([
      '1 minuto',
      '10 minutos',
      '8 dias',
    ])
    expect(hard).toBeLessThan(good ?? 0)
    const known = Array.from({ length: 30 }, (_, index) => revisao('bcw-1', 3_000 - index * 100, 4))
    expect(Math.max(...computeIntervalos(computeEstado(known), AGORA))).toBeLessThanOrEqual(370 * DIA_MS)
  })

  it('are asked of no time before the last review', () => {
    const ahead = computeEstado([revisao('bcw-1', -1)])
    expect(computeIntervalos(ahead, AGORA).every((ms) => ms > 0)).toBe(true)
  })

  it.each([
    [10_000, '1 minuto'],
    [90 * 60_000, '2 horas'],
    [DIA_MS, '1 dia'],
    [44 * DIA_MS, '44 dias'],
    [60 * DIA_MS, '2 meses'],
    [365 * DIA_MS, '1 ano'],
  ])('of %i ms are %s', (ms, words) => {
    expect(formatIntervalo(ms)).toBe(words)
  })
})
