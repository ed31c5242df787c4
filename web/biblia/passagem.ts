import type { Versiculo } from '#contract/biblia.ts'
import { ultimoDoVersiculo } from './ultimo-do-versiculo.ts'

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

/** Reads `?v=16-18,20`; an item that is no verse or range is left out. @returns ranges as written; empty for nothing */
export function parsePassagem(v: string | null): Intervalo[] {
  if (!v) return []
  return v
    .split(',')
    .map(parseIntervalo)
    .filter((intervalo) => intervalo !== null)
}

/** The ranges as an address has them: '16-18,20'. */
export function formatPassagem(intervalos: readonly Intervalo[]): string {
  return intervalos.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

/** The ranges as they are printed, with an en dash (design, "Words"): '16–18,20'. */
export function formatIntervalos(intervalos: readonly Intervalo[]): string {
  return formatPassagem(intervalos).replaceAll('-', '–')
}

/** Whether a verse lies in one of the ranges, or some of what an edition joins in one text, `ate` its last verse. */
export function isMarcado(passagem: readonly Intervalo[], versiculo: number, ate = versiculo): boolean {
  return passagem.some(({ from, to }) => ate >= from && versiculo <= to)
}

/** The verses of the chapter that are marked, in its order. */
export function pickMarcados(versiculos: readonly Versiculo[], passagem: readonly Intervalo[]): Versiculo[] {
  return versiculos.filter(({ numero_versiculo, ate }) => isMarcado(passagem, numero_versiculo, ate))
}

/** Gathers verse numbers, given in order, into ranges. */
export function toIntervalos(numeros: readonly number[]): Intervalo[] {
  const intervalos: Intervalo[] = []
  for (const numero of numeros) {
    const last = intervalos.at(-1)
    if (last && last.to === numero - 1) intervalos.splice(-1, 1, { from: last.from, to: numero })
    else intervalos.push({ from: numero, to: numero })
  }
  return intervalos
}

/** Marks or unmarks a verse. @param versiculos of the chapter @param ancora with Shift, from where @returns ranges in order */
export function toggleVersiculo(
  versiculos: readonly Versiculo[],
  passagem: readonly Intervalo[],
  numero: number,
  ancora: number | null = null,
): Intervalo[] {
  const isChosen = (marcas: readonly Intervalo[], { numero_versiculo, ate }: Versiculo) =>
    isMarcado(marcas, numero_versiculo, ate)
  if (ancora !== null) {
    const extended = [...passagem, { from: Math.min(ancora, numero), to: Math.max(ancora, numero) }]
    return toIntervalos(listNumeros(versiculos.filter((outro) => isChosen(extended, outro))))
  }
  const marcados = versiculos.filter(
    (outro) => isChosen(passagem, outro) !== (outro.numero_versiculo === numero),
  )
  return toIntervalos(listNumeros(marcados))
}

/** The numbers of verses, of joined ones each. */
export function listNumeros(versiculos: readonly Pick<Versiculo, 'numero_versiculo' | 'ate'>[]): number[] {
  return versiculos.flatMap((versiculo) => {
    const { numero_versiculo: from } = versiculo
    return Array.from({ length: ultimoDoVersiculo(versiculo) - from + 1 }, (_, index) => from + index)
  })
}
