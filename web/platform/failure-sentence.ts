import { ApiError } from './api-error.ts'

/**
 * The sentence of a failed form of the login page: the server's own when it
 * answered, else the prefix and the reason.
 * @param error what the call threw
 * @param prefix what failed, without a full stop: 'Erro ao fazer login'
 * @param fallback for an answer that has no sentence of its own
 */
export function failureSentence(error: unknown, prefix: string, fallback?: string): string {
  if (error instanceof ApiError) {
    return fallback !== undefined && error.code === 'resposta_inesperada' ? fallback : error.message
  }
  return `${prefix}: ${error instanceof Error ? error.message : String(error)}`
}
