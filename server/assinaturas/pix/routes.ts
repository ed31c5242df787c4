import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { avisarPix, avisarPixSemSufixo, MAX_AVISO_BYTES } from '#contract/avisos-de-pagamento.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { PixSettings } from '#server/platform/pagamento-settings.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import type { ReceberEvento } from '../meio-de-pagamento.ts'
import { toEventos } from './eventos-do-pix.ts'

/** The calls by which the bank tells of payments. @param settings null, or without a secret: there is nothing at their address */
export function registerAvisosDoPix(
  api: FastifyInstance,
  settings: PixSettings | null,
  receber: ReceberEvento,
): void {
  const segredo = settings?.segredo ?? null
  for (const endpoint of [avisarPix, avisarPixSemSufixo]) {
    registerEndpoint(
      api,
      endpoint,
      async ({ params, body, request }) => {
        if (segredo === null) throw notFound('A editora não recebe avisos de Pix.')
        if (!proofsOf(request, params.segredo).some((proof) => isSame(proof, segredo))) {
          throw new AppError('credenciais_invalidas', 'O segredo do aviso não confere.')
        }
        for (const evento of (body.pix ?? []).flatMap((pix) => toEventos(pix, new Date())))
          await receber(evento)
        return { recebido: true }
      },
      { bodyLimit: MAX_AVISO_BYTES },
    )
  }
}

function proofsOf({ headers }: FastifyRequest, inAddress: string): string[] {
  const [, bearer] = /^Bearer (\S{1,256})$/.exec(headers.authorization ?? '') ?? []
  return bearer === undefined ? [inAddress] : [inAddress, bearer]
}

/** In the same time wherever they differ, and however long they are. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
