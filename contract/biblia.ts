import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Bíblia'

export const Livro = z.object({
  id: z.number(),
  livro: z.string(),
  abreviatura: z.string(),
  quantidade_capitulos: z.number(),
})
export type Livro = z.infer<typeof Livro>

export const CapituloBiblia = z.object({ id: z.number(), capitulo: z.number() })
export type CapituloBiblia = z.infer<typeof CapituloBiblia>

/** A paragraph ('m': without indent), a line of poetry or of a list by its level, or a blank line ('b') before what follows. */
export const TipoDeBloco = z.enum(['p', 'm', 'q1', 'q2', 'q3', 'li1', 'li2', 'b'])
export type TipoDeBloco = z.infer<typeof TipoDeBloco>

/** How print sets a verse, beside its words: positions count the characters (UTF-16) of `texto_biblico`, from 0. */
export const EstruturaDoVersiculo = z.object({
  /** Headings of sections, before the verse or inside it; level 1 is the chief, 4 names the passages that it covers. */
  titulos: z.optional(z.array(z.object({ posicao: z.number(), nivel: z.number(), texto: z.string() }))),
  /** Where paragraphs and lines begin. */
  blocos: z.optional(z.array(z.object({ posicao: z.number(), tipo: TipoDeBloco }))),
  /** Words of Jesus, from `inicio` up to before `fim`. */
  jesus: z.optional(z.array(z.object({ inicio: z.number(), fim: z.number() }))),
  /** Footnotes, and references to other places, where their mark stands. */
  notas: z.optional(
    z.array(z.object({ posicao: z.number(), tipo: z.enum(['nota', 'remissao']), texto: z.string() })),
  ),
})
export type EstruturaDoVersiculo = z.infer<typeof EstruturaDoVersiculo>

export const Versiculo = z.object({
  /** livro * 1_000_000 + capitulo * 1_000 + versículo, as the edition counts. */
  id: z.number(),
  numero_versiculo: z.number(),
  /** The last verse in this text, where an edition joins several ('18-19'). */
  ate: z.optional(z.number()),
  texto_biblico: z.string(),
  /** The psalm's own title, on its first verse only. */
  titulo: z.optional(z.string()),
  /** Its first verse in the library's own numbers, where its edition counts otherwise; as `id`. */
  canon: z.optional(z.number()),
  /** On the last verse that an edition with gaps has of a chapter: with which one the chapter ends. */
  faltam_ate: z.optional(z.number()),
  estrutura: z.optional(EstruturaDoVersiculo),
})
export type Versiculo = z.infer<typeof Versiculo>

/** Short name of an edition, as in 'BLIVRE'. */
export const MAX_SIGLA_DE_EDICAO = 16
const SIGLA_DE_EDICAO = /^[A-Z0-9][A-Z0-9-]{0,15}$/
export const SiglaDeEdicao = z
  .string()
  .check(z.maxLength(MAX_SIGLA_DE_EDICAO), z.regex(SIGLA_DE_EDICAO, 'A edição é uma sigla, como BLIVRE.'))

/** Which edition answers; the library's own when it is not said. */
export const EdicaoPedida = z.object({ edicao: z.optional(SiglaDeEdicao) })

/** An installed Bible; `nome` null means that none is installed. */
export const EdicaoDaBiblia = z.object({
  sigla: z.nullable(z.string()),
  nome: z.nullable(z.string()),
  licenca: z.nullable(z.string()),
  atribuicao: z.nullable(z.string()),
  /** What our import changed in the text; CC BY asks that changes be stated. */
  alteracoes: z.nullable(z.string()),
  /** What is said of the text itself: a working translation, for one. */
  aviso: z.nullable(z.string()),
  /** The library's own choice. */
  padrao: z.boolean(),
  /** Some verses only, with gaps between them. */
  parcial: z.boolean(),
  /** Books that it has, by their canonical positions. */
  livros: z.array(z.number()),
})
export type EdicaoDaBiblia = z.infer<typeof EdicaoDaBiblia>

