/** What a plan that was begun has for a day, and what of it is read. */
import { diaDaEtapa, etapaDoDia, nomeDaPorcao } from '#contract/etapas-do-plano.ts'
import type { EtapasDoPlano, PorcaoDoPlano } from '#contract/planos-de-estudo.ts'
import type { PlanoIniciado } from '#contract/planos-iniciados.ts'

/** A portion, and whether it was read. */
export interface PorcaoDoDia extends PorcaoDoPlano {
  readonly nome: string
  readonly feita: boolean
}

/** One step of a plan. */
export interface EtapaDoDia {
  /** From 1. */
  readonly numero: number
  /** Its first day. */
  readonly dia: string
  readonly porcoes: readonly PorcaoDoDia[]
}

/** A plan as it stands on a day. */
export interface DiaDoPlano {
  /** Null before the first step and after the last one. */
  readonly hoje: EtapaDoDia | null
  /** Steps of before, the earliest first. */
  readonly passadas: readonly EtapaDoDia[]
  readonly comeca: string
  /** First day of the last step. */
  readonly ultima: string
  readonly isFuturo: boolean
  readonly isPassado: boolean
  readonly feitas: number
  readonly total: number
}

export function diaDoPlano(
  iniciado: PlanoIniciado,
  { passo, etapas }: EtapasDoPlano,
  dia: string,
): DiaDoPlano {
  const feitos = new Set(iniciado.feitos)
  const toEtapa = (numero: number): EtapaDoDia => ({
    numero,
    dia: diaDaEtapa(iniciado, passo, numero),
    porcoes: (etapas[numero - 1] ?? []).map((porcao, index) => {
      const nome = nomeDaPorcao(numero, index + 1)
      return { ...porcao, nome, feita: feitos.has(nome) }
    }),
  })
  const agora = etapaDoDia(iniciado, passo, dia)
  const passadas = Array.from(
    { length: Math.max(0, Math.min(agora - 1, etapas.length)) },
    (_, index) => index + 1,
  )
  const todas = etapas.flatMap((porcoes, etapa) =>
    porcoes.map((_, index) => nomeDaPorcao(etapa + 1, index + 1)),
  )
  return {
    hoje: agora >= 1 && agora <= etapas.length ? toEtapa(agora) : null,
    passadas: passadas.map(toEtapa),
    comeca: diaDaEtapa(iniciado, passo, 1),
    ultima: diaDaEtapa(iniciado, passo, etapas.length),
    isFuturo: agora < 1,
    isPassado: agora > etapas.length,
    feitas: todas.filter((nome) => feitos.has(nome)).length,
    total: todas.length,
  }
}

/** Whether all of a step was read. */
export function isLida({ porcoes }: EtapaDoDia): boolean {
  return porcoes.every(({ feita }) => feita)
}

/** What a line says of some plans on a day: 'Gn 1, Mt 1 · BCW 1'; what was read is left out. Null: nothing for this day. */
export function resumoDoDia(dias: readonly DiaDoPlano[]): string | null {
  const deHoje = dias.flatMap(({ hoje }) => (hoje ? [hoje.porcoes] : []))
  if (deHoje.length === 0) return null
  const abertas = deHoje
    .map((porcoes) =>
      porcoes
        .filter(({ feita }) => !feita)
        .map(({ texto }) => texto)
        .join(', '),
    )
    .filter((texto) => texto !== '')
  return abertas.length > 0 ? abertas.join(' · ') : 'leitura feita'
}
