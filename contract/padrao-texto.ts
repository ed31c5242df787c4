import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Padrao } from './padroes.ts'

export const Simbolo = z.object({
  id: z.number(),
  simbolo: z.string(),
  titulo: z.string(),
  ano: z.number(),
  unidade: z.enum(['capítulo', 'pergunta']),
  /** Number of chapters or questions. */
  total: z.number(),
  /** One sentence, for the card of the home page. */
  resumo: z.string(),
  /** Paragraphs for the index page. */
  introducao: z.array(z.string()),
})
export type Simbolo = z.infer<typeof Simbolo>

/** One citation of a proof text, as printed in the margin. */
export const Referencia = z.object({
  referencia: z.string(),
})
export type Referencia = z.infer<typeof Referencia>

/** A stretch of text that ends at a footnote marker or at the end of its paragraph (content/README.md). */
export const Parte = z.object({
  id: z.number(),
  parte: z.string(),
  subtitulo: z.nullable(z.string()),
  ordem_dentro_da_secao: z.number(),
  /** Paragraph within the section, from 1. */
  paragrafo: z.number(),
  /** Number shown in brackets; null when the part has no references. */
  marcador: z.nullable(z.number()),
  referencias: z.array(Referencia),
})
export type Parte = z.infer<typeof Parte>

export const SecaoResumo = z.object({ id: z.number(), secao: z.number() })
export type SecaoResumo = z.infer<typeof SecaoResumo>

export const Secao = z.extend(SecaoResumo, { partes: z.array(Parte) })
export type Secao = z.infer<typeof Secao>

/** A section of a directory: its paragraphs in one text, separated by blank lines. */
export const SecaoTexto = z.extend(SecaoResumo, { texto: z.string() })
export type SecaoTexto = z.infer<typeof SecaoTexto>

export const listarSimbolos = {
  method: 'GET',
  path: '/simbolo',
  access: 'public',
  tag: 'Padrões',
  summary: 'Os seis padrões',
  replies: { 200: z.array(Simbolo) },
} as const satisfies Endpoint

/** A chapter or question by the number that people use; the same shape for all six standards. */
export const Titulado = z.object({
  numero: z.number(),
  /** The chapter's title, or the question. */
  titulo: z.string(),
})
export type Titulado = z.infer<typeof Titulado>

export const SecaoDaPagina = z.extend(Secao, {
  titulo: z.nullable(z.string()),
  /** The highlighted line with which a section of the DCPU ends. */
  destaque: z.nullable(z.string()),
})
export type SecaoDaPagina = z.infer<typeof SecaoDaPagina>

/** A chapter or question as it is printed; the same shape for all six standards. */
export const PaginaDoTexto = z.extend(Titulado, {
  secoes: z.array(SecaoDaPagina),
})
export type PaginaDoTexto = z.infer<typeof PaginaDoTexto>

/** In which language a page also is there, and the year of that text. */
export const Original = z.object({ idioma: z.literal('en'), ano: z.number() })
export type Original = z.infer<typeof Original>

/** With the numbers of the sections that it has. */
const OriginalComSecoes = z.extend(Original, { secoes: z.array(z.number()) })

/** A page as its own call answers it: also where it can be compared. */
export const PaginaDoPadrao = z.extend(PaginaDoTexto, { original: z.optional(OriginalComSecoes) })
export type PaginaDoPadrao = z.infer<typeof PaginaDoPadrao>

export const TextoCompleto = z.object({ simbolo: Simbolo, paginas: z.array(PaginaDoTexto) })
export type TextoCompleto = z.infer<typeof TextoCompleto>

export const textoCompleto = {
  method: 'GET',
  path: '/padroes/:padrao/texto',
  access: 'public',
  tag: 'Padrões',
  summary: 'Um padrão inteiro, para a página do texto completo',
  params: z.object({ padrao: Padrao }),
  replies: { 200: TextoCompleto, 422: Erro },
} as const satisfies Endpoint

export const paginasDoPadrao = {
  method: 'GET',
  path: '/padroes/:padrao/paginas',
  access: 'public',
  tag: 'Padrões',
  summary: 'Os capítulos ou perguntas de um padrão, sem o texto; a mesma forma para os seis',
  params: z.object({ padrao: Padrao }),
  replies: { 200: z.array(Titulado), 422: Erro },
} as const satisfies Endpoint

export const paginaDoPadrao = {
  method: 'GET',
  path: '/padroes/:padrao/paginas/:numero',
  access: 'public',
  tag: 'Padrões',
  summary: 'Um capítulo ou uma pergunta com seções, partes e referências; a mesma forma para os seis',
  params: z.object({ padrao: Padrao, numero: IdNumerico }),
  replies: { 200: PaginaDoPadrao, 404: Erro, 422: Erro },
} as const satisfies Endpoint
