/** The text of an ebook: chapters of paragraphs, plain text with ranges over it. */
import * as z from 'zod/mini'

/** 'linha': a row of a table, cells separated by tabs; 'nota': a footnote; 'titulo': a heading that no paragraph follows. */
const TIPOS_DE_PARAGRAFO = [
  'paragrafo',
  'titulo',
  'citacao',
  'verso',
  'item',
  'linha',
  'codigo',
  'imagem',
  'nota',
  'separador',
] as const
export type TipoDeParagrafo = (typeof TIPOS_DE_PARAGRAFO)[number]

const faixa = { inicio: z.number(), fim: z.number() }

/** A range of `texto` that is set differently, [inicio, fim) in UTF-16 units. Ranges may overlap; the ids of links are kept by imports. */
export const Marca = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.enum(['enfase', 'forte', 'versalete', 'sobrescrito', 'subscrito', 'riscado', 'codigo']),
    ...faixa,
  }),
  /** To another place of the book; `nota` when it is the marker of a footnote. */
  z.object({
    tipo: z.literal('ligacao'),
    ...faixa,
    capitulo_id: z.number(),
    paragrafo_id: z.nullable(z.number()),
    nota: z.boolean(),
  }),
  /** To a page elsewhere: http, https or mailto only. */
  z.object({ tipo: z.literal('externa'), ...faixa, href: z.string() }),
  /** A Bible reference, in the strict form of the standards: 'Rm 8.14-15'. */
  z.object({ tipo: z.literal('referencia'), ...faixa, referencia: z.string() }),
])
export type Marca = z.infer<typeof Marca>

/** What only some kinds of paragraph have. */
export const DetalhesDoParagrafo = z.object({
  /** Depth of a list item or of a block quote, from 1; level of a heading, 2 to 6. */
  nivel: z.optional(z.number()),
  /** What stands before a list item ('1.', '•') or a footnote ('3'). */
  marcador: z.optional(z.string()),
  /** True for the head row of a table. */
  cabecalho: z.optional(z.boolean()),
  /** Writing direction, where it is not that of the book. */
  direcao: z.optional(z.enum(['rtl', 'ltr'])),
  idioma: z.optional(z.string()),
  imagem: z.optional(
    z.object({
      /** Path on this origin. */
      src: z.string(),
      largura: z.number(),
      altura: z.number(),
      alt: z.string(),
    }),
  ),
})
export type DetalhesDoParagrafo = z.infer<typeof DetalhesDoParagrafo>

export const Paragrafo = z.object({
  id: z.number(),
  /** The heading that stands over this paragraph. */
  titulo: z.nullable(z.string()),
  /** Plain text; for an image its caption, or empty. */
  texto: z.string(),
  tipo: z.enum(TIPOS_DE_PARAGRAFO),
  detalhes: DetalhesDoParagrafo,
  marcas: z.array(Marca),
})
export type Paragrafo = z.infer<typeof Paragrafo>

const capitulo = {
  id: z.number(),
  titulo: z.string(),
  subtitulo: z.nullable(z.string()),
  ordem_dentro_do_ebook: z.number(),
}

/** A chapter with its text. */
export const CapituloDoEbook = z.object({ ...capitulo, paragrafos: z.array(Paragrafo) })
export type CapituloDoEbook = z.infer<typeof CapituloDoEbook>

/** A heading inside a chapter, for the table of contents. */
export const SecaoDoCapitulo = z.object({
  titulo: z.string(),
  /** Depth below the chapter, from 1. */
  nivel: z.number(),
  paragrafo_id: z.number(),
})
export type SecaoDoCapitulo = z.infer<typeof SecaoDoCapitulo>

/** A chapter without its text: a line of the table of contents. */
export const CapituloResumo = z.object({
  ...capitulo,
  /** Depth in the table of contents, from 1. */
  nivel: z.number(),
  /** Words, for the position in the book and the time left. */
  palavras: z.number(),
  secoes: z.array(SecaoDoCapitulo),
})
export type CapituloResumo = z.infer<typeof CapituloResumo>
