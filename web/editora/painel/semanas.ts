import type { DiaDoPainel, Medida } from '#contract/editora/painel.ts'

interface Periodo {
  /** First day: '2026-11-23'. */
  readonly inicio: string
  readonly total: number
}

const DIAS_DA_SEMANA = 7

/** What is there at the end of a period; all else is summed up. */
const SALDOS: ReadonlySet<Medida> = new Set(['assinaturas'])

/** The days seven by seven, up to the last one; days before the first whole week are left out. */
export function toSemanas(dias: readonly DiaDoPainel[], medida: Medida): Periodo[] {
  const semanas: Periodo[] = []
  for (let end = dias.length; end >= DIAS_DA_SEMANA; end -= DIAS_DA_SEMANA) {
    semanas.unshift(toPeriodo(dias.slice(end - DIAS_DA_SEMANA, end), medida))
  }
  return semanas
}

/** The days month by month, the newest first. */
export function toMeses(dias: readonly DiaDoPainel[], medida: Medida): Periodo[] {
  const meses = Map.groupBy(dias, ({ dia }) => dia.slice(0, 7))
  return [...meses.values()].map((some) => toPeriodo(some, medida)).reverse()
}

function toPeriodo(dias: readonly DiaDoPainel[], medida: Medida): Periodo {
  const totals = dias.map((dia) => dia[medida])
  const total = SALDOS.has(medida) ? (totals.at(-1) ?? 0) : totals.reduce((sum, each) => sum + each, 0)
  return { inicio: dias[0]?.dia ?? '', total }
}
