/** Turns every failure into the one error body of contract/erros.ts; the unknown ones are logged whole. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Erro } from '#contract/erros.ts'
import { AppError } from './app-error.ts'
import { CLIENT_GONE } from './client-gone.ts'
import { isDatabaseAway } from './database-errors.ts'

const DATABASE_RETRY_SECONDS = 5

/** Installs the error handler and the JSON answer for unknown calls below `/api`. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error)
    // Whoever went away half-way is no failure of ours, whatever broke because of it.
    if (request.raw.socket?.destroyed) request.log.info({ reason: error.message }, CLIENT_GONE)
    else if (known.statusCode >= 500) request.log.error({ err: error }, 'request failed')
    return sendError(reply, known)
  })
}

export function toErrorBody(error: AppError): Erro {
  return {
    statusCode: error.statusCode,
    code: error.code,
    error: error.message,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
  }
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter))
  return reply
    .code(error.statusCode)
    .header('Cache-Control', 'no-store')
    .header('Content-Type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorBody(error))
}

/** For an address that cannot be decoded, which Fastify refuses before any route. */
export function malformedAddress(): AppError {
  return new AppError('dados_invalidos', 'O endereço pedido está malformado.')
}

export function unknownRoute(request: FastifyRequest): AppError {
  return new AppError(
    'rota_inexistente',
    `A chamada ${request.method} ${request.url.split('?')[0]} não existe.`,
  )
}

/** The error as the caller will see it; what is not recognised becomes a 500 without details. */
export function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidData(error.validation)
  if (isDatabaseAway(error)) {
    return new AppError(
      'banco_indisponivel',
      'O banco de dados não está disponível agora. Tente de novo em instantes.',
      {
        retryAfter: DATABASE_RETRY_SECONDS,
      },
    )
  }
  if (error.statusCode === 413)
    return new AppError('corpo_grande_demais', 'O conteúdo enviado é grande demais.')
  if (error.statusCode === 415)
    return new AppError('tipo_nao_suportado', 'Este tipo de conteúdo não é aceito aqui.')
  if (error.statusCode === 400)
    return new AppError('dados_invalidos', 'O corpo enviado não é um JSON válido.')
  if (error.statusCode === 503)
    return new AppError('banco_indisponivel', 'O servidor está encerrando. Tente de novo em instantes.')
  return new AppError('erro_interno', 'Algo deu errado no servidor. Tente de novo em instantes.')
}

interface ValidationIssue {
  instancePath: string
  message?: string | undefined
}

function invalidData(issues: readonly ValidationIssue[]): AppError {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'corpo'
    fields[field] ??= message ?? 'Valor inválido.'
  }
  const [first = 'Os dados enviados são inválidos.'] = Object.values(fields)
  return new AppError('dados_invalidos', first, { fields })
}
