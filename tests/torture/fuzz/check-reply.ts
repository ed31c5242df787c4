/** Whether a reply is one that the contract declares. */
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, unzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { Erro, STATUS_BY_CODE } from '#contract/erros.ts'
import { isOfEditora } from '#contract/papel.ts'
import type { WireReply, WireRequest } from '../wire.ts'

/** Any call may be refused before its own rules: no HTTP, unknown call, too large, wrong type, malformed, too many, too busy. */
const SHARED_ERRORS = new Set([400, 404, 413, 415, 422, 429, 431, 503])
/** A call of the desk may be refused to whoever has no session, or not the role. */
const ERRORS_OF_A_ROLE = new Set([401, 403])
const ERROR_FIELDS = new Set(['statusCode', 'code', 'error', 'message', 'fields'])
const STACK = /\bat \S+ \(|node_modules|\.[jt]s:\d+|node:internal/
/** Words of the messages that libraries write. */
const ENGLISH =
  /\b(invalid|expected|received|required|must|should|error|failed|unexpected|unsupported|the|not)\b/i

export interface ContractChecker {
  /** @returns what is wrong with the reply; null when nothing is */
  check(call: WireRequest, reply: WireReply): string | null
}

export function createContractChecker(endpoints: readonly Endpoint[]): ContractChecker {
  const routes = endpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))
  const seen = new Set<string>()
  return {
    check(call, reply) {
      if (reply.status >= 500 && !isBusy(reply)) return `status ${reply.status}`
      if (call.method === 'HEAD' || reply.status === 304) {
        return reply.body.length === 0 ? null : 'a reply without body has one'
      }
      // The texts are long and the same each time.
      const mark = `${call.method} ${call.path} ${reply.status} ${reply.headers.etag}`
      if (reply.headers.etag !== undefined && seen.has(mark)) return null
      const problem = checkAny(matching(call), reply)
      if (problem === null && reply.headers.etag !== undefined) seen.add(mark)
      return problem
    },
  }

  /** A hostile value in the path may make it the path of another call. */
  function matching({ method, path }: WireRequest): Endpoint[] {
    const bare = path.split('?')[0] ?? ''
    return routes
      .filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(bare))
      .map(({ endpoint }) => endpoint)
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^/api${path.replace(/:\w+/g, '[^/]*')}/?$`)
}

/** Whether the server says that it has too much to do just now, and when to come again. */
function isBusy(reply: WireReply): boolean {
  if (reply.status !== 503 || reply.headers['retry-after'] === undefined) return false
  const code = z.safeParse(Erro, parseJson(reply)).data?.code
  // The second is what `/pronto` says while the search is slow to answer it.
  return code === 'banco_indisponivel' || code === 'nao_pronto'
}

function checkAny(endpoints: readonly Endpoint[], reply: WireReply): string | null {
  const isFile = reply.status === 200 && endpoints.some((endpoint) => !endpoint.replies[200])
  if (isFile) return reply.body.length > 0 ? null : 'an empty file'
  const json = parseJson(reply)
  if (json === undefined) return `the body is no JSON (${reply.headers['content-type'] ?? 'no type'})`
  if (reply.status >= 400) return checkError(endpoints, reply.status, json)
  const schemas = endpoints.flatMap(({ replies }) => replies[reply.status] ?? [])
  if (schemas.length === 0) return `status ${reply.status} is not declared`
  const parsed = schemas.map((schema) => z.safeParse(schema, json))
  if (parsed.some((result) => result.success && isDeepStrictEqual(result.data, json))) return null
  const issue = parsed.find((result) => !result.success)?.error?.issues[0]
  return issue ? `not its schema: ${issue.path.join('.')} ${issue.message}` : 'fields outside of its schema'
}

function parseJson({ headers, body }: WireReply): unknown {
  if (!headers['content-type']?.startsWith('application/json')) return undefined
  try {
    return JSON.parse(decode(body, headers['content-encoding']).toString())
  } catch {
    return undefined
  }
}

/** Some of the requests ask for a compressed reply. */
function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === undefined || encoding === 'identity' ? body : unzipSync(body)
}

function declares({ access, replies }: Endpoint, status: number): boolean {
  return replies[status] !== undefined || (isOfEditora(access) && ERRORS_OF_A_ROLE.has(status))
}

function checkError(endpoints: readonly Endpoint[], status: number, json: unknown): string | null {
  const { data: erro } = z.safeParse(Erro, json)
  if (!erro) return 'not the error body'
  const isDeclared = SHARED_ERRORS.has(status) || endpoints.some((endpoint) => declares(endpoint, status))
  if (!isDeclared) return `status ${status} is not declared`
  if (Object.keys(json ?? {}).some((name) => !ERROR_FIELDS.has(name))) return 'fields beyond the error body'
  if (erro.statusCode !== status || STATUS_BY_CODE[erro.code] !== status) return `${erro.code} with ${status}`
  if (erro.error !== erro.message) return 'error and message differ'
  const texts = [erro.message, ...Object.values(erro.fields ?? {})]
  if (texts.some((text) => text.trim() === '')) return 'an empty message'
  if (texts.some((text) => STACK.test(text))) return 'a stack trace in the message'
  // The address that was asked for, and what stands in quotation marks, is repeated whatever language it is in.
  const own = erro.code === 'rota_inexistente' ? [] : texts.map((text) => text.replace(/“.*”/s, ''))
  const foreign = own.find((text) => ENGLISH.test(text))
  return foreign === undefined ? null : `a message that is not Portuguese: ${foreign}`
}
