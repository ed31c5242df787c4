import { ApiError } from './api-error.ts'

/** The server's own sentence, or prefix and reason. @param prefix 'Erro ao fazer login' @param fallback for an answer without */
export function failureSentence(error: unknown, prefix: string, fallback?: string): string {
  if (error instanceof ApiError) {
    return fallback !== undefined && error.code === 'resposta_inesperada' ? fallback : error.message
  }
  return `${prefix}: ${error instanceof Error ? error.message : String(error)}`
}
