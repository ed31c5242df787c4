import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import type { EventoDePagamento } from './meio-de-pagamento.ts'
import { newAssinatura } from './new-assinatura.ts'
import { newPagamento } from './new-pagamento.ts'
import { type Fatos, reduceEvento } from './reduce-evento.ts'

const AGORA = '2027-03-01T00:00:00.000Z'
const emDia = (dia: number) =>
  new Date(Date.parse('2026-11-01T12:00:00.000Z') + dia * 86_400_000).toISOString()

const ASSINATURA: AssinaturaTable = {
  ...newAssinatura({ usuario_id: 'u', plano: 'mensal', meio: 'stripe', criada_em: emDia(0) }),
  id: 'a',
  renova: 1,
}
const PRIMEIRO: PagamentoTable = {
  ...newPagamento({
    usuario_id: 'u',
    assinatura_id: 'a',
    plano: 'mensal',
    valor: 3284,
    meio: 'stripe',
    criado_em: emDia(0),
    expira_em: emDia(1),
  }),
  id: 'p0',
  referencia: 'p0',
}
const INICIO: Fatos = { assinatura: ASSINATURA, pagamentos: [PRIMEIRO] }

type Parte<T> = T extends EventoDePagamento ? Omit<T, 'meio' | 'id' | 'ocorridoEm' | 'alvo'> : never

function evento(dia: number, parte: Parte<EventoDePagamento>, pagamento = 'p0'): EventoDePagamento {
  return { meio: 'stripe', id: `${dia}`, ocorridoEm: emDia(dia), alvo: { referencia: pagamento }, ...parte }
}

function apply(eventos: readonly EventoDePagamento[], inicio = INICIO, agora = AGORA): Fatos {
  return eventos.reduce<Fatos>((fatos, each) => {
    const como = { pagamentoId: each.alvo.referencia ?? 'p0', agora }
    return reduceEvento(fatos, each, como) ?? fatos
  }, inicio)
}

const pago = (dia: number, pagamento = 'p0', resto: object = {}) =>
  evento(dia, { tipo: 'pago', valor: 3284, plano: 'mensal', ...resto }, pagamento)

describe('an event', () => {
  const em = (dia: number, ...eventos: EventoDePagamento[]) => apply(eventos, INICIO, emDia(dia)).assinatura

  it('makes a subscription active for the months of its plan', () => {
    expect(em(2, pago(1))).toMatchObject({ estado: 'ativa', vale_ate: '2026-12-02T12:00:00.000Z' })
    expect(em(2, pago(1, 'p0', { plano: 'anual' }))).toMatchObject({
      plano: 'anual',
      vale_ate: '2027-11-02T12:00:00.000Z',
    })
  })

  it('is refused when less was paid, and changes nothing', () => {
    expect(
      reduceEvento(INICIO, pago(1, 'p0', { valor: 3283 }), { pagamentoId: 'p0', agora: AGORA }),
    ).toBeNull()
  })

  it('makes it active although the payment had expired', () => {
    expect(em(3, evento(1, { tipo: 'expirado' })).estado).toBe('encerrada')
    expect(em(3, evento(1, { tipo: 'expirado' }), pago(2)).estado).toBe('ativa')
  })

  it('cancels at the end of the period, and takes up again', () => {
    const cancelado = evento(2, { tipo: 'cancelado', definitivo: false })
    expect(em(3, pago(1), cancelado)).toMatchObject({ estado: 'cancelada', retomavel: 1 })
    expect(em(4, pago(1), cancelado, evento(3, { tipo: 'retomado' })).estado).toBe('ativa')
    expect(em(33, pago(1), cancelado).estado).toBe('encerrada')
  })

  it('ends it when the only payment was given back; of two the other one counts', () => {
    const estornado = evento(3, { tipo: 'estornado' })
    expect(em(4, pago(1), estornado)).toMatchObject({ estado: 'encerrada', vale_ate: emDia(3) })
    expect(em(4, pago(1), pago(2, 'p1'), estornado)).toMatchObject({
      estado: 'ativa',
      vale_ate: '2026-12-03T12:00:00.000Z',
    })
  })

  it.each<[string, EventoDePagamento]>([
    ['a charge that failed', evento(39, { tipo: 'falhou' })],
    ['another plan', evento(39, { tipo: 'trocado', plano: 'anual' })],
    ['a payment that expired', evento(39, { tipo: 'expirado' }, 'p1')],
    ['the end at the provider', evento(39, { tipo: 'cancelado', definitivo: true })],
  ])('leaves the end of the days of grace to the sweep, which tells of it: %s', (_, each) => {
    const carencia = apply([pago(1)], INICIO, emDia(32))
    expect(apply([each], carencia, emDia(35)).assinatura.estado).toBe(
      each.tipo === 'cancelado' ? 'encerrada' : 'ativa',
    )
    expect(apply([each], carencia, emDia(40)).assinatura.estado).toBe(
      each.tipo === 'cancelado' ? 'cancelada' : 'ativa',
    )
    const varrida: Fatos = { ...carencia, assinatura: { ...carencia.assinatura, estado: 'encerrada' } }
    expect(apply([each], varrida, emDia(40)).assinatura.estado).toBe('encerrada')
    expect(apply([evento(39, { tipo: 'estornado' }), each], carencia, emDia(40)).assinatura.estado).toBe(
      'encerrada',
    )
  })

  it('is the same when it comes late: nothing is reopened by what is long over', () => {
    expect(apply([pago(1)]).assinatura).toMatchObject({ estado: 'encerrada', vale_ate: emDia(31) })
  })
})

