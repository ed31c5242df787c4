/** Times what readers do in libraries of several sizes, in turns, so that a noisy machine disturbs all alike. */
import { quantile } from '../result.ts'
import { type LibrarySize, pickLeitores } from './library-size.ts'
import { ACTS, type Act } from './scale-calls.ts'
import type { ScaleClient } from './scale-client.ts'

const TIMES = 200
const WARM_UP = 20

export interface MeasuredLibrary {
  readonly size: LibrarySize
  readonly client: ScaleClient
}

export interface TimedAct {
  readonly name: string
  /** Milliseconds, one a library. */
  readonly p50: readonly number[]
  readonly p95: readonly number[]
}

/** @param consultas asked in their order, over and over @param words of which one is in the name of each act that is timed; none: all */
export async function timeActs(
  libraries: readonly MeasuredLibrary[],
  consultas: readonly string[],
  words: readonly string[],
): Promise<TimedAct[]> {
  const timed: TimedAct[] = []
  for (const act of ACTS) {
    if (words.length > 0 && !words.some((word) => act.name.includes(word))) continue
    timed.push(await timeAct(act, libraries, consultas))
  }
  return timed
}

/** No reader asks twice: what a server keeps of a reader's own lists is not what is measured. */
async function timeAct(
  { name, calls }: Act,
  libraries: readonly MeasuredLibrary[],
  consultas: readonly string[],
): Promise<TimedAct> {
  const leitores = libraries.map(({ size }) => pickLeitores(size, TIMES + WARM_UP))
  const times: number[][] = libraries.map(() => [])
  for (let turn = 0; turn < TIMES + WARM_UP; turn += 1) {
    const consulta = consultas[turn % consultas.length] ?? ''
    for (const [index, { client }] of libraries.entries()) {
      const leitor = leitores[index]?.[turn] ?? 0
      const time = await client.time(leitor, calls(leitor, consulta))
      if (turn >= WARM_UP) times[index]?.push(time)
    }
  }
  const at = (share: number) => times.map((each) => quantile(each, share))
  return { name, p50: at(0.5), p95: at(0.95) }
}
