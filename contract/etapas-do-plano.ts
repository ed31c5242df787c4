/** Which day each step of a reading plan is on, and how two devices' changes become one: the same for server and web (docs/planos-de-estudo.md). */

/** A day without a time: '2026-11-23'. */
export type Dia = string

/** A plan goes on day by day or week by week. */
export type Passo = 'dia' | 'semana'

/** Where a reader is in a plan. */
interface Calendario {
  readonly inicio: Dia
  /** Days by which it was moved since. */
  readonly deslocamento: number
}

const DIA_MS = 86_400_000
const DIAS_DO_PASSO: Readonly<Record<Passo, number>> = { dia: 1, semana: 7 }

/** @param dias may be negative */
export function addDias(dia: Dia, dias: number): Dia {
  return new Date(Date.parse(`${dia}T00:00:00Z`) + dias * DIA_MS).toISOString().slice(0, 10)
}

/** @returns how many days the second is after the first */
export function diasEntre(de: Dia, ate: Dia): number {
  return Math.round((Date.parse(`${ate}T00:00:00Z`) - Date.parse(`${de}T00:00:00Z`)) / DIA_MS)
}

/** The day of a date as its own zone has it. */
export function diaDe(date: Date): Dia {
  const [ano, mes, dia] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`
}

/** The first day of a step. @param etapa from 1 */
export function diaDaEtapa({ inicio, deslocamento }: Calendario, passo: Passo, etapa: number): Dia {
  return addDias(inicio, deslocamento + (etapa - 1) * DIAS_DO_PASSO[passo])
}

/** The step of a day, from 1: below that the plan has not begun, above its last step it is over. */
export function etapaDoDia({ inicio, deslocamento }: Calendario, passo: Passo, dia: Dia): number {
  return Math.floor((diasEntre(inicio, dia) - deslocamento) / DIAS_DO_PASSO[passo]) + 1
}

/** By how much a plan is moved so that a step is the one of a day. */
export function deslocamentoPara(inicio: Dia, passo: Passo, etapa: number, dia: Dia): number {
  const dias = DIAS_DO_PASSO[passo]
  return (Math.floor(diasEntre(inicio, dia) / dias) - (etapa - 1)) * dias
}

/** Names a portion inside of its plan: '12.3', the third of the twelfth step. */
export function nomeDaPorcao(etapa: number, ordem: number): string {
  return `${etapa}.${ordem}`
}

/** What was last said of a portion, and when. */
export interface MarcaDaPorcao {
  readonly feito: boolean
  readonly mudado_em: string
}

/** The later of two; of one time the tick, which nobody then loses. */
export function laterMarca<Marca extends MarcaDaPorcao>(one: Marca, other: Marca): Marca {
  if (one.mudado_em !== other.mudado_em) return one.mudado_em > other.mudado_em ? one : other
  return one.feito ? one : other
}

/** What was last said of a plan itself. */
export interface EstadoDoPlano {
  readonly deslocamento: number
  readonly encerrado: boolean
  readonly mudado_em: string
}

/** The later of two; of one time the one that goes on, then the one further on. */
export function laterEstado<Estado extends EstadoDoPlano>(one: Estado, other: Estado): Estado {
  if (one.mudado_em !== other.mudado_em) return one.mudado_em > other.mudado_em ? one : other
  if (one.encerrado !== other.encerrado) return one.encerrado ? other : one
  return one.deslocamento >= other.deslocamento ? one : other
}
