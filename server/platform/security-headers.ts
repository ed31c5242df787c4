import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * Strict headers: only our own files run, no inline script or style. `data:` images are the ornaments that the
 * style sheets carry. What only makes sense over https is sent only when the public address is https: on a
 * plain-http local network `upgrade-insecure-requests` would break every page.
 */
export function securityHeaders(publicUrl: string): FastifyHelmetOptions {
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
