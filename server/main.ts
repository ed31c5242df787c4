/** The server process: settings, lock, database, content, then listening; and an orderly end. */
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { ContentError } from './conteudo/content-error.ts'
import { installContent } from './conteudo/install-content.ts'
import { createProgress } from './conteudo/progress.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { migrate } from './platform/migrate.ts'
import { acquireServerLock, type ServerLock } from './platform/server-lock.ts'
import { StartError } from './platform/start-error.ts'

/** Long enough for requests under way; after it the process ends anyway. */
const DRAIN_MS = 10_000

try {
  await start()
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const lock = config.database.engine === 'sqlite' ? acquireServerLock(config.database.dataDir) : null
  const db = await openDatabase(config.database)
  await migrate(db)
  await installContent(db, config, createProgress(process.stdout))
  const app = await buildApp({ db, config })
  // Before it listens: whoever reads the address may send a signal at once.
  closeInOrder(app, db, lock)
  await listen(app, config)
  process.stdout.write(`Minha Biblioteca Westminster está no ar em ${app.listeningOrigin}\n`)
}

async function listen(app: FastifyInstance, { http }: Config): Promise<void> {
  try {
    await app.listen({ port: http.port, host: http.host })
  } catch (error) {
    throw new StartError(listenFailure(error, http))
  }
}

function listenFailure(error: unknown, { host, port }: Config['http']): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') {
    return `A porta ${port} já está em uso em ${host}. Encerre o outro programa, ou escolha outra porta com PORT.`
  }
  if (code === 'EACCES')
    return `Sem permissão para abrir a porta ${port}. Escolha com PORT uma porta acima de 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} não é um endereço desta máquina.`
  return `Não foi possível abrir a porta ${port} em ${host} (${code || String(error)}).`
}

/** Ctrl+C or SIGTERM: requests under way are answered, then database and lock are let go. */
function closeInOrder(app: FastifyInstance, db: Database, lock: ServerLock | null): void {
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'unexpected failure, shutting down')
    else app.log.info({ signal }, 'shutting down')
    await app.close()
    await db.close()
    lock?.release()
  })
}

/** Expected failures are told in one sentence; anything else is a defect and shows its stack. */
function startFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (error instanceof ContentError) return `Os textos têm erros e não foram importados:\n${error.message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
