import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { isOfEditora } from './papel.ts'

/** Every error code that leaves the server, with its HTTP status (docs/regras.md, "Errors"). */
export const STATUS_BY_CODE = {
  dados_invalidos: 422,
  nao_encontrado: 404,
  rota_inexistente: 404,
  sem_sessao: 401,
  credenciais_invalidas: 401,
  csrf_invalido: 403,
  /** The call asks for a role that the reader does not have. */
  sem_permissao: 403,
  /** The account was suspended at the desk. */
  conta_suspensa: 403,
  email_ja_cadastrado: 409,
  estado_nao_permite: 409,
  /** Another device read on; the reader chooses which place to keep. */
  posicao_mais_nova: 409,
  /** The key of a mail was used, is out of date, or another was sent since. */
  chave_invalida: 410,
  /** The call was made for another reader than the session's (contract/leitor.ts). */
  outro_leitor: 409,
  assinatura_necessaria: 402,
  /** The reader keeps as much as the library keeps for one; the sentence says what to do. */
  cota_esgotada: 422,
  /** What the HTTP parser refuses, before there is a call. */
  pedido_malformado: 400,
  pedido_lento: 408,
  cabecalho_grande_demais: 431,
  corpo_grande_demais: 413,
  tipo_nao_suportado: 415,
  muitas_tentativas: 429,
  erro_interno: 500,
  banco_indisponivel: 503,
  pagamento_indisponivel: 503,
  /** The server lives and cannot do its work; `fields` says what is missing. */
  nao_pronto: 503,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

const CODES = Object.keys(STATUS_BY_CODE) as [ErrorCode, ...ErrorCode[]]

/** The one error body: `message` is fit to be shown, `error` repeats it, `fields` lists every bad field. */
export const Erro = z.object({
  statusCode: z.number(),
  code: z.enum(CODES),
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Erro = z.infer<typeof Erro>

/** Replies that any call may give, so no contract repeats them: too many calls, and failures of the server. */
const REPLIES_OF_ANY_CALL = { 429: Erro, 500: Erro, 503: Erro } as const
/** Whoever has a session may be another reader than the call is for. */
const REPLIES_OF_A_SESSION = { 409: Erro } as const
/** Whoever calls the desk may have no session, or not the role. */
const REPLIES_OF_A_ROLE = { 401: Erro, 403: Erro } as const

/** Every reply that a call may give, by its status: what it declares, and what needs no declaring. */
export function repliesOf({ access, replies }: Pick<Endpoint, 'access' | 'replies'>): Endpoint['replies'] {
  const ofASession: Endpoint['replies'] = access === 'public' ? {} : REPLIES_OF_A_SESSION
  const ofARole: Endpoint['replies'] = isOfEditora(access) ? REPLIES_OF_A_ROLE : {}
  return { ...REPLIES_OF_ANY_CALL, ...ofASession, ...ofARole, ...replies }
}
