/** Stands before a server and can stop passing anything on: to its clients the server then hangs, as if it were frozen. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  port: number
  /** From now on connections are taken and nothing is answered. */
  freeze(): void
  thaw(): void
  /** Cuts every connection, as a server that restarts does. */
  cut(): void
  close(): Promise<void>
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    if (isFrozen) socket.pause()
  }
  const server = createServer((client) => {
    const upstream = connect(target)
    for (const socket of [client, upstream]) keep(socket)
    pass(client, upstream)
    pass(upstream, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    cut,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

function pass(from: Socket, to: Socket): void {
  from.on('data', (chunk) => to.write(chunk))
  from.once('close', () => to.destroy())
}
