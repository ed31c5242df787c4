import type { Figure } from './scenario.ts'

/**
 * The longest of some times against their limit. The short form takes the shortest: it runs with other work on the
 * machine, which makes some longer but none shorter.
 */
export function longestOf(what: string, times: readonly number[], limit: number, isShort: boolean): Figure {
  const [value, word] = isShort ? [Math.min(...times), 'shortest'] : [Math.max(...times), 'longest']
  return { what: `${what}, ${word} of ${times.length}`, value, unit: 'ms', limit, better: 'less' }
}
