import * as z from 'zod/mini'
import type { $ZodType, input } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import type { RespostaDoPacote } from '#contract/offline.ts'
import { buildUrl } from '#contract/url.ts'
import { etagOf } from '#server/platform/ready-document.ts'

type TextEndpoint = Endpoint & { readonly replies: { readonly 200: $ZodType } }

/** A reply as its own call answers it: checks, JSON, ETag (platform/text-cache.ts). @param value what its service read */
export function toResposta<const E extends TextEndpoint>(
  endpoint: E,
  params: Readonly<Record<string, unknown>>,
  value: input<E['replies'][200]>,
  query: Readonly<Record<string, unknown>> = {},
): RespostaDoPacote {
  const corpo = JSON.stringify(z.parse(endpoint.replies[200], value))
  return { url: buildUrl(endpoint.path, { params, query }), etag: etagOf(corpo), corpo }
}
