/** The three directories: FGOP (church government), DCPU (public worship) and DCPR (private worship). */

import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import { ENDERECOS_DOS_PADROES } from './enderecos-dos-padroes.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Secao, SecaoTexto } from './padrao-texto.ts'

const params = z.object({ id: IdNumerico })

/** FGOP and DCPR number their chapters by `ordem`; the id is the same number. */
export const CapituloPorOrdem = z.object({ id: z.number(), titulo: z.string(), ordem: z.number() })
export type CapituloPorOrdem = z.infer<typeof CapituloPorOrdem>

export const CapituloFgopCompleto = z.extend(CapituloPorOrdem, { secoes: z.array(Secao) })
export type CapituloFgopCompleto = z.infer<typeof CapituloFgopCompleto>

export const CapituloDcprCompleto = z.extend(CapituloPorOrdem, { secoes: z.array(SecaoTexto) })
export type CapituloDcprCompleto = z.infer<typeof CapituloDcprCompleto>

export const CapituloDcpu = z.object({
  id: z.number(),
  titulo: z.string(),
  numero_capitulo: z.number(),
})
export type CapituloDcpu = z.infer<typeof CapituloDcpu>

const SecaoDcpu = z.extend(SecaoTexto, {
  titulo: z.nullable(z.string()),
  /** The highlighted line at the section's end. */
  destaque: z.nullable(z.string()),
})

export const CapituloDcpuCompleto = z.extend(CapituloDcpu, { secoes: z.array(SecaoDcpu) })
export type CapituloDcpuCompleto = z.infer<typeof CapituloDcpuCompleto>

const FGOP = 'Forma de Governo'
const DCPU = 'Diretório de Culto Público'
const DCPR = 'Diretório de Culto Privado'

export const listarCapitulosFgop = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.fgop.indice,
  access: 'public',
  tag: FGOP,
  summary: 'Capítulos da FGOP',
  replies: { 200: z.array(CapituloPorOrdem) },
} as const satisfies Endpoint

export const capituloFgop = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.fgop.pagina,
  access: 'public',
  tag: FGOP,
  summary: 'Um capítulo da FGOP, sem o texto',
  params,
  replies: { 200: CapituloPorOrdem, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capituloFgopCompleto = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.fgop.completa,
  access: 'public',
  tag: FGOP,
  summary: 'Um capítulo da FGOP com seções, partes e referências',
  params,
  replies: { 200: CapituloFgopCompleto, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const listarCapitulosDcpu = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.dcpu.indice,
  access: 'public',
  tag: DCPU,
  summary: 'Capítulos do DCPU',
  replies: { 200: z.array(CapituloDcpu) },
} as const satisfies Endpoint

export const capituloDcpu = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.dcpu.pagina,
  access: 'public',
  tag: DCPU,
  summary: 'Um capítulo do DCPU, sem o texto',
  params,
  replies: { 200: CapituloDcpu, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capituloDcpuCompleto = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.dcpu.completa,
  access: 'public',
  tag: DCPU,
  summary: 'Um capítulo do DCPU com as seções',
  params,
  replies: { 200: CapituloDcpuCompleto, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const listarCapitulosDcpr = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.dcpr.indice,
  access: 'public',
  tag: DCPR,
  summary: 'Capítulos do DCPR',
  replies: { 200: z.array(CapituloPorOrdem) },
} as const satisfies Endpoint

export const capituloDcpr = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.dcpr.pagina,
  access: 'public',
  tag: DCPR,
  summary: 'Um capítulo do DCPR, sem o texto',
  params,
  replies: { 200: CapituloPorOrdem, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const secoesDcpr = {
  method: 'GET',
  path: '/dcpr/:id/secoes',
  access: 'public',
  tag: DCPR,
  summary: 'Seções de um capítulo do DCPR',
  params,
  replies: { 200: z.array(SecaoTexto), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capituloDcprCompleto = {
  method: 'GET',
  path: ENDERECOS_DOS_PADROES.dcpr.completa,
  access: 'public',
  tag: DCPR,
  summary: 'Um capítulo do DCPR com as seções',
  params,
  replies: { 200: CapituloDcprCompleto, 404: Erro, 422: Erro },
} as const satisfies Endpoint
