/** The books of the catalogue, at the desk (docs/livros.md). */
import * as z from 'zod/mini'
import { Cursor, IdNumerico, LimiteDaLista } from '../atoms.ts'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'
import { Ficha, FichaInteira } from './ficha.ts'

const tag = 'Editora'
const params = z.object({ id: IdNumerico })

export const MAX_CAPA_BYTES = 10 * 1024 * 1024
export const MAX_CAPA_MEGAPIXELS = 40
export const TIPOS_DE_CAPA = ['image/jpeg', 'image/png', 'image/webp'] as const
export const MAX_PROCURA_DE_LIVRO = 100
export const MAX_MOTIVO_DE_RETIRADA = 300

/** What was seen, counted up by every act of the desk on the book; another one is 409. */
export const Versao = z
  .int('A versão é inválida.')
  .check(z.minimum(0, 'A versão é inválida.'), z.maximum(2_000_000_000, 'A versão é inválida.'))

export const VersaoNaQuery = z.pipe(
  z.string('A versão é inválida.').check(z.regex(/^\d{1,9}$/, 'A versão é inválida.')),
  z.transform(Number),
)

/** 'arquivos': content/ebooks; 'epub': a file of the desk or the shell; 'mesa': an article written at the desk. */
export const OrigemDoLivro = z.enum(['arquivos', 'epub', 'mesa'])
export type OrigemDoLivro = z.infer<typeof OrigemDoLivro>

export const SituacaoDoLivro = z.enum(['publicado', 'retirado'], 'A situação deve ser publicado ou retirado.')
export type SituacaoDoLivro = z.infer<typeof SituacaoDoLivro>

export const LivroDaMesa = z.object({
  id: z.number(),
  titulo: z.string(),
  subtitulo: z.nullable(z.string()),
  autores: z.array(z.string()),
  kind: z.enum(['livro', 'artigo']),
  origem: OrigemDoLivro,
  situacao: SituacaoDoLivro,
  lancamento: z.string(),
  paginas: z.number(),
  /** Path on this origin, or null: the page draws a cover. */
  capa: z.nullable(z.string()),
  /** The draft of its new edition, where there is one. */
  rascunho: z.nullable(z.string()),
})
export type LivroDaMesa = z.infer<typeof LivroDaMesa>

export const LivroCompleto = z.extend(LivroDaMesa, {
  /** What it is known by from one edition to the next: a folder's name, or the file's identifier. */
  identificador: z.string(),
  idioma: z.string(),
  /** What the desk says. */
  ficha: Ficha,
  do_arquivo: FichaInteira,
  /** What readers see: the file's, with what the desk says over it. */
  em_vigor: FichaInteira,
  /** 'mesa': the desk gave it. */
  origem_da_capa: z.enum(['mesa', 'arquivo', 'nenhuma']),
  /** Who withdrew it: the desk, or content/, in which it is no more. Null while it is published. */
  retirado_por: z.nullable(z.enum(['mesa', 'arquivos'])),
  capitulos: z.number(),
  versao: Versao,
  /** Last act of the desk; null when there was none. */
  alterado_em: z.nullable(z.string()),
})
export type LivroCompleto = z.infer<typeof LivroCompleto>

/** What a ficha may name: areas in alphabetical order, and the authors that books have. */
export const OpcoesDaFicha = z.object({
  areas_tematicas: z.array(z.string()),
  autores: FichaInteira.shape.autores,
})
export type OpcoesDaFicha = z.infer<typeof OpcoesDaFicha>

const Motivo = z
  .string('Diga o motivo.')
  .check(
    z.regex(/\S/, 'Diga o motivo.'),
    z.maxLength(MAX_MOTIVO_DE_RETIRADA, `O motivo deve ter no máximo ${MAX_MOTIVO_DE_RETIRADA} caracteres.`),
  )

export const listarLivros = {
  method: 'GET',
  path: '/editora/livros',
  access: 'editor',
  tag,
  summary: 'Os livros da biblioteca, também os retirados, por título; X-Next-Cursor traz a página seguinte',
  query: z.object({
    /** Words of title, subtitle or authors. */
    q: z.optional(
      z.string().check(z.maxLength(MAX_PROCURA_DE_LIVRO, 'A procura deve ter no máximo 100 caracteres.')),
    ),
    situacao: z.optional(SituacaoDoLivro),
    limit: z.optional(LimiteDaLista),
    cursor: z.optional(Cursor),
  }),
  replies: { 200: z.array(LivroDaMesa), 422: Erro },
} as const satisfies Endpoint

export const opcoesDaFicha = {
  method: 'GET',
  path: '/editora/livros/opcoes',
  access: 'editor',
  tag,
  summary: 'As áreas temáticas e os autores que uma ficha pode nomear',
  replies: { 200: OpcoesDaFicha },
} as const satisfies Endpoint

export const lerLivro = {
  method: 'GET',
  path: '/editora/livros/:id',
  access: 'editor',
  tag,
  summary: 'Um livro, com a ficha da mesa e a do arquivo',
  params,
  replies: { 200: LivroCompleto, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const salvarFicha = {
  method: 'PUT',
  path: '/editora/livros/:id/ficha',
  access: 'editor',
  tag,
  summary: 'Muda a ficha de um livro, para todos; um campo ausente fica como no arquivo',
  params,
  body: z.object({ ficha: Ficha, versao: Versao }),
  replies: { 200: LivroCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const trocarCapa = {
  method: 'PUT',
  path: '/editora/livros/:id/capa',
  access: 'editor',
  tag,
  cost: 'file',
  summary: 'Dá uma capa a um livro: corpo JPEG, PNG ou WebP de até 10 MB e 40 megapixels',
  params,
  query: z.object({ versao: VersaoNaQuery }),
  replies: { 200: LivroCompleto, 403: Erro, 404: Erro, 409: Erro, 413: Erro, 415: Erro, 422: Erro },
} as const satisfies Endpoint

export const retomarCapa = {
  method: 'DELETE',
  path: '/editora/livros/:id/capa',
  access: 'editor',
  tag,
  summary: 'Volta à capa do arquivo',
  params,
  query: z.object({ versao: VersaoNaQuery }),
  replies: { 200: LivroCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const retirarLivro = {
  method: 'POST',
  path: '/editora/livros/:id/retirar',
  access: 'editor',
  tag,
  summary: 'Tira um livro do catálogo; quem o tem na estante continua a lê-lo',
  params,
  body: z.object({ motivo: Motivo, versao: Versao }),
  replies: { 200: LivroCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const devolverLivro = {
  method: 'POST',
  path: '/editora/livros/:id/devolver',
  access: 'editor',
  tag,
  summary: 'Devolve ao catálogo um livro retirado',
  params,
  body: z.object({ versao: Versao }),
  replies: { 200: LivroCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint
