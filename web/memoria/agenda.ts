/** What is asked today, made of cards and reviews. */
import type { Cartao } from '#contract/cartoes.ts'
import type { RevisaoDoCartao } from '#contract/memoria.ts'
import { diasAte, startOfDia } from './dia.ts'
import { type EstadoDoCartao, readEstado } from './estado-do-cartao.ts'

export interface CartaoNaAgenda {
  readonly cartao: Cartao
  /** Null for one that was never asked. */
  readonly estado: EstadoDoCartao | null
}

export interface Agenda {
  /** Due before the day ends, the longest overdue first. */
  readonly devidos: readonly CartaoNaAgenda[]
  /** So many as may begin today still. */
  readonly novos: readonly CartaoNaAgenda[]
  /** Cards that were asked at least once. */
  readonly comecados: number
  /** When the next one comes after today; null when none does. */
  readonly proximo: number | null
  /** Cards that fall due on each of the next days, today first. */
  readonly previsao: readonly number[]
}

/** Days of the forecast. */
export const DIAS_DA_PREVISAO = 14

interface Materia {
  /** In the order in which new ones come; those without an answer are passed over. */
  readonly cartoes: readonly Cartao[]
  readonly revisoes: readonly RevisaoDoCartao[]
  readonly novosPorDia: number
  /** Milliseconds since 1970. */
  readonly agora: number
}

export function makeAgenda({ cartoes, revisoes, novosPorDia, agora }: Materia): Agenda {
  const doCartao = Map.groupBy(revisoes, ({ cartao }) => cartao)
  const todos = cartoes
    .filter(({ resposta }) => resposta !== '')
    .map((cartao) => ({ cartao, estado: readEstado(doCartao.get(cartao.chave) ?? []) }))
  const vistos = todos
    .filter((each) => each.estado !== null)
    .toSorted((a, b) => venceEm(a) - venceEm(b) || (a.cartao.chave < b.cartao.chave ? -1 : 1))
  const amanha = startOfDia(agora, 1)
  const comecadosHoje = todos.filter(({ cartao }) => isDeHoje(doCartao.get(cartao.chave), agora)).length
  const previsao = Array.from({ length: DIAS_DA_PREVISAO }, () => 0)
  for (const each of vistos) {
    const dia = diasAte(venceEm(each), agora, DIAS_DA_PREVISAO)
    if (dia < DIAS_DA_PREVISAO) previsao[dia] = (previsao[dia] ?? 0) + 1
  }
  return {
    devidos: vistos.filter((each) => venceEm(each) < amanha),
    novos: todos.filter(({ estado }) => estado === null).slice(0, Math.max(0, novosPorDia - comecadosHoje)),
    comecados: vistos.length,
    proximo: vistos.map(venceEm).find((vence) => vence >= amanha) ?? null,
    previsao,
  }
}

/** What is asked next: what is due by now, then what is new, then what comes again within minutes; null when the day is done. */
export function nextDaAgenda({ devidos, novos }: Agenda, agora: number): CartaoNaAgenda | null {
  const isPronto = ({ estado }: CartaoNaAgenda) =>
    estado !== null && (!estado.isRecente || estado.vence <= agora)
  return devidos.find(isPronto) ?? novos[0] ?? devidos[0] ?? null
}

/** Whether a card was first asked today. */
function isDeHoje(revisoes: readonly RevisaoDoCartao[] | undefined, agora: number): boolean {
  if (!revisoes || revisoes.length === 0) return false
  const first = Math.min(...revisoes.map(({ feita_em }) => Date.parse(feita_em)))
  return first >= startOfDia(agora) && first < startOfDia(agora, 1)
}

function venceEm({ estado }: CartaoNaAgenda): number {
  return estado?.vence ?? 0
}
