import swagger from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { repliesOf } from '#contract/erros.ts'

/** The OpenAPI document of the routes, made by an application that has them all and is never asked. */
export async function describeRoutes(routes: readonly RouteOptions[]): Promise<unknown> {
  const app = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
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
  for (const { method, url, schema, config } of routes) {
    const replies = config?.endpoint && { response: repliesOf(config.endpoint) }
    app.route({ method, url, schema: { ...schema, ...replies }, handler: async () => null })
  }
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
