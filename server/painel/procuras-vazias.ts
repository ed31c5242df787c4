/** Searches without a result, counted for the desk so that nobody can be found by what he looks for (docs/editora.md). */
import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { foldText } from '#contract/fold.ts'
import { DIAS_DE_PROCURAS } from '#contract/privacidade.ts'
import type { Database } from '#server/platform/database.ts'
import { loadSegredo } from '#server/platform/segredo.ts'
import {
  addProcura,
  countDias,
  countProcurasDoDia,
  deleteProcurasBefore,
  hasProcurasBefore,
  insertTermos,
  type ProcuraContada,
} from './repository.ts'

const FLUSH_MS = 60_000
const MAX_IN_MEMORY = 200
const MAX_A_DAY = 2_000
/** From so many days on the words may be read. */
const DIAS_PARA_LER = 3
const DAY_MS = 24 * 60 * 60 * 1000

const MAX_LETRAS = 60
const MAX_PALAVRAS = 6
/** Addresses, telephone numbers, documents. */
const PESSOAL = /@|\d[\d .()/-]{3,}\d/

declare module 'fastify' {
  interface FastifyInstance {
    procuras: ProcurasVazias
  }
}

interface ProcurasVazias {
  /** Counts a search that found nothing. */
  count(q: string): void
  /** Writes what was counted. Never rejects. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Begins to count, to be found at `app.procuras`; it ends with the application. */
export async function installProcurasVazias(app: FastifyInstance, db: Database): Promise<void> {
  const procuras = await createProcurasVazias(db, app.log)
  app.decorate('procuras', procuras)
  app.addHook('onClose', () => procuras.stop())
}

/** Counts in memory; every minute it is written. */
export async function createProcurasVazias(db: Database, log: FastifyBaseLogger): Promise<ProcurasVazias> {
  const key = await loadSegredo(db, 'segredo_procuras')
  let counted = new Map<string, number>()

  async function flush(): Promise<void> {
    const taken = counted
    counted = new Map()
    if (taken.size === 0) return
    const procuras = [...taken].map(([termos, total]) => ({ termos, total, chave: chaveOf(key, termos) }))
    await storeProcuras(db, procuras).catch((error: unknown) =>
      log.warn({ err: error }, 'searches without a result could not be counted'),
    )
  }
  const timer = setInterval(flush, FLUSH_MS)
  timer.unref()
  return {
    count(q) {
      const termos = toTermos(q)
      if (termos === null || (counted.size >= MAX_IN_MEMORY && !counted.has(termos))) return
      counted.set(termos, (counted.get(termos) ?? 0) + 1)
    },
    flush,
    stop() {
      clearInterval(timer)
      return flush()
    },
  }
}

/** @returns null for what is long, or may name somebody */
export function toTermos(q: string): string | null {
  const termos = foldText(q)
  const isShort = termos.length <= MAX_LETRAS && termos.split(' ').length <= MAX_PALAVRAS
  return isShort && /\p{L}/u.test(termos) && !PESSOAL.test(termos) ? termos : null
}

/** Forgets what is older than 90 days. */
export async function cleanProcuras(db: Database): Promise<void> {
  const oldest = new Date(Date.now() - DIAS_DE_PROCURAS * DAY_MS).toISOString().slice(0, 10)
  if (!(await hasProcurasBefore(db, oldest))) return
  await db.write.transaction().execute((trx) => deleteProcurasBefore(trx, oldest))
}

function storeProcuras(db: Database, procuras: readonly ProcuraContada[]): Promise<void> {
  const dia = new Date().toISOString().slice(0, 10)
  return db.write.transaction().execute(async (trx) => {
    if ((await countProcurasDoDia(trx, dia)) >= MAX_A_DAY) return
    // In their order, so that two servers do not wait for each other.
    for (const procura of procuras.toSorted((a, b) => (a.chave < b.chave ? -1 : 1))) {
      await addProcura(trx, dia, procura)
      const dias = await countDias(trx, procura.chave, DIAS_PARA_LER)
      if (dias >= DIAS_PARA_LER) await insertTermos(trx, procura.chave, procura.termos)
    }
  })
}

function chaveOf(key: string, termos: string): string {
  return createHmac('sha256', key).update(termos).digest('base64url')
}
