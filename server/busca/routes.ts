import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { buscar, LIMITE_DA_BUSCA } from '#contract/busca.ts'
import { FONTES_DA_BUSCA, type FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { Sessao } from '#server/auth/sessions.ts'
import '#server/painel/procuras-vazias.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { PrivateReplies } from '#server/platform/private-replies.ts'
import { registerRoute } from '#server/platform/register-endpoint.ts'
import { JSON_TYPE } from '#server/platform/text-cache.ts'
import type { BuscaPool } from './busca-pool.ts'
import type { PedidoDeBusca } from './buscar.ts'
import { decodeCursor, type LugarNaBusca } from './cursor.ts'
import type { LeitorDaBusca } from './estado.ts'
import type { EstadoLido } from './estado-repository.ts'

/** Texts of ebooks are for readers, notes and highlights for the one who wrote them. */
const SO_PARA_LEITORES: readonly FonteDaBusca[] = ['ebooks', 'notas', 'destaques']

/** @param replies keep answers that are asked for again until the texts, or what the reader has of his own, change; not those without a hit, which count */
export function registerBuscaRoutes(
  app: FastifyInstance,
  pool: BuscaPool,
  estado: EstadoLido,
  replies: PrivateReplies,
): void {
  app.addHook('onClose', () => pool.close())
  registerRoute(app, buscar, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const what = toConsulta(z.parse(buscar.query, request.query), request.sessao !== null)
    // Asked for first: an import that begins later ends with another version of the texts.
    const textos = await estado.ask()
    const pedido = { ...what, estado: { ...textos, leitor: toLeitor(request.sessao) } }
    const key = replies.keyOf(request, `${textos.marca} ${textos.glossario} ${JSON.stringify(what)}`)
    const kept = replies.answer(key, request, reply)
    if (kept) return kept
    const { json, cursor, isVazia } = await pool.run(pedido, reply.elapsedTime)
    // Only of one source, named, is there a next page.
    if (cursor && pedido.fontes.length === 1) reply.header('X-Next-Cursor', cursor)
    // Who looks only into what is his own is not counted.
    if (isVazia && pedido.fontes.includes('padroes') && !pedido.lugar) app.procuras.count(pedido.q)
    const body = Buffer.from(json.buffer, json.byteOffset, json.byteLength)
    // While an import makes entries of the index, what a search finds changes with each of them.
    if (!textos.isImportando && !isVazia) return replies.answerAndKeepRepeated(key, request, reply, body)
    return reply.type(JSON_TYPE).send(body)
  })
}

function toLeitor(sessao: Sessao | null): LeitorDaBusca | null {
  return sessao && { usuarioId: sessao.usuarioId, mudancas: sessao.mudancas, uso: sessao.uso }
}

function toConsulta(query: z.infer<typeof buscar.query>, isLeitor: boolean): Omit<PedidoDeBusca, 'estado'> {
  const fontes = chooseFontes(query.em, isLeitor)
  return {
    q: query.q.trim().replace(/\s+/g, ' '),
    fontes,
    isLiteral: query.literal !== undefined,
    limite: Number(query.limit ?? LIMITE_DA_BUSCA),
    lugar: query.cursor ? readLugar(fontes, query.cursor) : null,
  }
}

/** @throws AppError 422 for a cursor that is not of the one source that is asked for */
function readLugar(fontes: readonly FonteDaBusca[], cursor: string): LugarNaBusca {
  const lugar = decodeCursor(fontes.length === 1 ? fontes[0] : undefined, cursor)
  if (lugar) return lugar
  const message = 'O cursor é inválido.'
  throw new AppError('dados_invalidos', message, { fields: { cursor: message } })
}

/** @throws AppError 401 when a visitor asks only for what readers have */
function chooseFontes(em: string | undefined, isLeitor: boolean): FonteDaBusca[] {
  const asked = FONTES_DA_BUSCA.filter((fonte) => em === undefined || em.split(',').includes(fonte))
  const allowed = asked.filter((fonte) => isLeitor || !SO_PARA_LEITORES.includes(fonte))
  if (allowed.length === 0) throw new AppError('sem_sessao', 'Entre na sua conta para continuar.')
  return allowed
}
