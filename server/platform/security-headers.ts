import type { OutgoingHttpHeader } from 'node:http'
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

/** Sends the headers with every reply: made once, since they are the same for all. */
export function installSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = listHeaders(publicUrl)
  app.addHook('onRequest', (_, reply, done) => {
    for (const [name, value] of headers) reply.header(name, value)
    done()
  })
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
