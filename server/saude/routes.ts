import type { FastifyInstance } from 'fastify'
import { instalacao, pronto, saude } from '#contract/saude.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Config } from '#server/platform/config.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { toInstalacao } from '#server/platform/to-instalacao.ts'
import type { Faltas, Prontidao } from './prontidao.ts'

const RETRY_SECONDS = 5
const ENCERRANDO: Faltas = { saida: 'O servidor está encerrando.' }

interface Dependencies {
  config: Config
  prontidao: Prontidao
}

export function registerSaudeRoutes(app: FastifyInstance, { config, prontidao }: Dependencies): void {
  registerEndpoint(app, saude, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { situacao: 'ok' as const }
  })

  registerEndpoint(app, pronto, async ({ request, reply }) => {
    reply.header('Cache-Control', 'no-store')
    const faltas = app.leaving.hasBegun ? ENCERRANDO : await prontidao.check(request.log)
    const sentences = Object.values(faltas)
    if (sentences.length === 0) return { situacao: 'pronto' as const }
    throw new AppError('nao_pronto', sentences.join(' '), { fields: faltas, retryAfter: RETRY_SECONDS })
  })

  registerEndpoint(app, instalacao, async ({ reply }) => {
    reply.header('Cache-Control', 'no-cache')
    return toInstalacao(config)
  })
}
