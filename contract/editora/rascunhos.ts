/** Books and articles that are made at the desk and published from there (docs/livros.md). */
import * as z from 'zod/mini'
import { IdPrivado, InteiroQueNomeia } from '../atoms.ts'
import { CapituloDoEbook } from '../ebook-texto.ts'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'
import { ArquivoAEnviar, ArquivoDoRascunho, MAX_EPUB_BYTES } from './arquivos-do-rascunho.ts'
import { Ficha, FichaInteira, MAX_TITULO } from './ficha.ts'
import { SituacaoDoLivro, Versao } from './livros.ts'

const tag = 'Editora'
const params = z.object({ id: IdPrivado })

export const MAX_RASCUNHOS = 50
/** Of all drafts together. */
export const MAX_BYTES_DOS_RASCUNHOS = 5 * MAX_EPUB_BYTES
/** Days after its last change after which a draft is forgotten. */
export const DIAS_DO_RASCUNHO = 30
/** A report and a preview tell no more than so many of each. */
export const MAX_CAPITULOS_DO_RELATORIO = 500
export const MAX_AVISOS_DO_RELATORIO = 50
export const MAX_PROBLEMAS_DO_RELATORIO = 50
export const MAX_PARAGRAFOS_DA_PREVIA = 200

const TipoDeRascunho = z.enum(['epub', 'artigo'], 'O tipo deve ser epub ou artigo.')

/**
 * 'recebendo': pieces of the file, or the text of an article, are missing; 'lendo': read by a server; 'interrompido': that server went, `lerDeNovo` goes on;
 * 'pronto': may be published; 'recusado': the report says why; 'publicando'; 'publicado': in `livro`, forgotten after a day.
 */
export const EstadoDoRascunho = z.enum([
  'recebendo',
  'lendo',
  'interrompido',
  'pronto',
  'recusado',
  'publicando',
  'publicado',
])
export type EstadoDoRascunho = z.infer<typeof EstadoDoRascunho>

export const Rascunho = z.object({
  id: z.string(),
  tipo: TipoDeRascunho,
  /** As it would be published; the file's name before it was read. */
  titulo: z.string(),
  estado: EstadoDoRascunho,
  /** The book of which it is the new edition, or which it has become. */
  livro: z.nullable(z.object({ id: z.number(), titulo: z.string(), situacao: SituacaoDoLivro })),
  /** Null for an article. */
  arquivo: z.nullable(ArquivoDoRascunho),
  /** Who began it; null once the account is gone. */
  autor: z.nullable(z.string()),
  criado_em: z.string(),
  alterado_em: z.string(),
  versao: Versao,
})
export type Rascunho = z.infer<typeof Rascunho>

export const CapituloDoRelatorio = z.object({
  /** From 1. */
  ordem: z.number(),
  titulo: z.string(),
  nivel: z.number(),
  paragrafos: z.number(),
  palavras: z.number(),
})
export type CapituloDoRelatorio = z.infer<typeof CapituloDoRelatorio>

/** `linha` of an article's source; null where there is none. */
export const ProblemaDoRascunho = z.object({ linha: z.nullable(z.number()), motivo: z.string() })
export type ProblemaDoRascunho = z.infer<typeof ProblemaDoRascunho>

export const Relatorio = z.object({
  /** Why it is refused; then the rest may be empty. */
  problemas: z.array(ProblemaDoRascunho),
  /** What is missing from a file that could be read all the same. */
  avisos: z.array(z.string()),
  /** How many there are in all. */
  avisos_total: z.number(),
  identificador: z.nullable(z.string()),
  idioma: z.nullable(z.string()),
  paginas: z.number(),
  palavras: z.number(),
  imagens: z.number(),
  capitulos: z.array(CapituloDoRelatorio),
  capitulos_total: z.number(),
  /** What publishing it would change in a book that is there: a sentence each, the first tells it all. */
  troca: z.array(z.string()),
})
export type Relatorio = z.infer<typeof Relatorio>

