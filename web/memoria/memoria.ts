import * as z from 'zod/mini'
import { listarRevisoes, RevisaoDoCartao } from '#contract/memoria.ts'
import { buildUrl } from '#contract/url.ts'

/** Name of the feature in the outbox, and first part of the query keys of reviews. */
export const MEMORIA = 'memoria'

/** Reviews of a profile as the server last told them. */
export const RevisoesDoServidor = z.object({
  /** Number of the last one. */
  ate: z.number(),
  revisoes: z.array(RevisaoDoCartao),
})
export type RevisoesDoServidor = z.infer<typeof RevisoesDoServidor>

/** Reviews of a profile, those too that wait to be sent. */
export interface RevisoesConhecidas {
  readonly doServidor: RevisoesDoServidor
  readonly revisoes: readonly RevisaoDoCartao[]
}

/** A review that waits. Its id is that of the item. */
export interface RevisaoPorEnviar {
  readonly perfil: string
  readonly cartao: string
  readonly nota: number
  readonly feita_em: string
}

/** Names the reviews of a profile among what is kept on the device. */
export function urlDasRevisoes(perfil: string): string {
  return buildUrl(listarRevisoes.path, { params: { id: perfil } })
}
