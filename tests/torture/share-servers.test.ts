import type { ChildProcess } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { openContext } from './context.ts'
import type { Served } from './scenario.ts'
import { shareServers } from './share-servers.ts'

/** Gives servers without starting any. */
function serveNothing() {
  const given: Served[] = []
  const process = { exitCode: null, signalCode: null } as ChildProcess
  const server = { url: '', process, output: () => '', stop: async () => 0 }
  const { context } = openContext({
    golden: { engine: 'sqlite', file: '' },
    isShort: true,
    signal: new AbortController().signal,
    say: () => {},
    async serve() {
      const served: Served = {
        database: { config: { engine: 'sqlite', dataDir: '' } },
        server,
        async startAgain() {
          served.server = server
          return server
        },
      }
      given.push(served)
      return served
    },
  })
  return { serve: shareServers(context), given }
}

describe('shareServers', () => {
  it('gives one server for the same settings, another for others', async () => {
    const { serve, given } = serveNothing()
    const first = await serve({ MBW_LIMITES: '0', MBW_LOG: 'info' })
    expect(await serve({ MBW_LIMITES: '0' })).toBe(first)
    expect(await serve()).not.toBe(first)
    expect(given).toHaveLength(2)
  })

  it('starts again what somebody has ended', async () => {
    const { serve, given } = serveNothing()
    const served = await serve()
    const { server } = served
    served.server = { ...server, process: { exitCode: 0, signalCode: null } as ChildProcess }
    expect((await serve()).server).toBe(server)
    expect(given).toHaveLength(1)
  })
})
