/** A source of numbers that gives the same ones every time (mulberry32). */
export interface Random {
  /** From 0 up to, and without, `below`. */
  readonly integer: (below: number) => number
  readonly pick: <T>(items: readonly T[]) => T
}

export function createRandom(seed: number): Random {
  let state = seed
  const integer = (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  const pick = <T>(items: readonly T[]): T => {
    const item = items[integer(items.length)]
    if (item === undefined) throw new RangeError('Nothing can be picked from an empty list.')
    return item
  }
  return { integer, pick }
}