export const livrosAntigoTestamento = {
  method: 'GET',
  path: '/biblia/antigo-testamento/livros',
  access: 'public',
  tag,
  summary: 'Livros do Antigo Testamento',
  replies: { 200: z.array(Livro) },
} as const satisfies Endpoint

export const livrosNovoTestamento = {
  method: 'GET',
  path: '/biblia/novo-testamento/livros',
  access: 'public',
  tag,
  summary: 'Livros do Novo Testamento',
  replies: { 200: z.array(Livro) },
} as const satisfies Endpoint

export const livroBiblia = {
  method: 'GET',
  path: '/biblia/livro/:id',
  access: 'public',
  tag,
  summary: 'Um livro da Bíblia',
  params: z.object({ id: IdNumerico }),
  query: EdicaoPedida,
  replies: { 200: Livro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capitulosBiblia = {
  method: 'GET',
  path: '/biblia/:livro/capitulos',
  access: 'public',
  tag,
  summary: 'Capítulos de um livro',
  params: z.object({ livro: IdNumerico }),
  query: EdicaoPedida,
  replies: { 200: z.array(CapituloBiblia), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const quantidadeCapitulos = {
  method: 'GET',
  path: '/biblia/livros/:id/quantidade_capitulos',
  access: 'public',
  tag,
  summary: 'Quantos capítulos tem um livro',
  params: z.object({ id: IdNumerico }),
  query: EdicaoPedida,
  replies: { 200: z.object({ quantidade_capitulos: z.number() }), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const versiculos = {
  method: 'GET',
  path: '/biblia/:livro/:capitulo/versiculos',
  access: 'public',
  tag,
  summary: 'Versículos de um capítulo; lista vazia quando nenhuma Bíblia está instalada',
  params: z.object({ livro: IdNumerico, capitulo: IdNumerico }),
  query: EdicaoPedida,
  replies: { 200: z.array(Versiculo), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const edicaoBiblia = {
  method: 'GET',
  path: '/biblia/edicao',
  access: 'public',
  tag,
  summary: 'Nome, licença e atribuição de uma Bíblia instalada',
  query: EdicaoPedida,
  replies: { 200: EdicaoDaBiblia, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const edicoesBiblia = {
  method: 'GET',
  path: '/biblia/edicoes',
  access: 'public',
  tag,
  summary: 'As Bíblias instaladas, a da biblioteca primeiro',
  replies: { 200: z.array(EdicaoDaBiblia) },
} as const satisfies Endpoint

/** Most editions side by side. */
export const MAX_EDICOES_COMPARADAS = 3
const SIGLAS = /^[A-Z0-9-]{1,16}(?:,[A-Z0-9-]{1,16}){0,2}$/

/** Verses that say the same in each edition; an edition that lacks them has none in the row. */
export const LinhaDaComparacao = z.object({
  /** Canonical number of the first verse: livro * 1_000_000 + capitulo * 1_000 + versículo. */
  id: z.number(),
  /** By edition, in the order asked for. */
  textos: z.array(
    z.array(
      z.object({
        capitulo: z.number(),
        numero_versiculo: z.number(),
        ate: z.optional(z.number()),
        texto_biblico: z.string(),
      }),
    ),
  ),
})
export type LinhaDaComparacao = z.infer<typeof LinhaDaComparacao>

export const comparacaoBiblia = {
  method: 'GET',
  path: '/biblia/:livro/:capitulo/comparacao',
  access: 'public',
  tag,
  summary: 'Um capítulo em duas ou três edições, versículo por versículo',
  params: z.object({ livro: IdNumerico, capitulo: IdNumerico }),
  query: z.object({
    edicoes: z
      .string('Diga as edições.')
      .check(z.maxLength(50), z.regex(SIGLAS, 'Escolha até três edições pela sigla, separadas por vírgula.')),
  }),
  replies: { 200: z.array(LinhaDaComparacao), 404: Erro, 422: Erro },
} as const satisfies Endpoint
