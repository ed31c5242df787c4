/** Texts in packets, for devices that keep them: hundreds of replies in one call (docs/offline.md). */
import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import { EdicaoPedida } from './biblia.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Padrao } from './padroes.ts'

const tag = 'Ler sem internet'

/** What a call of its own would answer, to the letter. */
export const RespostaDoPacote = z.object({
  /** Address of that call, as `buildUrl` writes it. */
  url: z.string(),
  etag: z.string(),
  corpo: z.string(),
})
export type RespostaDoPacote = z.infer<typeof RespostaDoPacote>

export const Pacote = z.object({
  /** Content type of all of them. */
  tipo: z.string(),
  respostas: z.array(RespostaDoPacote),
})
export type Pacote = z.infer<typeof Pacote>

export const pacoteDoPadrao = {
  method: 'GET',
  path: '/offline/v2/padroes/:padrao',
  access: 'public',
  tag,
  summary: 'Todas as respostas de um padrão: texto, índice, páginas, harmonias e referências',
  params: z.object({ padrao: Padrao }),
  replies: { 200: Pacote, 404: Erro, 422: Erro },
} as const satisfies Endpoint

/** For apps that were loaded before all standards had the same calls; docs/offline.md says when it may go. */
export const pacoteAnterior = {
  ...pacoteDoPadrao,
  path: '/offline/padroes/:padrao',
  summary:
    'O mesmo com o índice e as páginas das chamadas próprias do padrão, para versões anteriores do app',
} as const satisfies Endpoint

export const pacoteDoLivro = {
  method: 'GET',
  path: '/offline/biblia/:livro',
  access: 'public',
  tag,
  summary: 'Todas as respostas de um livro da Bíblia: capítulos, versículos e citações',
  params: z.object({ livro: IdNumerico }),
  query: EdicaoPedida,
  replies: { 200: Pacote, 404: Erro, 422: Erro },
} as const satisfies Endpoint
