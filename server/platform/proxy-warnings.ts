/** Behind a proxy that nobody named, every client has the proxy's address and all share one limit: it must be told. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

const REMEDY =
  'Informe o endereço do proxy em MBW_PROXIES (por exemplo MBW_PROXIES=127.0.0.1); veja a tabela de configurações no README.'

/** @returns a sentence when the public address is not where the server listens and no proxy is named; else null */
export function unnamedProxyWarning({ publicUrl, port, trustedProxies }: Config['http']): string | null {
  if (trustedProxies.length > 0 || port === 0) return null
  const address = new URL(publicUrl)
  const publicPort = Number(address.port) || (address.protocol === 'https:' ? 443 : 80)
  if (address.protocol === 'http:' && publicPort === port) return null
  return `Aviso: o endereço público é ${address.origin}, mas o servidor atende em http na porta ${port}. Se há um proxy na frente, todos os leitores parecem ter o endereço dele e dividem os mesmos limites. ${REMEDY}`
}

/** Tells once of a forwarded address that is not believed, since it came from nobody who is trusted. */
export function warnOfUntrustedForwarding(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', (request, _, done) => {
    if (!isTold && isIgnoredForwarding(request)) {
      isTold = true
      const peer = request.socket.remoteAddress
      app.log.warn(
        { peer },
        `Um pedido trouxe X-Forwarded-For ou Forwarded de um endereço que não é um proxy conhecido; foi ignorado. Só X-Forwarded-For de proxies conhecidos é lido. ${REMEDY}`,
      )
    }
    done()
  })
}

/** `ips` has the peer and whatever the trusted ones among the proxies said; without any it is absent. */
function isIgnoredForwarding({ headers, ips }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return isForwarded && (ips?.length ?? 1) < 2
}
