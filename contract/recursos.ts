/** Files to take away: EPUBs of the standards and of one's own notes. */
import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Padrao } from './padroes.ts'

const tag = 'Recursos'

export const epubDoPadrao = {
  method: 'GET',
  path: '/recursos/epub/:padrao',
  access: 'public',
  tag,
  cost: 'file',
  summary: 'Um padrão inteiro como EPUB 3',
  params: z.object({
    padrao: z.enum(Padrao.options, 'Este padrão não existe.'),
  }),
  replies: { 422: Erro },
} as const satisfies Endpoint

export const epubDasNotas = {
  method: 'GET',
  path: '/recursos/notas/epub',
  access: 'session',
  tag,
  cost: 'file',
  summary: 'As notas do leitor como EPUB 3',
  replies: { 401: Erro },
} as const satisfies Endpoint

/** Covers that social networks and EPUB files need as a file: the book's own, or the one drawn for it. */
export const capaComoImagem = {
  method: 'GET',
  path: '/recursos/capa/:ebookId',
  access: 'public',
  tag,
  cost: 'file',
  summary: 'A capa de um ebook em PNG; desenhada quando o livro não tem uma',
  params: z.object({
    ebookId: IdNumerico,
  }),
  replies: { 404: Erro, 422: Erro },
} as const satisfies Endpoint
