/** `app.inject` over HTTP: what is written for the application in this process works on servers behind an address, too. */
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'

export interface RemoteApp {
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** @param url with or without a path in front of all calls; connections are not kept, so that each call may go elsewhere */
export function createRemoteApp(url: string): RemoteApp {
  const agent = new Agent({ keepAlive: false })
  return {
    inject: (options) => send(url, agent, typeof options === 'string' ? { url: options } : options),
    close: async () => agent.destroy(),
  }
}

async function send(base: string, agent: Agent, options: InjectOptions): Promise<LightMyRequestResponse> {
  const { method = 'GET', cookies = {}, remoteAddress } = options
  const { body, type } = bodyOf(options.payload ?? options.body)
  const cookie = Object.entries(cookies).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  )
  const headers: Record<string, unknown> = {
    ...(type && { 'content-type': type }),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
    ...(remoteAddress && { 'x-forwarded-for': remoteAddress }),
    ...options.headers,
  }
  const path = String(options.url ?? options.path)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const sent = request(
      { hostname, port, path, method, agent, headers: headers as IncomingHttpHeaders },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body)
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return toResponse(response, Buffer.concat(chunks))
}

function bodyOf(payload: unknown): { body: string | Buffer | undefined; type?: string } {
  if (payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload))
    return { body: payload }
  return { body: JSON.stringify(payload), type: 'application/json' }
}

function toResponse(
  { statusCode = 0, headers }: IncomingMessage,
  rawPayload: Buffer,
): LightMyRequestResponse {
  const body = rawPayload.toString()
  const reply = {
    statusCode,
    headers,
    body,
    payload: body,
    rawPayload,
    json: () => JSON.parse(body),
    cookies: (headers['set-cookie'] ?? []).map(toCookie),
  }
  return reply as unknown as LightMyRequestResponse
}

function toCookie(line: string) {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const [name, value] = splitAt(pair)
  const given = new Map(
    attributes.map((each) => splitAt(each)).map(([key, text]) => [key.toLowerCase(), text]),
  )
  const [maxAge, expires] = [given.get('max-age'), given.get('expires')]
  return {
    name,
    value: decodeURIComponent(value),
    path: given.get('path'),
    sameSite: given.get('samesite'),
    ...(given.has('httponly') && { httpOnly: true }),
    ...(given.has('secure') && { secure: true }),
    ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
    ...(expires !== undefined && { expires: new Date(expires) }),
  }
}

function splitAt(text: string): [string, string] {
  const at = text.indexOf('=')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
