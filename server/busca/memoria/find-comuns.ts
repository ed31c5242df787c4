/** Ascending, each number once. */
export type ListaDeNumeros = Float64Array | readonly number[]

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
  const heads = lists.map((list) => placeAbove(list, depois))
  const most = Math.max(limite, contar)
  let total = 0
  while (total < most) {
    const lowest = lowestOf(lists, heads)
    if (lowest === Number.POSITIVE_INFINITY) break
    const isEnough = takeFrom(lists, heads, lowest) >= minimo
    if (!isEnough || fora.some((list) => hasNumero(list, lowest))) continue
    if (total < limite) numeros.push(lowest)
    total += 1
  }
  return { numeros, total: Math.min(total, contar) }
}

function lowestOf(lists: readonly ListaDeNumeros[], heads: readonly number[]): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let index = 0; index < lists.length; index += 1) {
    const head = lists[index]?.[heads[index] ?? 0]
    if (head !== undefined && head < lowest) lowest = head
  }
  return lowest
}

/** Goes on behind a number in all lists that have it. @returns how many */
function takeFrom(lists: readonly ListaDeNumeros[], heads: number[], numero: number): number {
  let count = 0
  for (let index = 0; index < lists.length; index += 1) {
    const head = heads[index] ?? 0
    if (lists[index]?.[head] !== numero) continue
    heads[index] = head + 1
    count += 1
  }
  return count
}

function hasNumero(list: ListaDeNumeros, numero: number): boolean {
  return list[placeAbove(list, numero) - 1] === numero
}

/** Where the first number above another stands. */
function placeAbove(list: ListaDeNumeros, numero: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? numero) > numero) high = middle
    else low = middle + 1
  }
  return low
}
