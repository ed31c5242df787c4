/** The calendar of a reader's plans, which other programs fetch by a secret address (docs/planos-de-estudo.md). */
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Planos de estudo'

const MAX_CHAVE_DO_CALENDARIO = 100

export const EnderecoDoCalendario = z.object({
  /** Where a calendar fetches it; null while there is none. */
  endereco: z.nullable(z.string()),
})
export type EnderecoDoCalendario = z.infer<typeof EnderecoDoCalendario>

export const lerEnderecoDoCalendario = {
  method: 'GET',
  path: '/planos-de-estudo/calendario',
  access: 'session',
  tag,
  summary: 'O endereço secreto do calendário do leitor',
  replies: { 200: EnderecoDoCalendario, 401: Erro },
} as const satisfies Endpoint

export const criarEnderecoDoCalendario = {
  method: 'POST',
  path: '/planos-de-estudo/calendario',
  access: 'session',
  tag,
  summary: 'Faz um endereço secreto novo; o anterior deixa de valer',
  replies: { 201: EnderecoDoCalendario, 401: Erro, 403: Erro },
} as const satisfies Endpoint

export const excluirEnderecoDoCalendario = {
  method: 'DELETE',
  path: '/planos-de-estudo/calendario',
  access: 'session',
  tag,
  summary: 'O endereço secreto deixa de valer',
  replies: { 200: EnderecoDoCalendario, 401: Erro, 403: Erro },
} as const satisfies Endpoint

const ENDERECO_INVALIDO = 'Este calendário não existe. Copie o endereço em Hoje.'

export const baixarCalendario = {
  method: 'GET',
  path: '/planos-de-estudo/calendario/:arquivo',
  access: 'public',
  tag,
  summary: 'O calendário de um leitor (iCalendar, RFC 5545), para quem tem o seu endereço secreto',
  cost: 'file',
  params: z.object({
    arquivo: z
      .string(ENDERECO_INVALIDO)
      .check(
        z.maxLength(MAX_CHAVE_DO_CALENDARIO, ENDERECO_INVALIDO),
        z.regex(/^[0-9a-f-]{36}\.[\w-]{43}\.ics$/, ENDERECO_INVALIDO),
      ),
  }),
  replies: { 200: z.string(), 304: z.null(), 404: Erro, 422: Erro },
} as const satisfies Endpoint
