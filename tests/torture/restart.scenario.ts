/** The server goes at SIGTERM and is there again: what every upgrade does. */
import { setCsrfToken } from '#contract/auth.ts'
import { buildUrl } from '#contract/url.ts'
import type { Figure, Scenario, TortureContext } from './scenario.ts'
import { longestOf } from './times.ts'

const START_LIMIT_MS = 3_000
const END_LIMIT_MS = 10_000

export const scenario: Scenario = {
  name: 'restart',
  waits: true,
  async run(context) {
    const rounds = context.isShort ? 1 : 20
    const served = await context.serve()
    const starts: number[] = []
    const ends: number[] = []
    let badExits = 0
    for (let round = 0; round < rounds; round += 1) {
      const ending = performance.now()
      if ((await served.server.stop()) !== 0) badExits += 1
      ends.push(performance.now() - ending)
      const started = performance.now()
      const { url } = await served.startAgain()
      starts.push(performance.now() - started)
      await answer(url, context)
    }
    return figures(context, starts, ends, badExits)
  },
}

async function answer(url: string, { signal }: TortureContext): Promise<void> {
  const reply = await fetch(url + buildUrl(setCsrfToken.path, {}), { signal })
  if (reply.status !== 200) throw new Error(`the server answered ${reply.status}: ${await reply.text()}`)
  await reply.arrayBuffer()
}

function figures(
  { isShort }: TortureContext,
  starts: readonly number[],
  ends: readonly number[],
  badExits: number,
): Figure[] {
  return [
    longestOf('start to listening', starts, START_LIMIT_MS, isShort),
    longestOf('end after SIGTERM', ends, END_LIMIT_MS, isShort),
    { what: 'exits other than 0', value: badExits, unit: '', limit: 0, better: 'less' },
  ]
}
