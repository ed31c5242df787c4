import type { Consulta, Ramo, Relaxada, Termo } from '../consulta-e-documento.ts'

/** Of more than these the longest are taken: every way to choose among them is written out, at most 20 of 3 words. */
const MAX_ESCOLHAS = 6
const MIN_RAMOS = 3
/** With more words than these the synonyms would make the search long, and it finds enough without them. */
const MAX_COM_SINONIMOS = 4

/** Looser searches, strictest first: 'at least k of n'. Ranked by the search as asked. @returns at most 5; none below three */
export function relaxar(consulta: Consulta): Relaxada[] {
  const ramos = takeLongest(consulta.ramos)
  const n = ramos.length
  if (n < MIN_RAMOS) return []
  const own = n > MAX_COM_SINONIMOS ? ramos.map(({ termos }) => ({ termos, sinonimos: [] })) : ramos
  const all = n === consulta.ramos.length ? [] : [n]
  const levels = new Set([...all, n - 1, n - 2, Math.ceil(n / 2), 2].filter((k) => k >= 2))
  return [...levels]
    .sort((a, b) => b - a)
    .map((k) => ({
      ...consulta,
      minimo: k,
      entre: own,
      // Written out for the index only.
      get ramos() {
        return atLeast(k, own)
      },
    }))
}

/** What everything that `relaxar` asks for is found by; null when that cannot be told from the search. */
export function loosestOf(consulta: Consulta): Consulta | null {
  return consulta.ramos.length > MAX_COM_SINONIMOS ? null : (relaxar(consulta).at(-1) ?? null)
}

/** A search for each thing that was asked for; none when that is the search itself. */
export function separar(consulta: Consulta): Consulta[] {
  if (consulta.ramos.length < 2) return []
  return takeLongest(consulta.ramos).map((ramo) => ({ ...consulta, ramos: [ramo] }))
}

function takeLongest(ramos: readonly Ramo[]): readonly Ramo[] {
  if (ramos.length <= MAX_ESCOLHAS) return ramos
  return ramos.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MAX_ESCOLHAS)
}

function lengthOf({ termos }: Ramo): number {
  const lengths = termos.map(
    (termo) => (termo.tipo === 'frase' ? termo.palavras.join(' ') : termo.forma).length,
  )
  return Math.max(0, ...lengths)
}

function atLeast(k: number, ramos: readonly Ramo[]): Ramo[] {
  return choose(ramos.length - k + 1, ramos).map(joinRamos)
}

function joinRamos(ramos: readonly Ramo[]): Ramo {
  return {
    termos: dropRepeated(ramos.flatMap(({ termos }) => termos)),
    sinonimos: dropRepeated(ramos.flatMap(({ sinonimos }) => sinonimos)),
  }
}

/** Synonyms of an expression are the same objects in each of its words. */
function dropRepeated(termos: readonly Termo[]): Termo[] {
  return [...new Set(termos)]
}

function choose<T>(count: number, items: readonly T[]): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    choose(count - 1, items.slice(index + 1)).map((rest) => [item, ...rest]),
  )
}
