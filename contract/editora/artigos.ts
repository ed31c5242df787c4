/** Articles that are written at the desk, in Markdown (docs/livros.md). */
import * as z from 'zod/mini'
import { IdPrivado } from '../atoms.ts'
import { CapituloDoEbook } from '../ebook-texto.ts'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'
import { MAX_TITULO } from './ficha.ts'
import { Versao } from './livros.ts'
import { ProblemaDoRascunho, RascunhoCompleto } from './rascunhos.ts'

const tag = 'Editora'

/** In characters as JavaScript counts them. */
export const MAX_ARTIGO = 100_000

const Fonte = z.string('O texto deve ser um texto.').check(
  z.maxLength(MAX_ARTIGO, 'O texto deve ter no máximo 100.000 caracteres.'),
  z.refine((texto) => texto.isWellFormed(), 'O texto tem um caractere pela metade.'),
)

export const PreviaDoArtigo = z.object({
  problemas: z.array(ProblemaDoRascunho),
  /** Empty when there are problems. Ids are those of no row. */
  capitulos: z.array(CapituloDoEbook),
})
export type PreviaDoArtigo = z.infer<typeof PreviaDoArtigo>

export const salvarFonte = {
  method: 'PUT',
  path: '/editora/rascunhos/:id/fonte',
  access: 'editor',
  tag,
  cost: 'search',
  summary: 'Guarda o texto de um artigo, também com problemas, e o confere',
  params: z.object({ id: IdPrivado }),
  body: z.object({ fonte: Fonte, versao: Versao }),
  replies: { 200: RascunhoCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const preverArtigo = {
  method: 'POST',
  path: '/editora/artigos/previa',
  access: 'editor',
  tag,
  cost: 'search',
  summary: 'Confere o texto de um artigo e mostra como ficaria, sem gravar nada',
  body: z.object({
    titulo: z
      .string('O título deve ser um texto.')
      .check(z.maxLength(MAX_TITULO, 'O título é longo demais.')),
    fonte: Fonte,
  }),
  replies: { 200: PreviaDoArtigo, 403: Erro, 422: Erro },
} as const satisfies Endpoint
