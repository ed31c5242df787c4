/** Reading plans that a reader has begun, and what he has read of them (docs/planos-de-estudo.md). */
import * as z from 'zod/mini'
import { IdPrivado, Instante } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { MAX_ETAPAS, MAX_PORCOES, NomeDoPlano } from './planos-de-estudo.ts'

const tag = 'Planos de estudo'

/** Plans that a reader follows at a time. */
export const MAX_EM_CURSO = 5
/** Plans that are kept of a reader; the oldest that has ended goes first. */
export const MAX_INICIADOS = 20
/** Portions that are marked in one call. */
export const MAX_MARCAS = 100
/** A year each way from the day on which a plan is begun, and later moves. */
const MAX_DESLOCAMENTO = 4_000

const HORA_INVALIDA = 'A hora da mudança é inválida.'
const Hora = Instante(HORA_INVALIDA).check(z.regex(/^20/, HORA_INVALIDA))

const DIA_INVALIDO = 'O dia em que o plano começa é inválido.'
const DiaDoInicio = z.string(DIA_INVALIDO).check(
  z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, DIA_INVALIDO),
  z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true, DIA_INVALIDO),
)

const DESLOCAMENTO_INVALIDO = 'O plano não pode ser movido para tão longe.'
const Deslocamento = z
  .int32(DESLOCAMENTO_INVALIDO)
  .check(z.gte(-MAX_DESLOCAMENTO, DESLOCAMENTO_INVALIDO), z.lte(MAX_DESLOCAMENTO, DESLOCAMENTO_INVALIDO))

const PORCAO_INVALIDA = 'A porção é inválida.'
const MarcaPorEnviar = z.object({
  /** '12.3' */
  porcao: z.string(PORCAO_INVALIDA).check(z.regex(/^[1-9]\d{0,2}\.[1-9]$/, PORCAO_INVALIDA)),
  feito: z.boolean('Diga se a porção foi lida.'),
  mudado_em: Hora,
})
export type MarcaPorEnviar = z.infer<typeof MarcaPorEnviar>

/** How far a plan was moved, and whether it goes on: what was last said of it. */
export const EstadoPorEnviar = z.object({
  deslocamento: Deslocamento,
  encerrado: z.boolean('Diga se o plano foi encerrado.'),
  mudado_em: Hora,
})
export type EstadoPorEnviar = z.infer<typeof EstadoPorEnviar>

/** A plan as a device has begun it; plan and day of an id never change. */
export const PlanoPorEnviar = z.extend(EstadoPorEnviar, {
  id: IdPrivado,
  plano: NomeDoPlano,
  inicio: DiaDoInicio,
})
export type PlanoPorEnviar = z.infer<typeof PlanoPorEnviar>

export const PlanoIniciado = z.object({
  id: z.string(),
  plano: z.string(),
  inicio: z.string(),
  deslocamento: z.number(),
  encerrado: z.boolean(),
  mudado_em: z.string(),
  /** Names of the portions that were read. */
  feitos: z.array(z.string()).check(z.maxLength(MAX_ETAPAS * MAX_PORCOES)),
})
export type PlanoIniciado = z.infer<typeof PlanoIniciado>

/** What is known of a plan, as a reader's file of data tells it. */
export const PlanoExportado = z.extend(z.omit(PlanoIniciado, { feitos: true }), {
  marcas: z.array(z.object({ porcao: z.string(), feito: z.boolean(), mudado_em: z.string() })),
})

const doPlanoIniciado = z.object({ id: IdPrivado })

export const listarPlanosIniciados = {
  method: 'GET',
  path: '/planos-de-estudo/iniciados',
  access: 'session',
  tag,
  summary: 'Os planos que o leitor começou, com o que já leu; os encerrados também',
  replies: { 200: z.array(PlanoIniciado).check(z.maxLength(MAX_INICIADOS)), 401: Erro },
} as const satisfies Endpoint

export const comecarPlano = {
  method: 'POST',
  path: '/planos-de-estudo/iniciados',
  access: 'session',
  tag,
  summary: 'Começa um plano; repetido com o mesmo id não começa outro',
  body: PlanoPorEnviar,
  replies: { 201: PlanoIniciado, 401: Erro, 403: Erro, 422: Erro },
} as const satisfies Endpoint

export const mudarPlano = {
  method: 'PUT',
  path: '/planos-de-estudo/iniciados/:id',
  access: 'session',
  tag,
  summary: 'Move, encerra ou retoma um plano; de duas mudanças fica a mais recente',
  params: doPlanoIniciado,
  body: EstadoPorEnviar,
  replies: { 200: PlanoIniciado, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const marcarPorcoes = {
  method: 'PUT',
  path: '/planos-de-estudo/iniciados/:id/porcoes',
  access: 'session',
  tag,
  summary: 'Marca porções como lidas ou não; de duas marcas da mesma porção fica a mais recente',
  params: doPlanoIniciado,
  body: z.object({
    marcas: z
      .array(MarcaPorEnviar, 'As marcas são uma lista.')
      .check(
        z.minLength(1, 'Falta o que marcar.'),
        z.maxLength(MAX_MARCAS, `Marque no máximo ${MAX_MARCAS} porções por vez.`),
      ),
  }),
  replies: { 200: PlanoIniciado, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
