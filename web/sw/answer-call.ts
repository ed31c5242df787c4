import { isGuarda } from '../platform/offline/nomes.ts'

/** The server says which encodings and cookies its replies vary with; a kept one is good for all of them. */
const MATCH = { ignoreVary: true }

/** What a proxy answers for a server that is away. */
const IS_AWAY = new Set([502, 503, 504])

/**
 * Answers a GET of the API: from the network, and from what is kept on the device when the network is away. A kept
 * reply is exchanged for a newer one when it comes by.
 */
export async function answerCall(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null)
  if (response === null || IS_AWAY.has(response.status)) {
    return (await findKept(request))?.response ?? response ?? Response.error()
  }
  if (response.ok) await refreshKept(request, response)
  return response
}

async function refreshKept(request: Request, response: Response): Promise<void> {
  try {
    const kept = await findKept(request)
    if (!kept || isSame(kept.response, response)) return
    await kept.cache.put(request.url, response.clone())
  } catch (error) {
    // A full or broken disk is no reason to keep the reply from the page.
    console.error('Erro ao renovar o texto guardado:', error)
  }
}

async function findKept(request: Request): Promise<{ cache: Cache; response: Response } | null> {
  for (const name of await caches.keys()) {
    if (!isGuarda(name)) continue
    const cache = await caches.open(name)
    const response = await cache.match(request, MATCH)
    if (response) return { cache, response }
  }
  return null
}

function isSame(kept: Response, fresh: Response): boolean {
  const etag = fresh.headers.get('ETag')
  return etag !== null && etag === kept.headers.get('ETag')
}
