/** What is done with the keys that mails bring: a new password, a confirmed address. */
import * as z from 'zod/mini'
import { Sucesso } from './atoms.ts'
import { Email, SenhaNova } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Sessão'

const Chave = z
  .string('O link está incompleto. Abra-o de novo no e-mail.')
  .check(z.regex(/^[\w-]{60,70}$/, 'O link está incompleto. Abra-o de novo no e-mail.'))

export const PedidoDeSenha = z.object({ email: Email })
export type PedidoDeSenha = z.infer<typeof PedidoDeSenha>

export const SenhaPorChave = z.object({ chave: Chave, senha_nova: SenhaNova })
export type SenhaPorChave = z.infer<typeof SenhaPorChave>

export const EnderecoNovo = z.object({
  email: Email,
  senha: z.string('Informe a senha.').check(z.maxLength(1024, 'Senha longa demais.')),
})
export type EnderecoNovo = z.infer<typeof EnderecoNovo>

export const pedirSenhaNova = {
  method: 'POST',
  path: '/recuperar-senha',
  access: 'public',
  tag,
  summary: 'Envia um link para escolher outra senha, se o e-mail for de uma conta; a resposta não diz se é',
  body: PedidoDeSenha,
  replies: { 200: Sucesso, 403: Erro, 422: Erro, 429: Erro },
} as const satisfies Endpoint

export const escolherSenha = {
  method: 'POST',
  path: '/recuperar-senha/nova',
  access: 'public',
  tag,
  summary: 'Troca a senha com a chave do e-mail e encerra todas as sessões',
  body: SenhaPorChave,
  replies: { 200: Sucesso, 403: Erro, 410: Erro, 422: Erro, 429: Erro },
} as const satisfies Endpoint

export const confirmarEndereco = {
  method: 'POST',
  path: '/confirmar',
  access: 'public',
  tag,
  summary: 'Confirma, com a chave do e-mail, o endereço da conta ou o que passa a ser o dela',
  body: z.object({ chave: Chave }),
  replies: { 200: Sucesso, 403: Erro, 409: Erro, 410: Erro, 422: Erro },
} as const satisfies Endpoint

export const enviarConfirmacao = {
  method: 'POST',
  path: '/perfil/email/confirmacao',
  access: 'session',
  tag: 'Perfil',
  summary: 'Envia de novo o link que confirma o e-mail da conta',
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 409: Erro },
} as const satisfies Endpoint

export const trocarEndereco = {
  method: 'PUT',
  path: '/perfil/email',
  access: 'session',
  tag: 'Perfil',
  summary: 'Pede a troca do e-mail, com a senha; vale quando o novo for confirmado',
  body: EnderecoNovo,
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 409: Erro, 422: Erro, 429: Erro },
} as const satisfies Endpoint