describe('events', () => {
  const dia = fc.integer({ min: 1, max: 110 })
  const pagamento = fc.constantFrom('p0', 'p1', 'p2')
  const plano = fc.constantFrom('anual' as const, 'mensal' as const)
  const um = fc.oneof(
    fc.tuple(dia, pagamento, plano).map(([d, p, id]) => pago(d, p, { plano: id })),
    fc.tuple(dia, pagamento).map(([d, p]) => evento(d, { tipo: 'estornado' }, p)),
    fc.tuple(dia, fc.boolean()).map(([d, definitivo]) => evento(d, { tipo: 'cancelado', definitivo })),
    dia.map((d) => evento(d, { tipo: 'retomado' })),
    dia.map((d) => evento(d, { tipo: 'falhou' })),
    fc.tuple(dia, fc.option(plano)).map(([d, id]) => evento(d, { tipo: 'trocado', plano: id })),
  )
  /** No two at one moment: of such the first to come counts for some. */
  const varios = fc.uniqueArray(um, { selector: ({ id }) => id, maxLength: 10 })
  const umaOrdem = varios.chain((eventos) =>
    fc.tuple(
      fc.constant(eventos),
      fc.shuffledSubarray([...eventos, ...eventos], { minLength: 2 * eventos.length }),
    ),
  )

  /** When a payment stopped being waited for says nothing, nor does the plan of one that was not made. */
  const seen = ({ assinatura, pagamentos }: Fatos) => ({
    assinatura,
    pagamentos: pagamentos
      .map(({ expira_em, plano: doPagamento, ...each }) => ({ ...each, plano: each.pago_em && doPagamento }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  })

  it('make the same in any order, however often each comes', () => {
    fc.assert(
      fc.property(umaOrdem, ([eventos, outraOrdem]) => {
        const planos = new Map(
          eventos.flatMap((each) =>
            each.tipo === 'pago' ? [[each.alvo.referencia, each.plano] as const] : [],
          ),
        )
        const fixed = (list: readonly EventoDePagamento[]) =>
          list.map((each) =>
            each.tipo === 'pago' ? { ...each, plano: planos.get(each.alvo.referencia) } : each,
          )
        expect(seen(apply(fixed(outraOrdem)))).toEqual(seen(apply(fixed(eventos))))
      }),
      { numRuns: 500 },
    )
  })
})
