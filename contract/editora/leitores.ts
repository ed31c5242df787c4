/** The readers' accounts, as the desk sees them; nothing that a reader has written or marked (docs/editora.md). */
import * as z from 'zod/mini'
import { IdPrivado, LimiteDaLista, Sucesso } from '../atoms.ts'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'
import { Papel } from '../papel.ts'

const tag = 'Editora'
const params = z.object({ id: IdPrivado })

export const MAX_PROCURA = 100

export const Conta = z.object({
  id: z.string(),
  nome: z.string(),
  email: z.string(),
  criado_em: z.string(),
  papel: Papel,
  /** Null while it is not suspended. */
  suspensa_em: z.nullable(z.string()),
})
export type Conta = z.infer<typeof Conta>

export const ContaCompleta = z.extend(Conta, {
  username: z.string(),
  sessoes: z.array(
    z.object({ id: z.string(), agente: z.string(), criada_em: z.string(), usada_em: z.string() }),
  ),
})
export type ContaCompleta = z.infer<typeof ContaCompleta>

export const listarContas = {
  method: 'GET',
  path: '/editora/leitores',
  access: 'editor',
  tag,
  cost: 'search',
  summary: 'Contas cujo nome ou e-mail tem palavras que começam assim; sem q, as mais novas primeiro',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(MAX_PROCURA, 'A procura deve ter no máximo 100 caracteres.'))),
    limit: z.optional(LimiteDaLista),
    cursor: z.optional(z.string().check(z.maxLength(400, 'O cursor é inválido.'))),
  }),
  replies: { 200: z.array(Conta), 422: Erro },
} as const satisfies Endpoint

export const lerConta = {
  method: 'GET',
  path: '/editora/leitores/:id',
  access: 'editor',
  tag,
  summary: 'Uma conta, com as sessões abertas',
  params,
  replies: { 200: ContaCompleta, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const encerrarSessoes = {
  method: 'DELETE',
  path: '/editora/leitores/:id/sessoes',
  access: 'editor',
  tag,
  summary: 'Encerra todas as sessões de uma conta',
  params,
  replies: { 200: ContaCompleta, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const encerrarSessaoDoLeitor = {
  method: 'DELETE',
  path: '/editora/leitores/:id/sessoes/:sessaoId',
  access: 'editor',
  tag,
  summary: 'Encerra uma sessão de uma conta; a que já terminou, nada muda',
  params: z.object({ id: IdPrivado, sessaoId: IdPrivado }),
  replies: { 200: ContaCompleta, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const suspenderConta = {
  method: 'PUT',
  path: '/editora/leitores/:id/suspensao',
  access: 'editor',
  tag,
  summary: 'Suspende uma conta: encerra as sessões, e ninguém entra nela',
  params,
  replies: { 200: ContaCompleta, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const reativarConta = {
  method: 'DELETE',
  path: '/editora/leitores/:id/suspensao',
  access: 'editor',
  tag,
  summary: 'Reativa uma conta suspensa',
  params,
  replies: { 200: ContaCompleta, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const darPapel = {
  method: 'PUT',
  path: '/editora/leitores/:id/papel',
  access: 'administrador',
  tag,
  summary: 'Dá um papel a uma conta, ou o tira (leitor)',
  params,
  body: z.object({ papel: Papel }),
  replies: { 200: ContaCompleta, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const excluirContaDoLeitor = {
  method: 'DELETE',
  path: '/editora/leitores/:id',
  access: 'administrador',
  tag,
  summary: 'Exclui uma conta e tudo o que é dela; o e-mail dela deve ser escrito',
  params,
  body: z.object({
    email: z.string('Escreva o e-mail da conta.').check(z.maxLength(254, 'E-mail longo demais.')),
  }),
  replies: { 200: Sucesso, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const baixarDadosDoLeitor = {
  method: 'GET',
  path: '/editora/leitores/:id/dados',
  access: 'administrador',
  tag,
  cost: 'file',
  summary: 'Os dados de uma conta em um arquivo ZIP, sem notas, destaques e marcas',
  params,
  replies: { 404: Erro, 422: Erro },
} as const satisfies Endpoint
