/** Mails are written with what they tell of, in one transaction; the sender takes them from there (ADR 040). */
import type { Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { DadosDoCorreio, TipoDeCorreio } from './modelos.ts'
import { insertCorreio } from './repository.ts'

const HOUR_MS = 60 * 60 * 1000
/** Of one kind to one reader in an hour. Fewer of those that anybody can cause who knows an address. */
const POR_HORA = 20
const POR_HORA_DE_ESTRANHOS = 5
const DE_ESTRANHOS: ReadonlySet<TipoDeCorreio> = new Set([
  'confirmar',
  'recuperar',
  'trocar_endereco',
  'cadastro_repetido',
])

interface NovoCorreio<T extends TipoDeCorreio> {
  usuarioId: string
  para: string
  tipo: T
  dados: DadosDoCorreio[T]
}

const senders = new WeakMap<Database, Set<() => void>>()

/** Writes a mail, to be sent once the transaction is committed; past the hour's share of its kind it writes none. */
export function queueCorreio<T extends TipoDeCorreio>(
  trx: Kysely<Tables>,
  { usuarioId, para, tipo, dados }: NovoCorreio<T>,
): Promise<void> {
  const now = Date.now()
  const criado_em = new Date(now).toISOString()
  const row = { usuario_id: usuarioId, id: uuidv7(), tipo, para, dados: JSON.stringify(dados) }
  const max = DE_ESTRANHOS.has(tipo) ? POR_HORA_DE_ESTRANHOS : POR_HORA
  const since = new Date(now - HOUR_MS).toISOString()
  return insertCorreio(trx, { ...row, criado_em, proxima_em: criado_em }, { since, max })
}

/** Runs a transaction that writes mails, and has them sent at once: those of other processes are noticed within seconds. */
export async function withCorreio<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const result = await db.write.transaction().execute(work)
  for (const wake of senders.get(db) ?? []) wake()
  return result
}

/** Has the sender of this process told of new mails. @returns what ends it */
export function onCorreio(db: Database, wake: () => void): () => void {
  const known = senders.get(db) ?? new Set()
  senders.set(db, known.add(wake))
  return () => known.delete(wake)
}
