/** The baseline: node:http that sends bytes from memory, the same for each path as our server sends. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Recorded } from './record.ts'

const folder = process.env.BENCH_REPLIES ?? ''
const recorded: Recorded[] = JSON.parse(readFileSync(join(folder, 'replies.json'), 'utf8'))
const replies = new Map(
  recorded.map(({ path, file, headers }) => [path, { headers, body: readFileSync(join(folder, file)) }]),
)

const server = createServer((request, response) => {
  const reply = replies.get(request.url ?? '')
  if (!reply) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { ...reply.headers, 'content-length': reply.body.length })
  response.end(reply.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`no ar em http://127.0.0.1:${port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
