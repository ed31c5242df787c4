import type { Endpoint } from '#contract/endpoint.ts'
import { buildUrl, type UrlValues } from '#contract/url.ts'
import type { WireReply, WireRequest } from './wire.ts'

/** Makes a call: over the wire, or into an application in this process. */
export type Send = (call: WireRequest) => Promise<WireReply>

export interface CallValues extends UrlValues {
  /** JSON unless it is a buffer, whose type stands in the headers then. */
  body?: unknown
}

/** The request of an endpoint, as the web writes it. */
export function toRequest(
  { method, path }: Endpoint,
  headers: Readonly<Record<string, string>>,
  { params, query, body }: CallValues = {},
): WireRequest {
  const url = { method, path: buildUrl(path, { params, query }) }
  if (body === undefined) return { ...url, headers, body: null }
  if (Buffer.isBuffer(body)) return { ...url, headers, body }
  const json = { 'content-type': 'application/json', ...headers }
  return { ...url, headers: json, body: Buffer.from(JSON.stringify(body)) }
}

/** @throws Error with the reply unless it is a success */
export async function callOk(
  send: Send,
  endpoint: Endpoint,
  headers: Readonly<Record<string, string>>,
  values?: CallValues,
): Promise<unknown> {
  const reply = await send(toRequest(endpoint, headers, values))
  const text = reply.body.toString()
  if (reply.status >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${reply.status} ${text}`)
  return JSON.parse(text)
}
