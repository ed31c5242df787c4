/** Who may do what, on the application itself; `npm run torture` asks the real server the same. */
import { expect, it } from 'vitest'
import { setupTestApp } from '#tests/support/test-app.ts'
import { runMatrix } from '#tests/torture/access/matrix.ts'
import type { WireReply, WireRequest } from '#tests/torture/wire.ts'

/** A thousand calls and some hundred commits: seconds, but not on a machine with other work. */
const TIMEOUT_MS = 300_000

const harness = setupTestApp()

async function send({ method, path, headers, body }: WireRequest): Promise<WireReply> {
  const reply = await harness.app.inject({
    // Only methods of the contract come here.
    method:
      method === 'GET' || method === 'POST' || method === 'PUT' || method === 'PATCH' ? method : 'DELETE',
    url: path,
    headers,
    ...(body && { payload: body }),
  })
  return {
    status: reply.statusCode,
    headers: { 'content-type': String(reply.headers['content-type']) },
    body: reply.rawPayload,
  }
}

it(
  'lets in exactly those whom the contract lets in',
  async () => {
    const { cells, violations } = await runMatrix(harness.db, send)
    expect(violations).toEqual([])
    expect(cells).toBeGreaterThan(1_000)
  },
  TIMEOUT_MS,
)
