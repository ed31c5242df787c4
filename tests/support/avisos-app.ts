/** The calls of providers alone, with what every call goes through and a receiver that writes down. */
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createPagamentos } from '#server/assinaturas/create-pagamentos.ts'
import type { EventoDePagamento, ResultadoDoEvento } from '#server/assinaturas/meio-de-pagamento.ts'
import { readConfig } from '#server/platform/config.ts'
import { installErrorHandler } from '#server/platform/error-handler.ts'
import { installJsonBody } from '#server/platform/json-body.ts'

export interface AvisosApp {
  app: FastifyInstance
  /** What was received, in order. */
  eventos: EventoDePagamento[]
}

/** @param receber what the library makes of each */
export function createAvisosApp(
  settings: Record<string, string>,
  receber: () => Promise<ResultadoDoEvento> = async () => 'aplicado',
): AvisosApp {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app)
  installJsonBody(app)
  const eventos: EventoDePagamento[] = []
  createPagamentos(readConfig(settings).pagamentos).registerAvisos(app, async (evento) => {
    eventos.push(evento)
    return receber()
  })
  return { app, eventos }
}
