/** The figures of the desk (docs/editora.md): of all readers together, never of one. */
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'

const tag = 'Editora'

/** What is counted for each day (UTC), and how the page calls it. */
export const MEDIDAS = {
  leituras_iniciadas: 'Leituras iniciadas',
  contas_criadas: 'Contas criadas',
  assinaturas: 'Assinaturas em vigor',
} as const
export type Medida = keyof typeof MEDIDAS

export const DiaDoPainel = z.object({
  /** '2026-11-23' */
  dia: z.string(),
  leituras_iniciadas: z.number(),
  contas_criadas: z.number(),
  assinaturas: z.number(),
})
export type DiaDoPainel = z.infer<typeof DiaDoPainel>

export const PainelDaEditora = z.object({
  /** A year of days without a gap, the last one is today. */
  dias: z.array(DiaDoPainel),
  mais_lidos: z.array(z.object({ ebook_id: z.number(), titulo: z.string(), total: z.number() })),
  /** Looked for on three days at least, of the last 90. */
  procuras_sem_resultado: z.array(
    z.object({ termos: z.string(), total: z.number(), dias: z.number(), ultima: z.string() }),
  ),
  /** Mails that did not go out, of the newest ones: how many, and why. */
  correio: z.array(z.object({ motivo: z.string(), total: z.number() })),
  /** Null when this machine knows of none. */
  ultima_copia: z.nullable(z.object({ criada_em: z.string(), bytes: z.number() })),
})
export type PainelDaEditora = z.infer<typeof PainelDaEditora>

export const lerPainel = {
  method: 'GET',
  path: '/editora/painel',
  access: 'editor',
  tag,
  summary: 'Um ano em números: leituras, contas, livros mais lidos, procuras sem resultado, última cópia',
  replies: { 200: PainelDaEditora },
} as const satisfies Endpoint

export const baixarPainel = {
  method: 'GET',
  path: '/editora/painel/csv',
  access: 'editor',
  tag,
  cost: 'file',
  summary: 'O mesmo ano em CSV, um dia por linha',
  replies: {},
} as const satisfies Endpoint
