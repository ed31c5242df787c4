import { type ErrorCode, STATUS_BY_CODE } from '#contract/erros.ts'

interface AppErrorOptions {
  /** Bad fields by name, each with its sentence. */
  fields?: Record<string, string>
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  retryAfter?: number
  /** Why, for the log only. */
  cause?: unknown
}

/** An error that the caller is told: a stable code, its status and a Portuguese sentence fit to be shown. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.statusCode = STATUS_BY_CODE[code]
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
}

/** 404 for an id that names nothing. */
export function notFound(message: string): AppError {
  return new AppError('nao_encontrado', message)
}
