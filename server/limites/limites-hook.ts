import type { FastifyInstance, FastifyRequest } from 'fastify'
import '#server/auth/access-hook.ts'
import type { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { enderecoDeRede } from '#server/platform/endereco-de-rede.ts'
import { ALLOWANCES, costOf, weightOf } from './allowances.ts'
import { createLimitador } from './service.ts'

const LOOPBACK_IPV6 = enderecoDeRede('::1')

/** Counts calls for addresses first, for readers before the body; before the access hook. @param factor of limits; 0 for none */
export async function installLimites(app: FastifyInstance, db: Database, factor: number): Promise<void> {
  if (factor === 0) return
  const limitador = await createLimitador(db, app.log)
  app.addHook('onClose', () => limitador.stop())

  function take(kind: 'address' | 'reader', name: string, request: FastifyRequest): AppError | undefined {
    const cost = costOf(request.routeOptions.config.endpoint)
    const limit = ALLOWANCES[cost][kind] * factor
    return limitador.take(`${kind} ${cost} ${name}`, limit, weightOf(cost, request))
  }
  app.addHook('onRequest', (request, _, done) => {
    const address = enderecoDeRede(request.ip)
    done(isThisMachine(address) ? undefined : take('address', address, request))
  })
  app.addHook('preParsing', (request, _, payload, done) => {
    const { sessao } = request
    done(sessao ? take('reader', sessao.usuarioId, request) : null, payload)
  })
}

/** A proxy that nobody has named as trusted: all callers come from here, and none may lock out the others. */
function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === LOOPBACK_IPV6
}
