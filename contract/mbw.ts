/** The marketing page: what it shows besides its own words, and what the two sides of its rendering agree on. */
import * as z from 'zod/mini'
import { Planos } from './assinaturas.ts'
import { EbookResumo } from './ebooks.ts'
import type { Endpoint } from './endpoint.ts'
import { Instalacao } from './saude.ts'

/** A featured book, as its cover and its line under it need it. */
export const LivroEmDestaque = z.object({
  ...z.pick(EbookResumo, { id: true, titulo: true, capa: true, ano: true }).shape,
  autores: z.array(z.object({ nome: z.string() })),
})
export type LivroEmDestaque = z.infer<typeof LivroEmDestaque>

export const Mbw = z.object({
  livros: z.array(LivroEmDestaque),
  quantidade_livros: z.number(),
  /** The number is the publisher's word, 'mais de 80 livros'; else the books of the library were counted. */
  quantidade_declarada: z.boolean(),
})
export type Mbw = z.infer<typeof Mbw>

/** Travels inside the page, so that the browser takes it over without asking again. */
export const DadosDaPagina = z.object({ mbw: Mbw, instalacao: Instalacao, oferta: Planos })
export type DadosDaPagina = z.infer<typeof DadosDaPagina>

export const lerMbw = {
  method: 'GET',
  path: '/mbw',
  access: 'public',
  tag: 'Divulgação',
  summary: 'O que a página de divulgação mostra: livros em destaque e quantos livros há',
  replies: { 200: Mbw },
} as const satisfies Endpoint
