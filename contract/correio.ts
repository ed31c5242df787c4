/** What is told of outgoing mail. */
import * as z from 'zod/mini'

const ESTADOS_DO_CORREIO = ['esperando', 'enviando', 'enviado', 'incerto', 'falhou'] as const
export type EstadoDoCorreio = (typeof ESTADOS_DO_CORREIO)[number]

/** A mail to a reader, as his file of data tells it. */
export const Correio = z.object({
  id: z.string(),
  tipo: z.string(),
  para: z.string(),
  dados: z.record(z.string(), z.unknown()),
  estado: z.enum(ESTADOS_DO_CORREIO),
  tentativas: z.number(),
  proxima_em: z.string(),
  /** Why it was not sent, in the words of the mail server. */
  motivo: z.nullable(z.string()),
  criado_em: z.string(),
  terminado_em: z.nullable(z.string()),
})
export type Correio = z.infer<typeof Correio>
