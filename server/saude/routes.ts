import type { FastifyInstance } from 'fastify'
import { instalacao, saude } from '#contract/saude.ts'
import type { Config } from '#server/platform/config.ts'
import { readContentVersion } from '#server/platform/content-version.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'

export function registerSaudeRoutes(app: FastifyInstance, db: Database, config: Config): void {
  registerEndpoint(app, saude, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    // Reading the content's version is the proof that the database answers; a failure becomes 503.
    return { situacao: 'ok' as const, banco: db.engine, conteudo: await readContentVersion(db) }
  })

  registerEndpoint(app, instalacao, async ({ reply }) => {
    reply.header('Cache-Control', 'no-cache')
    const { nome, texto, redeSocial, contatoEmail, contatoAssunto } = config.publisher
    return {
      editora: nome,
      editora_texto: texto,
      rede_social: redeSocial,
      contato_email: contatoEmail,
      contato_assunto: contatoAssunto,
    }
  })
}
