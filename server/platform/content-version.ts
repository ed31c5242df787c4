/** Notices that a publisher imported content, in this process or another one (within 5 s). */
import type { FastifyBaseLogger } from 'fastify'
import { listConteudos } from './conteudo-repository.ts'
import type { Database } from './database.ts'

const POLL_MS = 2_000

interface ContentWatch {
  stop(): void
}

/** A text that changes whenever any source of content is imported anew. */
export async function readContentVersion(db: Database): Promise<string> {
  const rows = await listConteudos(db.read)
  return rows.map(({ fonte, impressao, importado_em }) => `${fonte}:${impressao}:${importado_em}`).join(' ')
}

/** Calls `onChange` after each change of content. @param initial the version that the caller has already read */
export function watchContent(
  db: Database,
  log: FastifyBaseLogger,
  initial: string,
  onChange: () => void,
): ContentWatch {
  let version = initial
  // What is built from now on is kept: no replica may answer that is older than the version.
  db.replicas?.demandPresent()
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
      db.replicas?.demandPresent()
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
