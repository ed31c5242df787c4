/** What is sent to a draft in bytes: its file, its cover. */
import * as z from 'zod/mini'
import { IdPrivado } from '../atoms.ts'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'
import { ArquivoAEnviar } from './arquivos-do-rascunho.ts'
import { Versao, VersaoNaQuery } from './livros.ts'
import { Rascunho, RascunhoCompleto } from './rascunhos.ts'

const tag = 'Editora'
const params = z.object({ id: IdPrivado })

export const enviarParte = {
  method: 'PUT',
  path: '/editora/rascunhos/:id/partes/:numero',
  access: 'editor',
  tag,
  cost: 'search',
  summary:
    'Uma parte do arquivo: application/octet-stream, de 1 MiB, a última do que resta; em qualquer ordem, e repetida é a mesma. Com a última que faltava, começa a leitura',
  params: z.extend(params, {
    numero: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Esta parte não existe.')),
      z.transform(Number),
    ),
  }),
  replies: { 200: Rascunho, 403: Erro, 404: Erro, 409: Erro, 413: Erro, 415: Erro, 422: Erro },
} as const satisfies Endpoint

export const trocarArquivo = {
  method: 'PUT',
  path: '/editora/rascunhos/:id/arquivo',
  access: 'editor',
  tag,
  summary: 'Recomeça com outro arquivo e guarda a ficha e a capa da mesa',
  params,
  body: z.extend(ArquivoAEnviar, { versao: Versao }),
  replies: { 200: RascunhoCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const lerDeNovo = {
  method: 'POST',
  path: '/editora/rascunhos/:id/leitura',
  access: 'editor',
  tag,
  cost: 'search',
  summary: 'Lê outra vez um arquivo que está inteiro no servidor',
  params,
  replies: { 200: RascunhoCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const enviarCapaDoRascunho = {
  method: 'PUT',
  path: '/editora/rascunhos/:id/capa',
  access: 'editor',
  tag,
  cost: 'file',
  summary: 'Dá uma capa a um rascunho: corpo JPEG, PNG ou WebP de até 10 MB e 40 megapixels',
  params,
  query: z.object({ versao: VersaoNaQuery }),
  replies: { 200: RascunhoCompleto, 403: Erro, 404: Erro, 409: Erro, 413: Erro, 415: Erro, 422: Erro },
} as const satisfies Endpoint

export const retomarCapaDoRascunho = {
  method: 'DELETE',
  path: '/editora/rascunhos/:id/capa',
  access: 'editor',
  tag,
  summary: 'Volta à capa do arquivo',
  params,
  query: z.object({ versao: VersaoNaQuery }),
  replies: { 200: RascunhoCompleto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const lerCapaDoRascunho = {
  method: 'GET',
  path: '/editora/rascunhos/:id/capa/:nome',
  access: 'editor',
  tag,
  summary: 'A capa que o rascunho teria, em WebP; o endereço vem em capa',
  params: z.extend(params, {
    nome: z.string().check(z.regex(/^[\w-]{1,64}$/, 'A imagem é inválida.')),
  }),
  replies: { 404: Erro, 422: Erro },
} as const satisfies Endpoint