export const RascunhoCompleto = z.extend(Rascunho, {
  /** Null before it was read. */
  relatorio: z.nullable(Relatorio),
  /** What the desk says; of a new edition it begins with what the desk says of the book. */
  ficha: Ficha,
  /** Null before it was read. */
  do_arquivo: z.nullable(FichaInteira),
  /** As it would be published. */
  em_vigor: z.nullable(FichaInteira),
  /** Markdown of an article. */
  fonte: z.nullable(z.string()),
  capa: z.object({
    origem: z.enum(['mesa', 'arquivo', 'nenhuma']),
    /** Path on this origin, which changes with the picture. */
    endereco: z.nullable(z.string()),
  }),
  /** Why the last attempt to publish it failed. */
  recusa: z.nullable(z.string()),
})
export type RascunhoCompleto = z.infer<typeof RascunhoCompleto>

/** A chapter as readers would see it, its first paragraphs; images are told by their description. */
export const CapituloDoRascunho = z.extend(CapituloDoEbook, { paragrafos_total: z.number() })
export type CapituloDoRascunho = z.infer<typeof CapituloDoRascunho>

/** The book of which it is the new edition; an EPUB may leave it out: its identifier names the book. */
const livro = z.optional(InteiroQueNomeia('O livro é inválido.'))

export const listarRascunhos = {
  method: 'GET',
  path: '/editora/rascunhos',
  access: 'editor',
  tag,
  summary: 'Os rascunhos que ainda não foram publicados, o alterado por último primeiro; no máximo 50',
  replies: { 200: z.array(Rascunho) },
} as const satisfies Endpoint

export const criarRascunho = {
  method: 'POST',
  path: '/editora/rascunhos',
  access: 'editor',
  tag,
  summary: 'Começa um rascunho: de um EPUB, que vem depois em partes, ou de um artigo',
  body: z.discriminatedUnion(
    'tipo',
    [
      z.object({ tipo: z.literal('epub'), arquivo: ArquivoAEnviar, livro }),
      z.object({
        tipo: z.literal('artigo'),
        titulo: z
          .string('Informe o título.')
          .check(
            z.regex(/\S/, 'Informe o título.'),
            z.maxLength(MAX_TITULO, `O título deve ter no máximo ${MAX_TITULO} caracteres.`),
          ),
        livro,
      }),
    ],
    'O tipo deve ser epub ou artigo.',
  ),
  replies: { 201: RascunhoCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const lerRascunho = {
  method: 'GET',
  path: '/editora/rascunhos/:id',
  access: 'editor',
  tag,
  summary: 'Um rascunho, com o que a leitura do arquivo disse',
  params,
  replies: { 200: RascunhoCompleto, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const excluirRascunho = {
  method: 'DELETE',
  path: '/editora/rascunhos/:id',
  access: 'editor',
  tag,
  summary: 'Joga fora um rascunho; o que está publicado fica como está',
  params,
  replies: { 200: z.object({ success: z.string() }), 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const lerCapituloDoRascunho = {
  method: 'GET',
  path: '/editora/rascunhos/:id/capitulos/:ordem',
  access: 'editor',
  tag,
  summary: 'O começo de um capítulo do rascunho, como os leitores o veriam',
  params: z.extend(params, {
    ordem: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Este capítulo não existe.')),
      z.transform(Number),
    ),
  }),
  replies: { 200: CapituloDoRascunho, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const salvarFichaDoRascunho = {
  method: 'PUT',
  path: '/editora/rascunhos/:id/ficha',
  access: 'editor',
  tag,
  summary: 'Guarda a ficha de um rascunho; um campo ausente fica como no arquivo',
  params,
  body: z.object({ ficha: Ficha, versao: Versao }),
  replies: { 200: RascunhoCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const publicarRascunho = {
  method: 'POST',
  path: '/editora/rascunhos/:id/publicar',
  access: 'editor',
  tag,
  cost: 'search',
  summary:
    'Publica um rascunho: um livro novo, ou a nova edição de um. Até estar no ar, o estado é publicando; se não dá, pronto, com recusa',
  params,
  body: z.object({ versao: Versao }),
  replies: { 200: RascunhoCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint
