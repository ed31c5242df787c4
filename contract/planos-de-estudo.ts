/** Reading plans that the library offers (docs/planos-de-estudo.md); what a reader has begun is planos-iniciados.ts. */
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Padrao } from './padroes.ts'

const tag = 'Planos de estudo'

export const MAX_PLANOS = 40
/** Days of a year, or weeks. */
export const MAX_ETAPAS = 400
/** Named by one digit. */
export const MAX_PORCOES = 9

const PLANO_INVALIDO = 'Este plano não existe.'
export const NomeDoPlano = z
  .string(PLANO_INVALIDO)
  .check(z.maxLength(60, PLANO_INVALIDO), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, PLANO_INVALIDO))

export const PassoDoPlano = z.enum(['dia', 'semana'])

export const PorcaoDoPadrao = z.object({
  tipo: z.literal('padrao'),
  padrao: Padrao,
  numero: z.number(),
  secao: z.nullable(z.number()),
})

export const PorcaoDaBiblia = z.object({
  tipo: z.literal('biblia'),
  livro: z.number(),
  capitulo: z.number(),
  /** '1-38': of the first chapter, when not all of it is read. */
  versiculos: z.nullable(z.string()),
})

/** Where a portion is read; null when the library does not have it any more. */
const LugarDaPorcao = z.nullable(
  z.discriminatedUnion('tipo', [
    PorcaoDoPadrao,
    PorcaoDaBiblia,
    z.object({ tipo: z.literal('ebook'), ebook_id: z.number(), capitulo_id: z.number() }),
  ]),
)

export const PorcaoDoPlano = z.object({
  /** As people cite it: 'Gn 1', 'BCW 1-3', 'Dia do Senhor 1'. */
  texto: z.string(),
  lugar: LugarDaPorcao,
})
export type PorcaoDoPlano = z.infer<typeof PorcaoDoPlano>

export const PlanoDeEstudo = z.object({
  id: z.string(),
  titulo: z.string(),
  descricao: z.string(),
  passo: PassoDoPlano,
  /** How many days or weeks. */
  etapas: z.number(),
  porcoes: z.number(),
})
export type PlanoDeEstudo = z.infer<typeof PlanoDeEstudo>

export const EtapasDoPlano = z.object({
  id: z.string(),
  titulo: z.string(),
  passo: PassoDoPlano,
  etapas: z.array(z.array(PorcaoDoPlano).check(z.maxLength(MAX_PORCOES))).check(z.maxLength(MAX_ETAPAS)),
})
export type EtapasDoPlano = z.infer<typeof EtapasDoPlano>

export const listarPlanosDeEstudo = {
  method: 'GET',
  path: '/planos-de-estudo',
  access: 'session',
  tag,
  summary: 'Os planos que a biblioteca oferece, na ordem em que são mostrados',
  replies: { 200: z.array(PlanoDeEstudo).check(z.maxLength(MAX_PLANOS)), 401: Erro },
} as const satisfies Endpoint

export const lerPlanoDeEstudo = {
  method: 'GET',
  path: '/planos-de-estudo/planos/:nome',
  access: 'session',
  tag,
  summary: 'Um plano inteiro: as porções de cada dia ou semana, com o lugar de cada uma',
  params: z.object({ nome: NomeDoPlano }),
  replies: { 200: EtapasDoPlano, 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
