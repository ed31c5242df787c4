import { ApiError } from '../platform/api-error.ts'

/**
 * The sentence of a failed sign-in or registration (specification section 8): the server's own when it
 * answered, else the prefix and the reason.
 * @param error what the call threw
 * @param prefix 'Erro ao fazer login' or 'Erro ao cadastrar'
 * @param fallback for an answer that has no sentence of its own
 */
export function failureSentence(error: unknown, prefix: string, fallback?: string): string {
  if (error instanceof ApiError) {
    return fallback !== undefined && error.code === 'resposta_inesperada' ? fallback : error.message
  }
  return `${prefix}: ${error instanceof Error ? error.message : String(error)}`
}
