/** Highlights and notes on passages of ebooks. */
import * as z from 'zod/mini'
import { IdNumerico, IdPrivado, Sucesso } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Destaques'

export const CORES = ['amarelo', 'verde', 'azul', 'rosa', 'roxo'] as const
export type CorDoDestaque = (typeof CORES)[number]

export const MAX_TRECHO = 5_000
/** Characters of the note on a passage; as long as a note on a chapter may be. */
export const MAX_NOTA_DO_DESTAQUE = 20_000
/** Characters kept before and after the passage, to find it again in another edition. */
export const CONTEXTO = 32

const Cor = z.enum(CORES, 'Esta cor não existe.')
const NotaDoDestaque = z
  .string('A nota deve ser um texto.')
  .check(z.maxLength(MAX_NOTA_DO_DESTAQUE, 'A nota deve ter no máximo 20.000 caracteres.'))
const Deslocamento = z
  .int32('O deslocamento deve ser um número inteiro.')
  .check(z.gte(0, 'O deslocamento não pode ser negativo.'))

/** A passage of one chapter: from a character of one paragraph up to, not including, one of another or the same. */
const passagem = {
  paragrafo_inicio_id: z.int32('O parágrafo deve ser um número inteiro.'),
  inicio: Deslocamento,
  paragrafo_fim_id: z.int32('O parágrafo deve ser um número inteiro.'),
  fim: Deslocamento,
}

export const Destaque = z.object({
  id: z.string(),
  ebook_id: z.number(),
  /** Null, with both paragraphs, when the present edition of the book no longer has the passage. */
  capitulo_id: z.nullable(z.number()),
  paragrafo_inicio_id: z.nullable(z.number()),
  inicio: z.number(),
  paragrafo_fim_id: z.nullable(z.number()),
  fim: z.number(),
  /** The marked words, paragraphs separated by a line break. */
  trecho: z.string(),
  cor: Cor,
  /** Empty when the passage is only marked. */
  nota: z.string(),
  /** Grows with each edit; an edit that names an older one is refused with 409. */
  versao: z.number(),
  criado_em: z.string(),
  editado_em: z.string(),
})
export type Destaque = z.infer<typeof Destaque>

export const NovoDestaque = z.object({
  /** Sent again with the same id, the call finds the highlight already made. */
  id: z.optional(IdPrivado),
  capitulo_id: z.int32('O capítulo deve ser um número inteiro.'),
  ...passagem,
  cor: Cor,
  nota: z._default(NotaDoDestaque, ''),
})
export type NovoDestaque = z.input<typeof NovoDestaque>

export const AlteracaoDoDestaque = z.object({
  cor: z.optional(Cor),
  nota: z.optional(NotaDoDestaque),
  versao: z.optional(z.number('A versão deve ser um número.')),
})
export type AlteracaoDoDestaque = z.infer<typeof AlteracaoDoDestaque>

export const listarDestaques = {
  method: 'GET',
  path: '/ebook/:ebookId/destaques',
  access: 'session',
  tag,
  summary: 'Os destaques do leitor em um ebook, na ordem do texto; os que a edição não tem mais, no fim',
  params: z.object({ ebookId: IdNumerico }),
  replies: { 200: z.array(Destaque), 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const criarDestaque = {
  method: 'POST',
  path: '/ebook/:ebookId/destaques',
  access: 'session',
  tag,
  summary: 'Marca uma passagem; o trecho citado é lido do texto pelo servidor',
  params: z.object({ ebookId: IdNumerico }),
  body: NovoDestaque,
  replies: { 201: Destaque, 401: Erro, 402: Erro, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const editarDestaque = {
  method: 'PUT',
  path: '/destaque/:id',
  access: 'session',
  tag,
  summary: 'Altera cor ou nota; com versao, recusa um conflito',
  params: z.object({ id: IdPrivado }),
  body: AlteracaoDoDestaque,
  replies: { 200: Destaque, 401: Erro, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const deletarDestaque = {
  method: 'DELETE',
  path: '/destaque/:id',
  access: 'session',
  tag,
  summary: 'Exclui um destaque e a sua nota',
  params: z.object({ id: IdPrivado }),
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
