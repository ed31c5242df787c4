import type { FastifyInstance, RouteOptions } from 'fastify'
import { API_DOCS_STYLE, renderApiDocs } from './api-docs.ts'

/** OpenAPI 3.1 from the contract at `/api/openapi.json`, and a page that shows it at `/api/docs`; made when somebody asks. */
export function registerOpenApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.schema && !route.schema.hide) routes.push(route)
  })
  let making: Promise<unknown> | null = null
  const read = () => {
    making ??= import('./describe-routes.ts').then(({ describeRoutes }) => describeRoutes(routes))
    return making
  }
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', hidden, read)
  app.get('/api/docs', hidden, async (_, reply) => reply.type('text/html').send(renderApiDocs(await read())))
  app.get('/api/docs/estilo.css', hidden, async (_, reply) => reply.type('text/css').send(API_DOCS_STYLE))
}
