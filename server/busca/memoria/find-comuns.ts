/** Lists of numbers compared: what stands in all of them, in some of them, in any. */

/** Ascending, each number once. */
export type ListaDeNumeros = Float64Array

interface Procurados {
  /** In how many of the lists a number must stand. */
  readonly minimo: number
  /** Numbers above this one. */
  readonly depois: number
  /** So many are listed. */
  readonly limite: number
  /** So many are counted. */
  readonly contar: number
}

/** The lowest numbers that stand in enough of some lists and in none of others, and how many there are. */
export function findComuns(
  lists: readonly ListaDeNumeros[],
  fora: readonly ListaDeNumeros[],
  { minimo, depois, limite, contar }: Procurados,
): { numeros: number[]; total: number } {
  const numeros: number[] = []
  const walk = beginWalk(lists, minimo, depois)
  const most = Math.max(limite, contar)
  let total = 0
  while (total < most && goToNext(walk)) {
    const numero = numeroOf(walk)
    if (fora.length > 0 && fora.some((list) => numeroAt(list, placeFrom(list, numero, 0)) === numero))
      continue
    if (total < limite) numeros.push(numero)
    total += 1
  }
  return { numeros, total: Math.min(total, contar) }
}

/** All numbers of some lists. */
export function joinListas(lists: readonly ListaDeNumeros[]): ListaDeNumeros {
  const [first = new Float64Array(), ...others] = lists
  if (others.length === 0) return first
  const joined = new Float64Array(lists.reduce((length, list) => length + list.length, 0))
  const walk = beginWalk(lists, 1, -1)
  let length = 0
  for (; goToNext(walk); length += 1) joined[length] = numeroOf(walk)
  return joined.slice(0, length)
}

const END = Number.POSITIVE_INFINITY

interface Walk {
  /** The shortest first. */
  readonly lists: readonly ListaDeNumeros[]
  /** How far each has been walked through. */
  readonly heads: number[]
  readonly minimo: number
  /** What stands in enough lists stands in one of so many, whichever they are: only the shortest are walked number by number. */
  readonly guides: number
  /** The numbers at the heads of those, then the one to which the walk has come: as what a function returns each would be an object of its own. */
  readonly there: Float64Array
}

function beginWalk(lists: readonly ListaDeNumeros[], minimo: number, depois: number): Walk {
  const sorted = lists.length > 1 ? lists.toSorted((a, b) => a.length - b.length) : lists
  const heads = sorted.map((list) => placeFrom(list, depois + 1, 0))
  const guides = Math.max(0, lists.length - minimo + 1)
  const there = new Float64Array(guides + 1)
  for (let index = 0; index < guides; index += 1) {
    there[index] = numeroAt(sorted[index] ?? NADA, heads[index] ?? 0)
  }
  return { lists: sorted, heads, minimo, guides, there }
}

function numeroOf({ there, guides }: Walk): number {
  return there[guides] ?? END
}

/** To the next number that stands in enough lists. @returns false after the last one */
function goToNext({ lists, heads, minimo, guides, there }: Walk): boolean {
  for (;;) {
    let lowest = END
    for (let index = 0; index < guides; index += 1) lowest = Math.min(lowest, there[index] ?? END)
    if (lowest === END) return false
    let count = 0
    for (let index = 0; index < guides; index += 1) {
      if (there[index] !== lowest) continue
      const head = (heads[index] ?? 0) + 1
      heads[index] = head
      there[index] = numeroAt(lists[index] ?? NADA, head)
      count += 1
    }
    for (let index = guides; index < lists.length && count + lists.length - index >= minimo; index += 1) {
      const list = lists[index] ?? NADA
      const head = placeFrom(list, lowest, heads[index] ?? 0)
      heads[index] = head
      if (numeroAt(list, head) === lowest) count += 1
    }
    if (count < minimo) continue
    there[guides] = lowest
    return true
  }
}

const NADA: ListaDeNumeros = new Float64Array()

/** Asks for no place behind the last one: V8 would make an object of each number that might be `undefined`. */
function numeroAt(list: ListaDeNumeros, place: number): number {
  return place < list.length ? (list[place] ?? END) : END
}

/** Where the first number that is not below another stands. @param from a place that is not behind it */
function placeFrom(list: ListaDeNumeros, numero: number, from: number): number {
  // In steps twice as long each time: mostly it is near.
  let step = 1
  let low = from
  while (low + step < list.length && (list[low + step] ?? END) < numero) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, list.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? END) < numero) low = middle + 1
    else high = middle
  }
  return low
}
