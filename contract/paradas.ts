/** Where a reader stopped, in each work: 'Onde você parou' of the home page, the same on all devices (ADR 033). */
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { PADROES, Padrao } from './padroes.ts'

const tag = 'Leituras'

/** Six standards, the Bible and the ebook that was opened last. */
export const MAX_PARADAS = 8
/** What waited longer on a device counts as that old. */
export const MAX_HA_MS = 366 * 24 * 60 * 60_000

const Numero = (message: string, max: number) =>
  z.int32(message).check(z.gte(1, message), z.lte(max, message))

const NUMERO_FORA = 'O padrão não tem este número.'
const Secao = z.nullable(Numero('A seção deve ser um número de 1 a 999.', 999))
const LivroId = Numero('O livro deve ser um número de 1 a 66.', 66)
const Capitulo = Numero('O capítulo deve ser um número de 1 a 150.', 150)
const NumeroDoVersiculo = z.nullable(Numero('O versículo deve ser um número de 1 a 176.', 176))

/** How long ago it was read, by the clock that also said when: clocks of devices differ, and are wrong. */
const ha_ms = z
  .int('O tempo deve ser um número inteiro de milissegundos.')
  .check(
    z.gte(0, 'O tempo não pode ser negativo.'),
    z.lte(MAX_HA_MS, 'O tempo deve ser de no máximo 366 dias.'),
  )

export const NovaParada = z.discriminatedUnion('tipo', [
  z
    .object({
      tipo: z.literal('padrao'),
      padrao: Padrao,
      /** Chapter or question. */
      numero: z.int32(NUMERO_FORA).check(z.gte(1, NUMERO_FORA)),
      /** Null for the beginning of the chapter, and for a question. */
      secao: Secao,
      ha_ms,
    })
    .check(
      z.refine(({ padrao, numero }) => numero <= PADROES[padrao].ultima, {
        error: NUMERO_FORA,
        path: ['numero'],
      }),
    ),
  z.object({
    tipo: z.literal('biblia'),
    /** Canonical position of the book. */
    livro: LivroId,
    capitulo: Capitulo,
    /** Null for the beginning of the chapter. */
    versiculo: NumeroDoVersiculo,
    ha_ms,
  }),
])
export type NovaParada = z.infer<typeof NovaParada>

const lida_em = z.string()

export const Parada = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('padrao'),
    padrao: Padrao,
    numero: z.number(),
    secao: z.nullable(z.number()),
    /** Of the chapter, or the question itself. */
    titulo: z.string(),
    lida_em,
  }),
  z.object({
    tipo: z.literal('biblia'),
    livro: z.number(),
    nome: z.string(),
    capitulo: z.number(),
    versiculo: z.nullable(z.number()),
    lida_em,
  }),
  z.object({
    tipo: z.literal('ebook'),
    leitura_id: z.string(),
    titulo: z.string(),
    progresso: z.number(),
    lida_em,
  }),
])
export type Parada = z.infer<typeof Parada>

const Paradas = z.array(Parada).check(z.maxLength(MAX_PARADAS))

export const listarParadas = {
  method: 'GET',
  path: '/paradas',
  access: 'session',
  tag,
  summary:
    'Onde o leitor parou em cada padrão, na Bíblia e no ebook que abriu por último, o mais recente primeiro',
  replies: { 200: Paradas, 401: Erro },
} as const satisfies Endpoint

export const salvarParada = {
  method: 'PUT',
  path: '/paradas',
  access: 'session',
  tag,
  summary:
    'Guarda onde o leitor parou em um padrão ou na Bíblia; um lugar mais recente fica. Responde como a lista',
  body: NovaParada,
  replies: { 200: Paradas, 401: Erro, 403: Erro, 422: Erro },
} as const satisfies Endpoint
