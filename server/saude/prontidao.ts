/** Whether this server can do its work: asked by load balancers and upgrades, as often as they like. */
import type { FastifyBaseLogger } from 'fastify'
import type { BuscaPool } from '#server/busca/busca-pool.ts'
import { findConfiguracao, upsertConfiguracao } from '#server/platform/configuracao-repository.ts'
import type { Database } from '#server/platform/database.ts'
import { isMigrated } from '#server/platform/migrate.ts'

/** What does not work, each with a sentence. */
export type Faltas = Partial<Record<'banco' | 'migracoes' | 'busca' | 'saida', string>>

export interface Prontidao {
  /** Nobody's question costs more than one write in this time; those who ask meanwhile get the same answer. */
  check(log: FastifyBaseLogger): Promise<Faltas>
}

/** One small row, always the same one. */
export const MARCA = 'prontidao'

const VALID_MS = 3_000

export function createProntidao(db: Database, busca: Pick<BuscaPool, 'isAlive'>): Prontidao {
  let answer: Promise<Faltas> | null = null
  let validUntil = 0
  const look = async (log: FastifyBaseLogger): Promise<Faltas> => {
    const [banco, isBuscaAlive] = await Promise.all([checkBanco(db, log), busca.isAlive()])
    validUntil = performance.now() + VALID_MS
    return { ...banco, ...(!isBuscaAlive && { busca: 'A busca não responde.' }) }
  }
  return {
    check(log) {
      if (answer === null || performance.now() > validUntil) {
        validUntil = Number.POSITIVE_INFINITY
        answer = look(log)
      }
      return answer
    },
  }
}

async function checkBanco(db: Database, log: FastifyBaseLogger): Promise<Faltas> {
  try {
    await upsertConfiguracao(db.write, MARCA, new Date().toISOString())
    if ((await findConfiguracao(db.read, MARCA)) === null) {
      return { banco: 'O banco de dados não guarda o que se escreve.' }
    }
    return (await isMigrated(db)) ? {} : { migracoes: 'As migrações do banco não são as deste programa.' }
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database failed')
    return { banco: 'O banco de dados não lê ou não grava.' }
  }
}
