import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { API_DOCS_STYLE, renderApiDocs } from './api-docs.ts'

/** OpenAPI 3.1 from the contract at `/api/openapi.json`, and a page that shows it at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Minha Biblioteca Westminster',
        version: '0.1.0',
        description: 'Padrões de Westminster, Bíblia, notas e ebooks.',
      },
    },
    transform: jsonSchemaTransform,
  })
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', hidden, async () => app.swagger())
  app.get('/api/docs', hidden, async (_, reply) => reply.type('text/html').send(renderApiDocs(app.swagger())))
  app.get('/api/docs/estilo.css', hidden, async (_, reply) => reply.type('text/css').send(API_DOCS_STYLE))
}
