/** The standards in the language in which they were written, where the publisher has imported them (docs/padroes-em-ingles.md). */
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Original, paginaDoPadrao, Titulado } from './padrao-texto.ts'

export type IdiomaOriginal = Original['idioma']

export const SecaoOriginal = z.object({
  secao: z.number(),
  titulo: z.nullable(z.string()),
  destaque: z.nullable(z.string()),
  paragrafos: z.array(z.object({ subtitulo: z.nullable(z.string()), texto: z.string() })),
})
export type SecaoOriginal = z.infer<typeof SecaoOriginal>

/** A chapter or question; sections of the translation may be missing. */
export const PaginaOriginal = z.extend(Titulado, {
  ...Original.shape,
  secoes: z.array(SecaoOriginal),
})
export type PaginaOriginal = z.infer<typeof PaginaOriginal>

export const originalDaPagina = {
  method: 'GET',
  path: `${paginaDoPadrao.path}/original`,
  access: 'public',
  tag: 'Padrões',
  summary: 'Um capítulo ou uma pergunta na língua em que foi escrito, se a editora o importou',
  params: paginaDoPadrao.params,
  replies: { 200: PaginaOriginal, 404: Erro, 422: Erro },
} as const satisfies Endpoint
