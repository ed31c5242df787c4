import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Padrões'
const params = z.object({ id: IdNumerico })

export const Simbolo = z.object({
  id: z.number(),
  simbolo: z.string(),
  titulo: z.string(),
  ano: z.number(),
  unidade: z.enum(['capítulo', 'pergunta']),
  /** Number of chapters or questions. */
  total: z.number(),
  /** One sentence, for the card of the home page. */
  resumo: z.string(),
  /** Paragraphs for the index page. */
  introducao: z.array(z.string()),
})
export type Simbolo = z.infer<typeof Simbolo>

/** One citation of a proof text, as printed in the margin. */
export const Referencia = z.object({
  referencia: z.string(),
})
export type Referencia = z.infer<typeof Referencia>

/** A stretch of text that ends at a footnote marker or at the end of its paragraph (content/README.md). */
export const Parte = z.object({
  id: z.number(),
  parte: z.string(),
  subtitulo: z.nullable(z.string()),
  ordem_dentro_da_secao: z.number(),
  /** Paragraph within the section, from 1. */
  paragrafo: z.number(),
  /** Number shown in brackets; null when the part has no references. */
  marcador: z.nullable(z.number()),
  referencias: z.array(Referencia),
})
export type Parte = z.infer<typeof Parte>

const COMECA_COLADO = /^[)\]}»”’.,;:!?…]/

/**
 * What stands between a part and the one before it in the same paragraph: nothing when it begins with closing
 * punctuation, else one space. The import refuses files that do otherwise, so parts are stored trimmed and a
 * paragraph can still be set exactly as it was written.
 */
export function separatorBefore(parte: string): '' | ' ' {
  return COMECA_COLADO.test(parte) ? '' : ' '
}

export const CapituloCfw = z.object({
  id: z.number(),
  titulo: z.string(),
  numero_capitulo: z.number(),
})
export type CapituloCfw = z.infer<typeof CapituloCfw>

export const SecaoResumo = z.object({ id: z.number(), secao: z.number() })
export type SecaoResumo = z.infer<typeof SecaoResumo>

export const Secao = z.extend(SecaoResumo, { partes: z.array(Parte) })
export type Secao = z.infer<typeof Secao>

export const CapituloCfwCompleto = z.extend(CapituloCfw, { secoes: z.array(Secao) })
export type CapituloCfwCompleto = z.infer<typeof CapituloCfwCompleto>

export const listarSimbolos = {
  method: 'GET',
  path: '/simbolo',
  access: 'public',
  tag,
  summary: 'Os seis padrões',
  replies: { 200: z.array(Simbolo) },
} as const satisfies Endpoint

export const listarCapitulosCfw = {
  method: 'GET',
  path: '/cfw/1/capitulo_cfw',
  access: 'public',
  tag,
  summary: 'Capítulos da Confissão de Fé',
  replies: { 200: z.array(CapituloCfw) },
} as const satisfies Endpoint

export const capituloCfw = {
  method: 'GET',
  path: '/cfw/:id',
  access: 'public',
  tag,
  summary: 'Um capítulo da CFW, sem o texto',
  params,
  replies: { 200: CapituloCfw, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const secoesCfw = {
  method: 'GET',
  path: '/cfw/:id/secoes',
  access: 'public',
  tag,
  summary: 'Seções de um capítulo da CFW',
  params,
  replies: { 200: z.array(SecaoResumo), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const partesCfw = {
  method: 'GET',
  path: '/cfw/capitulo_cfw/:secaoId/partes',
  access: 'public',
  tag,
  summary: 'Partes de uma seção da CFW',
  params: z.object({ secaoId: IdNumerico }),
  replies: { 200: z.array(Parte), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capituloCfwCompleto = {
  method: 'GET',
  path: '/cfw/:id/completo',
  access: 'public',
  tag,
  summary: 'Um capítulo da CFW com seções, partes e referências',
  params,
  replies: { 200: CapituloCfwCompleto, 404: Erro, 422: Erro },
} as const satisfies Endpoint
