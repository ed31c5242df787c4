import { LEITOR_HEADER } from '#contract/leitor.ts'
import { isDeTodos, isDoLeitor, isPrivada } from '../platform/offline/guardavel.ts'
import { isJson } from '../platform/offline/media-types.ts'
import { findInTexto } from './find-in-texto.ts'

/** The server says which encodings and cookies its replies vary with; a kept one is good for all of them. */
const MATCH = { ignoreVary: true }

/** What a proxy answers for a server that is away. */
const IS_AWAY = new Set([502, 503, 504])

/** Answers a GET from the network, or when that is away from what is kept, which newer texts that come by replace. */
export async function answerCall(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null)
  if (response === null || IS_AWAY.has(response.status)) {
    return (await findKept(request))?.response ?? response ?? Response.error()
  }
  if (isText(response)) await refreshKept(request, response)
  return response
}

/** A text as only the server answers it: what stands between may call a page of its own a success. */
function isText(response: Response): boolean {
  return response.ok && isJson(response) && response.headers.has('ETag')
}

async function refreshKept(request: Request, response: Response): Promise<void> {
  try {
    const kept = await findKept(request)
    if (!kept || kept.response.headers.get('ETag') === response.headers.get('ETag')) return
    await kept.cache.put(request.url, response.clone())
  } catch (error) {
    // A full or broken disk is no reason to keep the reply from the page.
    console.error('Erro ao renovar o texto guardado:', error)
  }
}

async function findKept(request: Request): Promise<{ cache: Cache; response: Response } | null> {
  for (const name of await caches.keys()) {
    if (!isFor(request, name)) continue
    const cache = await caches.open(name)
    const response = (await cache.match(request, MATCH)) ?? (await findInTexto(cache, request.url))
    if (response) return { cache, response }
  }
  return null
}

/** A reader's books answer his own calls only. Images say nothing of their reader; their addresses are those of a book. */
function isFor(request: Request, name: string): boolean {
  const key = request.headers.get(LEITOR_HEADER)
  if (isDeTodos(name)) return true
  return key === null ? request.destination === 'image' && isPrivada(name) : isDoLeitor(name, key)
}
