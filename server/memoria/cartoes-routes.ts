import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import * as contract from '#contract/cartoes.ts'
import { type Acesso, requireAcesso } from '#server/assinaturas/pode-ler.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { registerDocument, registerEndpoint } from '#server/platform/register-endpoint.ts'
import type { TextCache } from '#server/platform/text-cache.ts'
import { EBOOK_DO_BARALHO, readCartoes } from './cartoes-service.ts'
import { escolherVersiculos, readVersiculosEscolhidos, retirarVersiculos } from './versiculos-service.ts'

/** What is learnt by heart. @param acesso to ebooks, of which some decks are made */
export function registerCartoesRoutes(
  app: FastifyInstance,
  db: Database,
  texts: TextCache,
  acesso: Acesso,
): void {
  registerDocument(app, contract.listarCartoes, 'private, no-cache', async ({ params, request }) => {
    const { baralho } = params
    if (baralho in EBOOK_DO_BARALHO) await requireAcesso(db, acesso, leitorOf(request), async () => false)
    return texts.get(`memoria ${baralho}`, async () =>
      z.parse(contract.listarCartoes.replies[200], await readCartoes(db, baralho)),
    )
  })
  registerEndpoint(app, contract.listarVersiculosEscolhidos, ({ params, query, request }) =>
    readVersiculosEscolhidos(db, leitorOf(request).usuarioId, params.id, query.edicao),
  )
  registerEndpoint(app, contract.escolherVersiculos, ({ params, query, body, request }) =>
    escolherVersiculos(db, { usuarioId: leitorOf(request).usuarioId, perfil: params.id }, body, query.edicao),
  )
  registerEndpoint(app, contract.retirarVersiculos, ({ params, query, request }) =>
    retirarVersiculos(
      db,
      { usuarioId: leitorOf(request).usuarioId, perfil: params.id },
      params.chave,
      query.edicao,
    ),
  )
}
