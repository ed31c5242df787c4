import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_REVISOES_DO_CARTAO, type RevisaoDoCartao } from '#contract/memoria.ts'
import { computeEstado } from './estado-do-cartao.ts'
import { mergeRevisoes } from './merge-revisoes.ts'

const INICIO = Date.UTC(2026, 0, 1)

/** What was done, which devices know parts of: ids are one review each. */
function revisaoOf(seed: number, cartoes = 3): RevisaoDoCartao {
  return {
    id: `00000000-0000-7000-8000-${String(seed).padStart(12, '0')}`,
    cartao: `bcw-${1 + (seed % cartoes)}`,
    nota: 1 + (Math.floor(seed / 7) % 4),
    // Some at the same time.
    feita_em: new Date(INICIO + Math.floor((seed * 7919) % 400) * 3_600_000).toISOString(),
  }
}

const revisoes = fc
  .uniqueArray(fc.nat({ max: 500 }), { maxLength: 60 })
  .map((seeds) => seeds.map((seed) => revisaoOf(seed)))

describe('two devices', () => {
  it('merge to the same, whoever is first, in whatever groups, and however often', () => {
    fc.assert(
      fc.property(revisoes, revisoes, revisoes, (a, b, c) => {
        const ab = mergeRevisoes(a, b)
        expect(ab).toEqual(mergeRevisoes(b, a))
        expect(mergeRevisoes(ab, c)).toEqual(mergeRevisoes(a, mergeRevisoes(b, c)))
        expect(mergeRevisoes(ab, ab)).toEqual(ab)
        expect(mergeRevisoes(ab, a)).toEqual(ab)
      }),
    )
  })

  it('lose no review, through offline hours, replays and answers out of order', () => {
    const passo = fc.record({
      aparelho: fc.nat({ max: 2 }),
      // Reviews, sends what waits (answered or not), or asks the server.
      acao: fc.constantFrom('revisa', 'envia', 'envia sem resposta', 'pergunta'),
    })
    fc.assert(
      fc.property(fc.array(passo, { maxLength: 80 }), (passos) => {
        const aparelhos = [0, 1, 2].map(() => ({
          sabe: [] as RevisaoDoCartao[],
          fila: [] as RevisaoDoCartao[],
        }))
        let servidor: RevisaoDoCartao[] = []
        const feitas: RevisaoDoCartao[] = []
        const envia = (fila: readonly RevisaoDoCartao[]) => {
          servidor = mergeRevisoes(servidor, fila.toReversed())
        }
        for (const [at, { aparelho, acao }] of passos.entries()) {
          const este = aparelhos[aparelho]
          if (!este) continue
          if (acao === 'revisa') {
            const nova = revisaoOf(at * 3 + aparelho)
            feitas.push(nova)
            este.fila.push(nova)
            este.sabe = mergeRevisoes(este.sabe, [nova])
          } else if (acao === 'pergunta') {
            este.sabe = mergeRevisoes(mergeRevisoes(este.sabe, servidor), este.fila)
          } else {
            envia(este.fila)
            if (acao === 'envia') este.fila = []
          }
        }
        for (const { fila } of aparelhos) envia(fila)
        const todas = mergeRevisoes([], feitas)
        for (const { sabe } of aparelhos) expect(mergeRevisoes(sabe, servidor)).toEqual(todas)
        expect(servidor.map(({ id }) => id).sort()).toEqual(feitas.map(({ id }) => id).sort())
      }),
    )
  })

  it('keep the latest of a card that has more than count, and merging keeps that', () => {
    const many = fc
      .uniqueArray(fc.nat({ max: 900 }), { minLength: 150, maxLength: 320 })
      .map((seeds) => seeds.map((seed) => revisaoOf(seed, 1)))
    fc.assert(
      fc.property(many, many, many, (a, b, c) => {
        const all = mergeRevisoes([], [...a, ...b, ...c])
        expect(mergeRevisoes(mergeRevisoes(a, b), c)).toEqual(all)
        expect(mergeRevisoes(a, mergeRevisoes(c, b))).toEqual(all)
        expect(all.length).toBeLessThanOrEqual(MAX_REVISOES_DO_CARTAO)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the state of a card', () => {
  it('is the same of the same reviews, in whatever order they are known', () => {
    fc.assert(
      fc.property(revisoes, fc.infiniteStream(fc.nat()), (some, chance) => {
        const shuffled = some
          .map((revisao) => ({ revisao, at: chance.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ revisao }) => revisao)
        expect(computeEstado(shuffled)).toEqual(computeEstado(some))
        expect(computeEstado(mergeRevisoes(some, shuffled))).toEqual(computeEstado(some))
      }),
    )
  })

  it('hardly knows of the reviews before the latest 200', () => {
    const daily = Array.from({ length: 260 }, (_, day) => ({
      ...revisaoOf(day, 1),
      nota: day % 9 === 0 ? 1 : 3,
      feita_em: new Date(INICIO + day * 24 * 3_600_000).toISOString(),
    }))
    const [whole, latest] = [computeEstado(daily), computeEstado(daily.slice(-MAX_REVISOES_DO_CARTAO))]
    expect(whole).toEqual(latest)
    const [before, after] = [computeEstado(daily.slice(0, 200)), computeEstado(daily.slice(1, 201))]
    expect(Math.abs((after?.vence ?? 0) - (before?.vence ?? 0))).toBeLessThanOrEqual(3 * 24 * 3_600_000)
  })
})
