import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import { ENDERECOS_DOS_PADROES } from './enderecos-dos-padroes.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Parte, Secao, SecaoResumo } from './padrao-texto.ts'

const enderecos = ENDERECOS_DOS_PADROES.cfw
const tag = 'Confissão de Fé'
const params = z.object({ id: IdNumerico })

export const CapituloCfw = z.object({
  id: z.number(),
  titulo: z.string(),
  numero_capitulo: z.number(),
})
export type CapituloCfw = z.infer<typeof CapituloCfw>

export const CapituloCfwCompleto = z.extend(CapituloCfw, { secoes: z.array(Secao) })
export type CapituloCfwCompleto = z.infer<typeof CapituloCfwCompleto>

export const listarCapitulosCfw = {
  method: 'GET',
  path: enderecos.indice,
  access: 'public',
  tag,
  summary: 'Capítulos da Confissão de Fé',
  replies: { 200: z.array(CapituloCfw) },
} as const satisfies Endpoint

export const capituloCfw = {
  method: 'GET',
  path: enderecos.pagina,
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
  path: enderecos.completa,
  access: 'public',
  tag,
  summary: 'Um capítulo da CFW com seções, partes e referências',
  params,
  replies: { 200: CapituloCfwCompleto, 404: Erro, 422: Erro },
} as const satisfies Endpoint
