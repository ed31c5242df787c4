import type { Versiculo } from '#contract/biblia.ts'

/** Verses marked by the address of a chapter, from `from` to `to`, both included. */
export interface Intervalo {
  readonly from: number
  readonly to: number
}

const INTERVALO = /^(\d{1,3})(?:[-–](\d{1,3}))?$/

function parseIntervalo(text: string): Intervalo | null {
  const match = INTERVALO.exec(text.trim())
  if (!match) return null
  const from = Number(match[1])
  const to = match[2] === undefined ? from : Number(match[2])
  return from >= 1 && to >= from ? { from, to } : null
}

/**
 * Reads the `v` of `/biblia/capitulos/45/8?v=16-18,20`. An address may come from anywhere: an item that is
 * no verse or range of verses is left out and the others stay.
 *
 * @param v value of the parameter, or null when the address has none
 * @returns the ranges in the order written; empty when there is nothing to mark
 */
export function parsePassagem(v: string | null): Intervalo[] {
  if (!v) return []
  return v
    .split(',')
    .map(parseIntervalo)
    .filter((intervalo) => intervalo !== null)
}

/** Whether a verse lies in one of the ranges. */
function isMarcado(passagem: readonly Intervalo[], versiculo: number): boolean {
  return passagem.some(({ from, to }) => versiculo >= from && versiculo <= to)
}

/** Neighbouring verses that are all marked, or all not. */
export interface Corrida {
  readonly marcada: boolean
  readonly versiculos: Versiculo[]
}

/** Cuts a chapter where a marked passage begins or ends, so that the mark runs on between its verses. */
export function splitByPassagem(versiculos: readonly Versiculo[], passagem: readonly Intervalo[]): Corrida[] {
  const corridas: Corrida[] = []
  for (const versiculo of versiculos) {
    const marcada = isMarcado(passagem, versiculo.numero_versiculo)
    const last = corridas.at(-1)
    if (last && last.marcada === marcada) last.versiculos.push(versiculo)
    else corridas.push({ marcada, versiculos: [versiculo] })
  }
  return corridas
}
