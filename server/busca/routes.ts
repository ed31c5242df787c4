import type { FastifyInstance } from 'fastify'
import { buscar, FONTES_DA_BUSCA, type FonteDaBusca, LIMITE_DA_BUSCA } from '#contract/busca.ts'
import { AppError } from '#server/platform/app-error.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import type { BuscaPool } from './busca-pool.ts'
import type { PedidoDeBusca } from './buscar.ts'
import { decodeCursor } from './cursor.ts'

/** Texts of ebooks are for readers, notes and highlights for the one who wrote them. */
const SO_PARA_LEITORES: readonly FonteDaBusca[] = ['ebooks', 'notas', 'destaques']

export function registerBuscaRoutes(app: FastifyInstance, pool: BuscaPool): void {
  app.addHook('onClose', () => pool.close())

  registerEndpoint(app, buscar, async ({ query, request, reply }) => {
    const usuarioId = request.sessao?.usuarioId ?? null
    const fontes = chooseFontes(query.em, usuarioId !== null)
    // Only of one source, named, is there a next page.
    const only = query.em !== undefined && fontes.length === 1 ? fontes[0] : undefined
    reply.header('Cache-Control', 'no-store')
    const pedido: PedidoDeBusca = {
      q: query.q,
      fontes,
      isLiteral: query.literal !== undefined,
      limite: Number(query.limit ?? LIMITE_DA_BUSCA),
      lugar: query.cursor ? decodeCursor(only, query.cursor) : null,
      usuarioId,
    }
    const resposta = await pool.run(pedido, reply.elapsedTime)
    const proximo = only ? resposta.grupos[0]?.cursor : null
    if (proximo) reply.header('X-Next-Cursor', proximo)
    return resposta
  })
}

/** @throws AppError 401 when a visitor asks only for what readers have */
function chooseFontes(em: string | undefined, isLeitor: boolean): FonteDaBusca[] {
  const asked = FONTES_DA_BUSCA.filter((fonte) => em === undefined || em.split(',').includes(fonte))
  const allowed = asked.filter((fonte) => isLeitor || !SO_PARA_LEITORES.includes(fonte))
  if (allowed.length === 0) throw new AppError('sem_sessao', 'Entre na sua conta para continuar.')
  return allowed
}
