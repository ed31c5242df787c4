import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import { ENDERECOS_DOS_PADROES } from './enderecos-dos-padroes.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { PADROES, type Padrao } from './padroes.ts'

const tag = 'Harmonias'

const params = z.object({ id: IdNumerico })

const titulo = z.string()

/** One end of a harmony: a page of a standard or an ebook. */
export const PontaDaHarmonia = z.discriminatedUnion('model', [
  z.object({
    model: z.literal(PADROES.cfw.modelo),
    id: z.number(),
    dados: z.object({ numero_capitulo: z.number(), titulo }),
  }),
  z.object({
    model: z.literal(PADROES.cmw.modelo),
    id: z.number(),
    dados: z.object({ numero_pergunta: z.number(), pergunta: z.string() }),
  }),
  z.object({
    model: z.literal(PADROES.bcw.modelo),
    id: z.number(),
    dados: z.object({ numero_pergunta: z.number(), pergunta: z.string() }),
  }),
  z.object({
    model: z.literal(PADROES.dcpr.modelo),
    id: z.number(),
    dados: z.object({ ordem: z.number(), titulo }),
  }),
  z.object({
    model: z.literal(PADROES.fgop.modelo),
    id: z.number(),
    dados: z.object({ ordem: z.number(), titulo }),
  }),
  z.object({
    model: z.literal(PADROES.dcpu.modelo),
    id: z.number(),
    dados: z.object({ numero_capitulo: z.number(), titulo }),
  }),
  z.object({
    model: z.literal('Ebook'),
    id: z.number(),
    dados: z.object({
      id: z.number(),
      titulo,
      autores: z.array(z.object({ nome: z.string() })),
      /** Path on this origin, or null: the page draws a cover. */
      capa: z.nullable(z.string()),
    }),
  }),
])
export type PontaDaHarmonia = z.infer<typeof PontaDaHarmonia>

export const Harmonia = z.object({ origem: PontaDaHarmonia, destino: PontaDaHarmonia })
export type Harmonia = z.infer<typeof Harmonia>

/** A theme and all pages and ebooks that treat it, standards in the order of their ids, ebooks last. */
export const TemaDaHarmonia = z.object({
  id: z.number(),
  tema: z.string(),
  pontas: z.array(PontaDaHarmonia),
})
export type TemaDaHarmonia = z.infer<typeof TemaDaHarmonia>

const harmoniasDe = (padrao: Padrao, summary: string) =>
  ({
    method: 'GET',
    path: ENDERECOS_DOS_PADROES[padrao].harmonias,
    access: 'public',
    tag,
    summary,
    params,
    replies: { 200: z.array(Harmonia), 404: Erro, 422: Erro },
  }) as const satisfies Endpoint

export const harmoniasCfw = harmoniasDe('cfw', 'Harmonias de um capítulo da CFW')
export const harmoniasCmw = harmoniasDe('cmw', 'Harmonias de uma pergunta do CMW')
export const harmoniasBcw = harmoniasDe('bcw', 'Harmonias de uma pergunta do BCW')
export const harmoniasFgop = harmoniasDe('fgop', 'Harmonias de um capítulo da FGOP')
export const harmoniasDcpu = harmoniasDe('dcpu', 'Harmonias de um capítulo do DCPU')
export const harmoniasDcpr = harmoniasDe('dcpr', 'Harmonias de um capítulo do DCPR')

/** The call of each standard. */
export const HARMONIAS_DOS_PADROES = {
  cfw: harmoniasCfw,
  cmw: harmoniasCmw,
  bcw: harmoniasBcw,
  fgop: harmoniasFgop,
  dcpu: harmoniasDcpu,
  dcpr: harmoniasDcpr,
} as const satisfies Record<Padrao, Endpoint>

export const temasDasHarmonias = {
  method: 'GET',
  path: '/harmonias_tematicas/temas',
  access: 'public',
  tag,
  summary: 'Todos os temas com as suas páginas e ebooks, para a página de harmonias',
  replies: { 200: z.array(TemaDaHarmonia) },
} as const satisfies Endpoint
