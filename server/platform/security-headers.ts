import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** What no page uses. Only names that browsers know: they warn of others. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** Reading keeps the screen on. */
const OWN = ['clipboard-read', 'clipboard-write', 'fullscreen', 'screen-wake-lock']
const PERMISSIONS = [...DENIED.map((name) => `${name}=()`), ...OWN.map((name) => `${name}=(self)`)].join(', ')

/** What says something of a page alone: what it may use and load ahead, and what old browsers do with one. */
const OF_PAGES = new Set([
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sends JSON alone, which no browser shows as a page. */
    isData?: true
  }
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** Sends the headers with every reply: made once, and put in front of its own when these are written. No route has others of the same names. */
export function installSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = listHeaders(publicUrl)
  const writeAsPage = writeWith(headers.flat())
  const writeAsData = writeWith(headers.filter(([name]) => !OF_PAGES.has(name)).flat())
  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    raw.writeHead = routeOptions.config.isData ? writeAsData : writeAsPage
    done()
  })
}

/** @param ours names and values in turns */
function writeWith(ours: readonly OutgoingHttpHeader[]) {
  return function writeWithOurs(
    this: ServerResponse,
    status: number,
    reason?: string | Headers,
    headers?: Headers,
  ) {
    const all = ours.slice()
    const { writeHead } = Object.getPrototypeOf(this)
    if (typeof reason === 'string') return writeHead.call(this, status, reason, addTo(all, headers))
    return writeHead.call(this, status, addTo(all, reason))
  }
}

function addTo(all: OutgoingHttpHeader[], headers: Headers = {}): OutgoingHttpHeader[] {
  if (Array.isArray(headers)) return all.concat(headers)
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) all.push(name, value)
  }
  return all
}

/** What helmet sets on a reply that nobody gets. */
function listHeaders(publicUrl: string): [string, OutgoingHttpHeader][] {
  const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http')
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  response.setHeader('permissions-policy', PERMISSIONS)
  helmet(securityHeaders(publicUrl))(request, response, (error) => {
    if (error) throw error
  })
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
}

/** Only our own files run, no inline script or style. `upgrade-insecure-requests` would break a plain-http local network. */
function securityHeaders(publicUrl: string): HelmetOptions {
  const https = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    referrerPolicy: { policy: 'same-origin' },
  }
}
