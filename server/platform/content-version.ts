/** Notices that a publisher imported content, in this process or another one (decisions: within 5 s). */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'

const POLL_MS = 2_000

export interface ContentWatch {
  stop(): void
}

/** A text that changes whenever any source of content is imported anew. */
export async function readContentVersion(db: Database): Promise<string> {
  const rows = await db.read.selectFrom('conteudo').selectAll().orderBy('fonte').execute()
  return rows.map(({ fonte, impressao, importado_em }) => `${fonte}:${impressao}:${importado_em}`).join(' ')
}

/** When content was imported last, or null when none ever was. */
export async function readContentTime(db: Database): Promise<string | null> {
  const row = await db.read
    .selectFrom('conteudo')
    .select(({ fn }) => fn.max('importado_em').as('last'))
    .executeTakeFirst()
  return row?.last ?? null
}

/**
 * Calls `onChange` after each change of content.
 * @param initial the version that the caller has already read.
 */
export function watchContent(
  db: Database,
  log: FastifyBaseLogger,
  initial: string,
  onChange: () => void,
): ContentWatch {
  let version = initial
  let isReading = false
  let isAway = false
  const look = async () => {
    // A database that hangs answers none of the looks before either.
    if (isReading) return
    isReading = true
    try {
      const current = await readContentVersion(db)
      isAway = false
      if (current === version) return
      version = current
      log.info('content changed, cached texts dropped')
      onChange()
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'content version could not be read')
      isAway = true
    } finally {
      isReading = false
    }
  }
  const timer = setInterval(look, POLL_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
