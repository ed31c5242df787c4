import * as z from 'zod/mini'
import { Sucesso } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Papel } from './papel.ts'

const tag = 'Sessão'

/** Something, an at sign, a domain with a dot. No two neighbouring parts match the same character: linear in its length. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
/** Nobody sees some characters: with them two addresses would look the same. */
const SEM_INVISIVEIS = /^[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u
/** A name shows at least one character. */
export const TEM_VISIVEL = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

export const USERNAME_CURTO = 'Nome de usuário deve ter ao menos 3 caracteres.'
export const EMAIL_INVALIDO = 'E-mail inválido.'
export const SENHA_CURTA = 'Senha deve ter ao menos 8 caracteres.'

export const Email = z
  .string(EMAIL_INVALIDO)
  .check(
    z.trim(),
    z.maxLength(254, { error: EMAIL_INVALIDO, abort: true }),
    z.regex(EMAIL, { error: EMAIL_INVALIDO, abort: true }),
    z.regex(SEM_INVISIVEIS, EMAIL_INVALIDO),
  )

export const SenhaNova = z
  .string(SENHA_CURTA)
  .check(z.minLength(8, SENHA_CURTA), z.maxLength(1024, 'Senha deve ter no máximo 1024 caracteres.'))

/** Checked in this order; the first broken rule is the reply's `error`. The upper limits keep hostile bodies from the hash. */
export const Cadastro = z.object({
  username: z
    .string(USERNAME_CURTO)
    .check(
      z.trim(),
      z.minLength(3, { error: USERNAME_CURTO, abort: true }),
      z.regex(TEM_VISIVEL, USERNAME_CURTO),
      z.maxLength(150, 'Nome de usuário deve ter no máximo 150 caracteres.'),
    ),
  email: Email,
  password: SenhaNova,
})
export type Cadastro = z.infer<typeof Cadastro>

/** Login has no validation of its own: whatever is not a known pair is a wrong pair. */
export const Login = z.object({
  email: z.string('Informe o e-mail.').check(z.maxLength(1024, 'E-mail longo demais.')),
  password: z.string('Informe a senha.').check(z.maxLength(1024, 'Senha longa demais.')),
})
export type Login = z.infer<typeof Login>

export const Usuario = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Path on this origin, or null: the page shows the initials. */
  foto: z.nullable(z.string()),
  /** At the desk. None is as good as 'leitor': what a device kept before there was one has none. */
  papel: z.optional(Papel),
  /** Whether a key sent there was used. It matters where the library sends mails (contract/saude.ts). */
  email_confirmado: z.optional(z.boolean()),
  /** The one that the account had before, under which a device may keep something of the reader. */
  email_anterior: z.optional(z.nullable(z.string())),
})
export type Usuario = z.infer<typeof Usuario>

const CsrfToken = z.object({ csrftoken: z.string() })

export const setCsrfToken = {
  method: 'GET',
  path: '/set-csrf-token',
  access: 'public',
  tag,
  summary: 'Entrega o token CSRF e grava o cookie csrftoken',
  replies: { 200: CsrfToken },
} as const satisfies Endpoint

export const cadastro = {
  method: 'POST',
  path: '/cadastro',
  access: 'public',
  tag,
  summary: 'Cria uma conta; não abre sessão',
  body: Cadastro,
  replies: { 201: Sucesso, 403: Erro, 409: Erro, 422: Erro, 429: Erro },
} as const satisfies Endpoint

export const login = {
  method: 'POST',
  path: '/login',
  access: 'public',
  tag,
  summary: 'Abre uma sessão',
  body: Login,
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 422: Erro, 429: Erro },
} as const satisfies Endpoint

export const user = {
  method: 'GET',
  path: '/user',
  access: 'session',
  tag,
  summary: 'O leitor da sessão; é também a verificação de sessão',
  replies: { 200: Usuario, 401: Erro },
} as const satisfies Endpoint

export const logoutPost = {
  method: 'POST',
  path: '/logout',
  access: 'public',
  tag,
  summary: 'Encerra a sessão (usado pelo estado de autenticação)',
  replies: { 200: Sucesso, 403: Erro },
} as const satisfies Endpoint

export const logoutGet = {
  method: 'GET',
  path: '/logout',
  access: 'public',
  tag,
  summary: 'Encerra a sessão (usado pela barra superior)',
  csrf: true,
  replies: { 200: Sucesso, 403: Erro },
} as const satisfies Endpoint
