import * as z from 'zod/mini'

/** Every error code that leaves the server, with its HTTP status (decisions, "API"). */
export const STATUS_BY_CODE = {
  dados_invalidos: 422,
  nao_encontrado: 404,
  rota_inexistente: 404,
  sem_sessao: 401,
  credenciais_invalidas: 401,
  csrf_invalido: 403,
  email_ja_cadastrado: 409,
  estado_nao_permite: 409,
  /** Another device read on; the reader chooses which place to keep. */
  posicao_mais_nova: 409,
  corpo_grande_demais: 413,
  tipo_nao_suportado: 415,
  muitas_tentativas: 429,
  erro_interno: 500,
  banco_indisponivel: 503,
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
