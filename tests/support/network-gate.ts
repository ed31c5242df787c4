/** The way to a server, which can be cut: to its clients the server is then gone, as without a network. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface NetworkGate {
  /** Origin under which the server is reached. */
  readonly url: string
  /** From now on connections are refused, and those that there are end. */
  cut(): Promise<void>
  /** The server is there again, at the same address. */
  mend(): Promise<void>
}

/** @param target origin of the server */
export async function openNetworkGate(target: string): Promise<NetworkGate> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }
  const gate = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port) })
    for (const socket of [client, server]) keep(socket)
    client.pipe(server)
    server.pipe(client)
    client.once('close', () => server.destroy())
    server.once('close', () => client.destroy())
  })
  await listen(gate, 0)
  const address = gate.address()
  const own = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${own}`,
    async cut() {
      if (!gate.listening) return
      const closed = once(gate, 'close')
      gate.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async mend() {
      if (!gate.listening) await listen(gate, own)
    },
  }
}

async function listen(gate: Server, port: number): Promise<void> {
  gate.listen(port, '127.0.0.1')
  await once(gate, 'listening')
}
