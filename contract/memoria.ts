/** Learning catechisms and verses by heart: reviews are kept, and what is due is made of them (docs/memoria.md). */
import * as z from 'zod/mini'
import { IdPrivado, Instante } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Memorização'

/** The account's own profile, which is always there. */
export const EU = 'eu'
export const MAX_PERFIS = 10
export const MAX_NOME_DO_PERFIL = 40
export const NOVOS_POR_DIA = 5
export const MAX_NOVOS_POR_DIA = 20
/** The latest of a card, of which its state is made. */
export const MAX_REVISOES_DO_CARTAO = 200
/** Reviews in one answer. */
export const MAX_REVISOES_POR_VEZ = 5_000

/** Decks whose cards are questions. */
export const CATECISMOS_DA_MEMORIA = ['bcw', 'cmw', 'criancas', 'heidelberg'] as const
export const BaralhoDePerguntas = z.enum(CATECISMOS_DA_MEMORIA, 'Este baralho não existe.')
export type BaralhoDePerguntas = z.infer<typeof BaralhoDePerguntas>
export const BARALHOS = [...CATECISMOS_DA_MEMORIA, 'versiculos'] as const
export const Baralho = z.enum(BARALHOS, 'Este baralho não existe.')
export type Baralho = z.infer<typeof Baralho>

const PERFIL_INVALIDO = 'O perfil é inválido.'
export const PerfilId = z
  .string(PERFIL_INVALIDO)
  .check(z.regex(/^(?:eu|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, PERFIL_INVALIDO))

const CARTAO_INVALIDO = 'O cartão é inválido.'
/** 'bcw-1', 'biblia-43003016', 'biblia-43003016-43003018': canonical verses. */
export const ChaveDoCartao = z
  .string(CARTAO_INVALIDO)
  .check(
    z.regex(
      /^(?:(?:bcw|cmw|criancas|heidelberg)-[1-9]\d{0,2}|biblia-[1-9]\d{6,7}(?:-[1-9]\d{6,7})?)$/,
      CARTAO_INVALIDO,
    ),
  )

const NOVOS_INVALIDOS = `Os cartões novos por dia vão de 0 a ${MAX_NOVOS_POR_DIA}.`
const ajustes = {
  novos_por_dia: z
    .int32(NOVOS_INVALIDOS)
    .check(z.gte(0, NOVOS_INVALIDOS), z.lte(MAX_NOVOS_POR_DIA, NOVOS_INVALIDOS)),
  baralhos: z.array(Baralho, 'Os baralhos são uma lista.').check(
    z.maxLength(BARALHOS.length, 'Há baralhos demais.'),
    z.refine((some) => new Set(some).size === some.length, 'Há um baralho repetido.'),
  ),
}
const Nome = z
  .string('Informe o nome.')
  .check(
    z.trim(),
    z.minLength(1, 'Informe o nome.'),
    z.maxLength(MAX_NOME_DO_PERFIL, `O nome deve ter no máximo ${MAX_NOME_DO_PERFIL} caracteres.`),
  )

export const PerfilDaMemoria = z.object({
  id: z.string(),
  /** Empty for the account's own. */
  nome: z.string(),
  novos_por_dia: z.number(),
  /** Decks from which new cards come, in this order. */
  baralhos: z.array(Baralho),
})
export type PerfilDaMemoria = z.infer<typeof PerfilDaMemoria>

const Perfis = z.array(PerfilDaMemoria).check(z.maxLength(MAX_PERFIS))

export const MudancaDoPerfil = z.object({
  /** Passed over for the account's own. */
  nome: z.optional(Nome),
  novos_por_dia: z.optional(ajustes.novos_por_dia),
  baralhos: z.optional(ajustes.baralhos),
})
export type MudancaDoPerfil = z.infer<typeof MudancaDoPerfil>

const NOTA_INVALIDA = 'A avaliação vai de 1 a 4.'
const HORA_INVALIDA = 'A hora da revisão é inválida.'

export const NovaRevisao = z.object({
  perfil: PerfilId,
  cartao: ChaveDoCartao,
  /** De novo, Difícil, Bom, Fácil. */
  nota: z.int32(NOTA_INVALIDA).check(z.gte(1, NOTA_INVALIDA), z.lte(4, NOTA_INVALIDA)),
  feita_em: Instante(HORA_INVALIDA).check(z.regex(/^20/, HORA_INVALIDA)),
})
export type NovaRevisao = z.infer<typeof NovaRevisao>

export const RevisaoDoCartao = z.object({
  id: z.string(),
  cartao: z.string(),
  nota: z.number(),
  feita_em: z.string(),
})
export type RevisaoDoCartao = z.infer<typeof RevisaoDoCartao>

export const RevisoesDoPerfil = z.object({
  /** To be given as `depois` next time. */
  ate: z.number(),
  /** Kept by the server in all: a device that has another number asks for all of them. */
  total: z.number(),
  /** Whether more follow. */
  ha_mais: z.boolean(),
  revisoes: z.array(RevisaoDoCartao).check(z.maxLength(MAX_REVISOES_POR_VEZ)),
})
export type RevisoesDoPerfil = z.infer<typeof RevisoesDoPerfil>

const doPerfil = z.object({ id: PerfilId })

export const listarPerfis = {
  method: 'GET',
  path: '/memoria/perfis',
  access: 'session',
  tag,
  summary: 'Quem memoriza nesta conta; o próprio leitor é o primeiro',
  replies: { 200: Perfis, 401: Erro },
} as const satisfies Endpoint

export const PerfilPorCriar = z.object({ id: IdPrivado, nome: Nome })

export const criarPerfil = {
  method: 'POST',
  path: '/memoria/perfis',
  access: 'session',
  tag,
  summary: 'Acrescenta um perfil; repetido com o mesmo id não faz outro. Responde como a lista',
  body: PerfilPorCriar,
  replies: { 201: Perfis, 401: Erro, 403: Erro, 422: Erro },
} as const satisfies Endpoint

export const salvarPerfil = {
  method: 'PUT',
  path: '/memoria/perfis/:id',
  access: 'session',
  tag,
  summary: 'Altera o nome, os cartões novos por dia ou os baralhos de um perfil. Responde como a lista',
  params: doPerfil,
  body: MudancaDoPerfil,
  replies: { 200: Perfis, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const excluirPerfil = {
  method: 'DELETE',
  path: '/memoria/perfis/:id',
  access: 'session',
  tag,
  summary: 'Exclui um perfil com as suas revisões e versículos; o próprio fica, vazio. Responde como a lista',
  params: doPerfil,
  replies: { 200: Perfis, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const listarRevisoes = {
  method: 'GET',
  path: '/memoria/perfis/:id/revisoes',
  access: 'session',
  tag,
  summary: 'As revisões de um perfil na ordem em que chegaram, a partir de um número',
  params: doPerfil,
  query: z.object({
    depois: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'O número deve ser inteiro.'))),
  }),
  replies: { 200: RevisoesDoPerfil, 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const salvarRevisao = {
  method: 'PUT',
  path: '/memoria/revisoes/:id',
  access: 'session',
  tag,
  summary: 'Guarda uma revisão; repetida não faz outra, e nada a altera',
  params: z.object({ id: IdPrivado }),
  body: NovaRevisao,
  replies: { 200: RevisaoDoCartao, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
