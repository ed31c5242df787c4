import type { Figure } from './scenario.ts'

/** The short form has as much of the machine as its neighbours leave. */
const SHORT_FACTOR = 2

/** The longest of some times against their limit; in the short form the shortest against twice it, beside other work. */
export function longestOf(what: string, times: readonly number[], limit: number, isShort: boolean): Figure {
  const [value, word] = isShort ? [Math.min(...times), 'shortest'] : [Math.max(...times), 'longest']
  return {
    what: `${what}, ${word} of ${times.length}`,
    value,
    unit: 'ms',
    limit: isShort ? SHORT_FACTOR * limit : limit,
    better: 'less',
  }
}
