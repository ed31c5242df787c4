/** What an event makes of a subscription: facts with their times, from which the state is made anew (docs/assinaturas.md). */
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import type { EventoDePagamento } from './meio-de-pagamento.ts'
import { fimDosPeriodos, ultimoFeito } from './periodos.ts'
import { situacaoDa } from './situacao.ts'

export interface Fatos {
  readonly assinatura: AssinaturaTable
  /** All of the subscription, in any order. */
  readonly pagamentos: readonly PagamentoTable[]
}

interface Aplicacao {
  /** Of the payment that the event is about; one that is not among `pagamentos` came without the reader. */
  readonly pagamentoId: string
  readonly agora: string
}

/** @returns the facts with the event, or null when its amount is refused */
export function reduceEvento(fatos: Fatos, evento: EventoDePagamento, como: Aplicacao): Fatos | null {
  const depois = reduce(fatos, evento, como)
  return depois && leaveEndToSweep(fatos, depois, como.agora)
}

/** What the clock alone has ended stays open until the sweep, which tells its reader and its provider, and closes it. */
export function leaveEndToSweep(antes: Fatos, depois: Fatos, agora: string): Fatos {
  const { estado, vale_ate } = antes.assinatura
  const isOpen = estado === 'ativa' || estado === 'cancelada'
  const isOver = situacaoDa({ ...antes.assinatura, espera_ate: null }, agora).situacao === 'encerrada'
  const { assinatura } = depois
  if (!isOpen || !isOver || assinatura.estado !== 'encerrada' || assinatura.vale_ate !== vale_ate)
    return depois
  return { ...depois, assinatura: { ...assinatura, estado: assinatura.cancelada ? 'cancelada' : 'ativa' } }
}

function reduce(fatos: Fatos, evento: EventoDePagamento, como: Aplicacao): Fatos | null {
  if (evento.tipo === 'pago') return reducePago(fatos, evento, como)
  const { assinatura } = fatos
  const { ocorridoEm } = evento
  const withAssinatura = (mudanca: Partial<AssinaturaTable>) =>
    settle({ ...fatos, assinatura: { ...assinatura, ...mudanca } }, como.agora)
  switch (evento.tipo) {
    case 'falhou':
      return withAssinatura({ falhou_em: later(assinatura.falhou_em, ocorridoEm) })
    case 'expirado':
      return settle(
        changePagamento(fatos, como.pagamentoId, (each) =>
          each.estado === 'aguardando' ? { ...each, estado: 'expirado' } : each,
        ),
        como.agora,
      )
    case 'cancelado': {
      const retomavel = evento.definitivo ? 0 : assinatura.retomavel
      return withAssinatura({ ...cancelamento(assinatura, 1, ocorridoEm), retomavel })
    }
    case 'retomado':
      return withAssinatura(cancelamento(assinatura, 0, ocorridoEm))
    case 'trocado':
      if (assinatura.troca_em !== null && ocorridoEm < assinatura.troca_em) return fatos
      return withAssinatura({ plano_seguinte: evento.plano, troca_em: ocorridoEm })
    case 'estornado':
      return reduceEstornado(fatos, evento, como)
  }
}

/** The state that the facts and the clock make. */
export function settle({ assinatura, pagamentos }: Fatos, agora: string): Fatos {
  if (assinatura.meio === 'cortesia') return { assinatura, pagamentos }
  const plano = ultimoFeito(pagamentos)?.plano ?? assinatura.plano
  const vale_ate = fimDosPeriodos(pagamentos)
  if (vale_ate === null)
    return { assinatura: { ...assinatura, plano, ...semPagamento(pagamentos) }, pagamentos }
  const aberta: AssinaturaTable = {
    ...assinatura,
    plano,
    vale_ate,
    estado: assinatura.cancelada ? 'cancelada' : 'ativa',
    avisada: vale_ate === assinatura.vale_ate ? assinatura.avisada : null,
  }
  const { situacao } = situacaoDa({ ...aberta, espera_ate: null }, agora)
  return {
    assinatura: situacao === 'encerrada' ? { ...aberta, estado: 'encerrada' } : aberta,
    pagamentos,
  }
}

type Pago = Extract<EventoDePagamento, { tipo: 'pago' }>

