import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const NUL_REFUSED = 'O texto contém um caractere que não pode ser guardado (U+0000).'
const HALF_REFUSED = 'O texto contém um caractere pela metade. Apague-o e escreva-o de novo.'
const DEPTH_REFUSED = 'O corpo enviado tem objetos ou listas dentro de outros em excesso.'

/** No body of the contract is deeper than two. */
const MAX_DEPTH = 32

/** Reads JSON; an empty body is one. Refuses U+0000, which PostgreSQL cannot store, and halves of surrogate pairs. */
export function installJsonBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') return done(null, undefined)
    return parseJson(request, text, done)
  })
  app.addHook('preValidation', ({ body, query, params }, _, done) => {
    const refused = Buffer.isBuffer(body) ? findRefused([query, params]) : findRefused([body, query, params])
    done(refused === null ? undefined : new AppError('dados_invalidos', refused))
  })
}

/** Level by level and not by recursion: a body may be deeper than the stack. */
function findRefused(values: unknown[]): string | null {
  let level = values
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return DEPTH_REFUSED
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') {
        if (value.includes('\u0000')) return NUL_REFUSED
        if (!value.isWellFormed()) return HALF_REFUSED
      } else if (Array.isArray(value)) for (const item of value) below.push(item)
      else if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value)) below.push(key, item)
    }
    level = below
  }
  return null
}
