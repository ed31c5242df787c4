/** The search over the standards, the Bible, the ebooks and the reader's own notes and highlights (docs/busca.md). */
import * as z from 'zod/mini'
import { Cursor } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { FONTES_DA_BUSCA } from './fontes-da-busca.ts'

/** A single letter is everywhere; what is longer than this is no search but a text. */
export const MIN_BUSCA = 2
export const MAX_BUSCA = 200

/** Hits of each group on one page; a group of its own page may ask for more. */
export const LIMITE_DA_BUSCA = 10
export const MAX_LIMITE_DA_BUSCA = 50

/** A range of a text, [inicio, fim) in UTF-16 units. */
const FaixaDaBusca = z.object({ inicio: z.number(), fim: z.number() })

/** What a search shows of a text: some words around the hits, and where the hits stand in them. */
export const TrechoDaBusca = z.object({ texto: z.string(), marcas: z.array(FaixaDaBusca) })
export type TrechoDaBusca = z.infer<typeof TrechoDaBusca>

const visivel = {
  /** Name of the place, for its link: 'Capítulo 8: De Cristo, o Mediador', 'João 3.16', title of a book or note. */
  titulo: TrechoDaBusca,
  /** Where the place belongs: 'Confissão de Fé de Westminster', the chapter of a book. */
  contexto: z.nullable(z.string()),
  trecho: TrechoDaBusca,
}

const ResultadoDosPadroes = z.object({
  fonte: z.literal('padroes'),
  ...visivel,
  /** 'CFW' … 'DCPR'. */
  simbolo: z.string(),
  /** Chapter or question. */
  numero: z.number(),
  /** The part in which the first hit stands; null when the hit is the page's title. */
  parte_id: z.nullable(z.number()),
  /** The section in whose highlighted line the hits stand; null when they stand elsewhere. */
  destaque: z.nullable(z.number()),
  /** The section and its paragraph in which the first hit stands; null when the hit is the page's title. */
  secao: z.nullable(z.number()),
  paragrafo: z.nullable(z.number()),
})

const ResultadoDaBiblia = z.object({
  fonte: z.literal('biblia'),
  ...visivel,
  livro_id: z.number(),
  capitulo: z.number(),
  versiculo: z.number(),
  /** Short name of the edition whose words and numbers these are; absent: the library's own. */
  edicao: z.optional(z.string()),
})

const ResultadoDosEbooks = z.object({
  fonte: z.literal('ebooks'),
  ...visivel,
  ebook_id: z.number(),
  /** Null when the hit is the title of the book. */
  capitulo_id: z.nullable(z.number()),
  /** Null when the hit is a title. */
  paragrafo_id: z.nullable(z.number()),
  /** The first hit in the paragraph's `texto`. */
  inicio: z.number(),
  fim: z.number(),
  /** The reading in which this reader has the book open or finished; null when there is none. */
  leitura_id: z.nullable(z.string()),
})

const ResultadoDasNotas = z.object({
  fonte: z.literal('notas'),
  ...visivel,
  nota_id: z.string(),
  simbolo: z.string(),
  numero: z.number(),
})

/** A highlight, by the note that the reader wrote to it. */
const ResultadoDosDestaques = z.object({
  fonte: z.literal('destaques'),
  ...visivel,
  destaque_id: z.string(),
  ebook_id: z.number(),
  /** Null when this edition of the book does not have the passage. */
  capitulo_id: z.nullable(z.number()),
  paragrafo_id: z.nullable(z.number()),
  /** The passage in its first paragraph. */
  inicio: z.number(),
  fim: z.number(),
  leitura_id: z.nullable(z.string()),
})

export const ResultadoDaBusca = z.discriminatedUnion('fonte', [
  ResultadoDosPadroes,
  ResultadoDaBiblia,
  ResultadoDosEbooks,
  ResultadoDasNotas,
  ResultadoDosDestaques,
])
export type ResultadoDaBusca = z.infer<typeof ResultadoDaBusca>

/** How much of what was asked for the best hit has: all words, most of them, some. */
const PALAVRAS_DO_GRUPO = ['todas', 'maioria', 'algumas'] as const
export type PalavrasDoGrupo = (typeof PALAVRAS_DO_GRUPO)[number]

export const GrupoDaBusca = z.object({
  fonte: z.enum(FONTES_DA_BUSCA),
  palavras: z.enum(PALAVRAS_DO_GRUPO),
  /** Number of hits, at most `MAX_CONTAGEM`. */
  total: z.number(),
  /** True when there are more hits than were counted. */
  ha_mais: z.boolean(),
  /** Best first. */
  resultados: z.array(ResultadoDaBusca),
  /** Asks for the next hits of this group, with `em` naming it alone; null after the last one. */
  cursor: z.nullable(z.string()),
})
export type GrupoDaBusca = z.infer<typeof GrupoDaBusca>

export const RespostaDaBusca = z.object({
  /** The same search with words that the library knows; null when those that were typed find enough. */
  sugestao: z.nullable(z.string()),
  /** The groups answer `sugestao`, because nothing has the words that were typed. */
  da_sugestao: z.boolean(),
  /** Groups with hits, the one with the best hit first. */
  grupos: z.array(GrupoDaBusca),
})
export type RespostaDaBusca = z.infer<typeof RespostaDaBusca>

const LimiteDaBusca = z.string().check(
  z.regex(/^\d{1,3}$/, `O limite deve ser um número de 1 a ${MAX_LIMITE_DA_BUSCA}.`),
  z.refine(
    (text) => Number(text) >= 1 && Number(text) <= MAX_LIMITE_DA_BUSCA,
    `O limite deve ser um número de 1 a ${MAX_LIMITE_DA_BUSCA}.`,
  ),
)

/** 'padroes,biblia': names in any order, each at most once. */
const FontesPedidas = z.string().check(
  z.maxLength(100, { error: `Procure em ${FONTES_DA_BUSCA.join(', ')}.`, abort: true }),
  z.refine(
    (text) => text.split(',').every((nome) => FONTES_DA_BUSCA.some((fonte) => fonte === nome)),
    `Procure em ${FONTES_DA_BUSCA.join(', ')}.`,
  ),
)

export const TextoDaBusca = z.string('Escreva o que procurar.').check(
  z.refine((text) => text.trim() !== '', 'Escreva o que procurar.'),
  z.refine((text) => text.trim().length >= MIN_BUSCA, `Escreva ao menos ${MIN_BUSCA} letras.`),
  z.maxLength(MAX_BUSCA, `A busca deve ter no máximo ${MAX_BUSCA} caracteres.`),
)

export const buscar = {
  method: 'GET',
  path: '/busca',
  access: 'optional',
  tag: 'Busca',
  cost: 'search',
  summary:
    'Procura palavras em tudo; ebooks, notas e destaques só para o leitor. Com um só nome em `em`, X-Next-Cursor traz a página seguinte',
  query: z.object({
    q: TextoDaBusca,
    em: z.optional(FontesPedidas),
    /** The words as they are typed, and no suggestion in their place. */
    literal: z.optional(z.enum(['1'], { error: 'Para buscar como está escrito, “literal” é 1.' })),
    limit: z.optional(LimiteDaBusca),
    cursor: z.optional(Cursor),
  }),
  replies: { 200: RespostaDaBusca, 401: Erro, 422: Erro },
} as const satisfies Endpoint
