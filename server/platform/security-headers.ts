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

/** Sends the headers with every reply. helmet's Fastify plugin sets itself up for each request, which is dear. */
export function installSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const setHeaders = helmet(securityHeaders(publicUrl))
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.setHeader('Permissions-Policy', PERMISSIONS)
    setHeaders(request.raw, reply.raw, (error) => next(error instanceof Error ? error : undefined))
  })
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
