import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/assinaturas.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { aplicarEvento } from './aplicar-evento.ts'
import type { AssinaturasDeps } from './assinaturas-deps.ts'
import type { ReceberEvento } from './meio-de-pagamento.ts'
import { assinar, renovar } from './pagamento-service.ts'
import { readOferta } from './planos-service.ts'
import type { Leitor } from './pode-ler.ts'
import { readRecibo, readRecibos } from './recibos-service.ts'
import * as service from './service.ts'

/** @param registerAvisos registers the calls by which providers tell of payments */
export function registerAssinaturasRoutes(
  api: FastifyInstance,
  texts: TextCache,
  deps: AssinaturasDeps,
  registerAvisos: (api: FastifyInstance, receber: ReceberEvento) => void,
): void {
  const { db } = deps
  registerText(api, texts, contract.listarPlanos, () => readOferta(deps))
  registerEndpoint(api, contract.lerAssinatura, ({ request }) => service.readMinha(deps, leitorOf(request)))
  registerEndpoint(api, contract.assinar, ({ request, body }) =>
    after(deps, leitorOf(request), (usuarioId) => assinar(deps, usuarioId, body)),
  )
  registerEndpoint(api, contract.renovarAssinatura, ({ request }) =>
    after(deps, leitorOf(request), (usuarioId) => renovar(deps, usuarioId)),
  )
  registerEndpoint(api, contract.cancelarAssinatura, ({ request }) =>
    after(deps, leitorOf(request), (usuarioId) => service.cancelar(deps, usuarioId)),
  )
  registerEndpoint(api, contract.retomarAssinatura, ({ request }) =>
    after(deps, leitorOf(request), (usuarioId) => service.retomar(deps, usuarioId)),
  )
  registerEndpoint(api, contract.trocarPlano, ({ request, body }) =>
    after(deps, leitorOf(request), (usuarioId) => service.trocarPlano(deps, usuarioId, body.plano)),
  )
  registerEndpoint(api, contract.abrirPortal, ({ request }) =>
    service.abrirPortal(deps, leitorOf(request).usuarioId),
  )
  registerEndpoint(api, contract.listarRecibos, ({ request }) => readRecibos(db, leitorOf(request).usuarioId))
  registerEndpoint(api, contract.lerRecibo, ({ request, params }) =>
    readRecibo(db, leitorOf(request).usuarioId, params.numero),
  )
  registerAvisos(api, (evento) => aplicarEvento(db, evento))
}

/** Answers with what the act has made of the subscription. */
async function after(deps: AssinaturasDeps, leitor: Leitor, act: (usuarioId: string) => Promise<void>) {
  await act(leitor.usuarioId)
  return service.readMinha(deps, leitor)
}
