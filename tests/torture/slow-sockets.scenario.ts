/** Connections that do not get on with it: all are closed, others are served meanwhile, and the process can still end. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { startProbe } from './probe.ts'
import type { Figure, Scenario, TortureContext } from './scenario.ts'

const CLOSED_LIMIT_S = 60
const END_LIMIT_MS = 10_000
const SOCKETS = 1_000
const SHORT_SOCKETS = 150
const SAID = [
  '',
  'GET /api/cfw HTTP/1.1\r\nHost: x\r\n',
  'POST /nada HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
]

export const scenario: Scenario = {
  name: 'slow-sockets',
  shortOn: 'sqlite',
  waits: true,
  async run(context) {
    const { server } = await context.serve({ MBW_LIMITES: '0' })
    const closing = context.isShort ? [] : await closeAll(server.url, context)
    const held = await openSlow(server.url, SHORT_SOCKETS)
    const started = performance.now()
    const code = await server.stop()
    const ended = performance.now() - started
    for (const socket of held) socket.destroy()
    return [
      ...closing,
      { what: 'end with slow sockets', value: ended, unit: 'ms', limit: END_LIMIT_MS, better: 'less' },
      { what: 'exits other than 0', value: code === 0 ? 0 : 1, unit: '', limit: 0, better: 'less' },
    ]
  },
}

async function closeAll(url: string, { say }: TortureContext): Promise<Figure[]> {
  const started = performance.now()
  const sockets = await openSlow(url, SOCKETS)
  const probe = startProbe(url)
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')))
  const seconds = (performance.now() - started) / 1000
  const waits = await probe.stop()
  say(`others: ${waits.count} calls, longest ${Math.round(waits.longest)} ms`)
  return [
    {
      what: `${SOCKETS} slow sockets closed`,
      value: seconds,
      unit: 's',
      limit: CLOSED_LIMIT_S,
      better: 'less',
    },
  ]
}

/** Each says a part of a request, then nothing; what it is told is read and forgotten. */
async function openSlow(url: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.resume()
      socket.write(SAID[index % SAID.length] ?? '')
      return socket
    }),
  )
}
