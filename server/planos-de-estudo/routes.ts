import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  baixarCalendario,
  criarEnderecoDoCalendario,
  excluirEnderecoDoCalendario,
  lerEnderecoDoCalendario,
} from '#contract/calendario-dos-planos.ts'
import { EtapasDoPlano, lerPlanoDeEstudo, listarPlanosDeEstudo } from '#contract/planos-de-estudo.ts'
import * as iniciados from '#contract/planos-iniciados.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { etagOf } from '#server/platform/ready-document.ts'
import { registerDocument, registerEndpoint, registerFile } from '#server/platform/register-endpoint.ts'
import type { TextCache } from '#server/platform/text-cache.ts'
import { dropEndereco, readCalendario, readEndereco, renewEndereco } from './calendario-service.ts'
import { comecarPlano, marcarPorcoes, mudarPlano, readIniciados } from './iniciados-service.ts'
import { type PlanosLidos, resolveEtapas, toPlanoDeEstudo } from './planos-lidos.ts'

interface PlanosDeEstudoDeps {
  texts: TextCache
  planos: PlanosLidos
  /** Where readers find the library. */
  publicUrl: string
}

export function registerPlanosDeEstudoRoutes(
  app: FastifyInstance,
  db: Database,
  { texts, planos, publicUrl }: PlanosDeEstudoDeps,
): void {
  registerDocument(app, listarPlanosDeEstudo, 'private, no-cache', () =>
    texts.get('planos-de-estudo', async () => {
      const lidos = [...(await planos.read()).values()]
      return z.parse(listarPlanosDeEstudo.replies[200], lidos.map(toPlanoDeEstudo))
    }),
  )
  registerDocument(app, lerPlanoDeEstudo, 'private, no-cache', ({ params: { nome } }) =>
    texts.get(`planos-de-estudo ${nome}`, async () => {
      const plano = (await planos.read()).get(nome)
      if (!plano) throw notFound('Plano não encontrado.')
      return z.parse(EtapasDoPlano, await resolveEtapas(db, plano))
    }),
  )
  registerEndpoint(app, iniciados.listarPlanosIniciados, ({ request }) =>
    readIniciados(db, leitorOf(request).usuarioId),
  )
  registerEndpoint(app, iniciados.comecarPlano, ({ body, request }) =>
    comecarPlano(db, planos, leitorOf(request).usuarioId, body),
  )
  registerEndpoint(app, iniciados.mudarPlano, ({ params, body, request }) =>
    mudarPlano(db, { usuarioId: leitorOf(request).usuarioId, id: params.id }, body),
  )
  registerEndpoint(app, iniciados.marcarPorcoes, ({ params, body, request }) =>
    marcarPorcoes(db, planos, { usuarioId: leitorOf(request).usuarioId, id: params.id }, body.marcas),
  )
  registerEndpoint(app, lerEnderecoDoCalendario, ({ request }) =>
    readEndereco(db, publicUrl, leitorOf(request).usuarioId),
  )
  registerEndpoint(app, criarEnderecoDoCalendario, ({ request }) =>
    renewEndereco(db, publicUrl, leitorOf(request).usuarioId),
  )
  registerEndpoint(app, excluirEnderecoDoCalendario, ({ request }) =>
    dropEndereco(db, leitorOf(request).usuarioId),
  )
  registerFile(app, baixarCalendario, async ({ params }) => {
    const body = await readCalendario(db, planos, params.arquivo)
    const type = 'text/calendar; charset=utf-8'
    return { type, cacheControl: 'private, no-cache', etag: etagOf(body), body: Buffer.from(body) }
  })
}