function reducePago(fatos: Fatos, evento: Pago, { pagamentoId, agora }: Aplicacao): Fatos | null {
  const { assinatura, pagamentos } = fatos
  const known = pagamentos.find(({ id }) => id === pagamentoId)
  if (known && !known.pago_em && known.valor > evento.valor) return null
  const pagamento = known ?? novoPagamento(assinatura, evento, pagamentoId)
  const pago: PagamentoTable = {
    ...pagamento,
    valor: Math.max(pagamento.valor, evento.valor),
    criado_em: earlier(pagamento.criado_em, evento.ocorridoEm),
    estado: pagamento.estado === 'estornado' ? 'estornado' : 'pago',
    // Told by the desk and by the bank: the first of the two moments counts, in whatever order they come.
    pago_em: earlier(pagamento.pago_em, evento.ocorridoEm),
    plano: evento.plano ?? pagamento.plano,
    periodo_ate: later(pagamento.periodo_ate, evento.periodoAte ?? null),
    referencia: pagamento.referencia ?? evento.alvo.referencia ?? null,
  }
  const others = pagamentos.filter(({ id }) => id !== pagamentoId)
  const mudada = {
    ...assinatura,
    referencia: evento.alvo.referenciaDaAssinatura ?? assinatura.referencia,
    cliente: evento.cliente ?? assinatura.cliente,
  }
  return settle({ assinatura: mudada, pagamentos: [...others, pago] }, agora)
}

function reduceEstornado(
  fatos: Fatos,
  evento: Extract<EventoDePagamento, { tipo: 'estornado' }>,
  { pagamentoId, agora }: Aplicacao,
): Fatos {
  const isKnown = fatos.pagamentos.some(({ id }) => id === pagamentoId)
  const novo = isKnown ? [] : [novoPagamento(fatos.assinatura, evento, pagamentoId)]
  const withIt = { ...fatos, pagamentos: [...fatos.pagamentos, ...novo] }
  const estornado = changePagamento(withIt, pagamentoId, (each) => ({
    ...each,
    estado: 'estornado',
    criado_em: earlier(each.criado_em, evento.ocorridoEm),
    estornado_em: earlier(each.estornado_em, evento.ocorridoEm),
  }))
  return settle(estornado, agora)
}

function novoPagamento(
  { usuario_id, id, plano, plano_seguinte, meio }: AssinaturaTable,
  evento: Pago | Extract<EventoDePagamento, { tipo: 'estornado' }>,
  pagamentoId: string,
): PagamentoTable {
  const { ocorridoEm, alvo } = evento
  return {
    usuario_id,
    id: pagamentoId,
    assinatura_id: id,
    plano: plano_seguinte ?? plano ?? 'mensal',
    valor: evento.valor ?? 0,
    meio: meio === 'cortesia' ? evento.meio : meio,
    estado: 'expirado',
    referencia: alvo.referencia ?? null,
    instrucao: null,
    numero: null,
    criado_em: ocorridoEm,
    expira_em: ocorridoEm,
    pago_em: null,
    estornado_em: null,
    periodo_ate: null,
  }
}

function semPagamento(pagamentos: readonly PagamentoTable[]): Partial<AssinaturaTable> {
  const estornos = pagamentos.map(({ estornado_em }) => estornado_em).filter((each) => each !== null)
  const vale_ate = estornos.sort().at(-1) ?? null
  const isEspera = pagamentos.some(({ estado }) => estado === 'aguardando')
  return { estado: isEspera ? 'aguardando' : 'encerrada', vale_ate }
}

/** Of two that happened at once the cancelling counts. */
function cancelamento(
  { cancelamento_em }: AssinaturaTable,
  cancelada: 0 | 1,
  em: string,
): Partial<AssinaturaTable> {
  const isOlder = cancelamento_em !== null && (cancelada ? em < cancelamento_em : em <= cancelamento_em)
  return isOlder ? {} : { cancelada, cancelamento_em: em }
}

function changePagamento(
  { assinatura, pagamentos }: Fatos,
  id: string,
  change: (pagamento: PagamentoTable) => PagamentoTable,
): Fatos {
  return { assinatura, pagamentos: pagamentos.map((each) => (each.id === id ? change(each) : each)) }
}

function later(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a
}

function earlier(a: string | null, b: string): string {
  return a === null || b < a ? b : a
}
