import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/platform/database.ts'
import type { LivrosPool } from './livros-pool.ts'

/** What the calls of the desk's books work with. */
export interface MesaDosLivros {
  db: Database
  /** The content folder. */
  dir: string
  pool: LivrosPool
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Forgets what this server keeps ready: others notice within seconds. */
  dropTexts(): void
  /** Work that goes on after its call was answered. */
  running: Set<Promise<void>>
}
