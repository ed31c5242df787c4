import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { DownloadError, downloadFiles } from './download.ts'

let server: Server | null = null

async function serve(listener: RequestListener): Promise<string> {
  const created = createServer(listener)
  server = created
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve))
  const address = created.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

const limits = { timeoutMs: 10_000, stallMs: 5_000 }

describe('downloadFiles', () => {
  it('gives the bodies in order, six at a time at most, and tells how far it is', async () => {
    let open = 0
    let most = 0
    const url = await serve((request, response) => {
      open += 1
      most = Math.max(most, open)
      setImmediate(() => {
        open -= 1
        response.end(`corpo de ${request.url}`)
      })
    })
    const progress: string[] = []
    const urls = Array.from({ length: 20 }, (_, i) => `${url}/${i}`)
    const onProgress = (done: number, total: number) => void progress.push(`${done}/${total}`)
    const bodies = await downloadFiles(urls, { ...limits, onProgress })
    expect(bodies.map(String)).toEqual(urls.map((_, i) => `corpo de /${i}`))
    expect(progress).toEqual(urls.map((_, i) => `${i + 1}/20`))
    expect(most).toBeLessThanOrEqual(6)
  })

  it('gives up on a server that falls silent', async () => {
    const url = await serve((_, response) => void response.write('começo'))
    await expect(downloadFiles([`${url}/a`], { ...limits, stallMs: 50 })).rejects.toThrow(
      new DownloadError(`O servidor de ${url}/a ficou 0,05 s sem mandar nada.`),
    )
  })

  it('gives up when the whole takes too long, though bytes keep coming', async () => {
    const url = await serve((_, response) => {
      const timer = setInterval(() => response.write('.'), 10)
      response.on('close', () => clearInterval(timer))
    })
    await expect(downloadFiles([`${url}/a`], { ...limits, timeoutMs: 100 })).rejects.toThrow(
      'O download não terminou em 0,1 s.',
    )
  })

  it('reports an answer that is no file', async () => {
    const url = await serve((_, response) => response.writeHead(404).end('não há'))
    await expect(downloadFiles([`${url}/a`], limits)).rejects.toThrow(`O endereço ${url}/a respondeu 404.`)
  })

  it('reports a connection that is cut, and one that cannot be made', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('começo', () => response.destroy())
    })
    await expect(downloadFiles([`${url}/a`], limits)).rejects.toThrow(
      `A conexão com ${url}/a caiu antes do fim.`,
    )
    await expect(downloadFiles(['http://127.0.0.1:1/a'], limits)).rejects.toThrow(
      'Não foi possível chegar a http://127.0.0.1:1/a.',
    )
  })

  it('stops at the size limit, over all files together', async () => {
    const url = await serve((_, response) => response.end(Buffer.alloc(700 * 1024)))
    const urls = [`${url}/a`, `${url}/b`]
    await expect(downloadFiles(urls, { ...limits, maxBytes: 1024 * 1024 })).rejects.toThrow(
      'O download passou de 1 MB.',
    )
  })

  it('refuses other protocols', async () => {
    await expect(downloadFiles(['file:///etc/passwd'], limits)).rejects.toThrow('não é http:// nem https://')
  })

  it('rejects with the caller’s reason when the caller gives up', async () => {
    const url = await serve(() => {})
    const reason = new Error('parado')
    const promise = downloadFiles([`${url}/a`], { ...limits, signal: AbortSignal.abort(reason) })
    await expect(promise).rejects.toBe(reason)
  })
})
