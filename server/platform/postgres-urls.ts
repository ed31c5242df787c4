/** Addresses of PostgreSQL in the settings: the primary's, and those of the replicas that answer queries. */
import * as z from 'zod/mini'

const FORM = 'postgres://usuario:senha@servidor:5432/banco'
/** A server asks each of them several times a second for its state. */
const MAX_REPLICAS = 16

export const postgresUrl = z.string().check(z.refine(isPostgres, `deve ter a forma ${FORM}`))

export const replicaUrls = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => splitList(text).length <= MAX_REPLICAS && splitList(text).every(isPostgres),
        `deve ter até ${MAX_REPLICAS} endereços como ${FORM}, separados por vírgula`,
      ),
    ),
  z.transform(splitList),
)

export function replicaProblems(primary: string | undefined, replicas: readonly string[]): string[] {
  if (replicas.length === 0) return []
  if (!primary) return ['DATABASE_URL_LEITURA só vale com DATABASE_URL, que diz onde fica o banco principal.']
  if (!replicas.includes(primary)) return []
  return ['DATABASE_URL_LEITURA repete o endereço de DATABASE_URL; deixe-a vazia quando não há réplica.']
}

export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

export function protocolOf(text: string): string {
  return URL.parse(text)?.protocol ?? ''
}

function isPostgres(text: string): boolean {
  return /^postgres(ql)?:$/.test(protocolOf(text))
}
