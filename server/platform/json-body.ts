import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const NUL_REFUSED = 'O texto contém um caractere que não pode ser guardado (U+0000).'

/**
 * Reads JSON bodies. An empty body with a JSON content type is an empty body (decisions, "API"), and U+0000 is
 * refused here because PostgreSQL cannot store it.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') return done(null, undefined)
    return parseJson(request, text, done)
  })
  app.addHook('preValidation', (request, _, done) => {
    const refused = containsNul(request.body) || containsNul(request.query) || containsNul(request.params)
    done(refused ? new AppError('dados_invalidos', NUL_REFUSED) : undefined)
  })
}

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => key.includes('\u0000') || containsNul(item))
}
