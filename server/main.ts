/** The server process: settings, lock, database, content, then listening; and an orderly end. */
import { setTimeout as delay } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { createPagamentos } from './assinaturas/create-pagamentos.ts'
import { sweepAssinaturas } from './assinaturas/sweep-assinaturas.ts'
import { cleanAtos } from './atos/service.ts'
import { createSweepAvisos } from './avisos/sweep-avisos.ts'
import { cleanIndiceDeNotas } from './busca/indice/clean-indice-de-notas.ts'
import { updateProcura } from './contas/procura.ts'
import { installApart } from './conteudo/install-apart.ts'
import { hasNewContent, installContent } from './conteudo/install-content.ts'
import { createProgress } from './conteudo/progress.ts'
import { describeStartFailure } from './conteudo/start-failure.ts'
import { startCorreio } from './correio/start-correio.ts'
import { sweepRascunhos } from './editora/livros/sweep-rascunhos.ts'
import { cleanProcuras } from './painel/procuras-vazias.ts'
import { countAssinaturas } from './painel/service.ts'
import { startCleanUp } from './platform/clean-up.ts'
import { type Config, readConfig } from './platform/config.ts'
import { tightenDataFolder } from './platform/data-folder.ts'
import type { Database } from './platform/database.ts'
import { limitHeapGrowth } from './platform/heap-growth.ts'
import { migrate } from './platform/migrate.ts'
import { openDatabase } from './platform/open-database.ts'
import { unnamedProxyWarning } from './platform/proxy-warnings.ts'
import { acquireServerLock, type ServerLock } from './platform/server-lock.ts'
import { createNightlyRewrite, emptyWriteAheadLog, rewriteFileIfPossible } from './platform/sqlite-file.ts'
import { StartError } from './platform/start-error.ts'

/** Long enough for requests under way; after it connections are cut, of callers who do not send or take theirs. */
const DRAIN_MS = 5_000
const NOT_REWRITTEN =
  'O arquivo do banco de dados ainda tem restos do que foi apagado: faltou espaço em disco para escrevê-lo de novo, ou outro programa o usa. O servidor tenta outra vez de madrugada.'
/** When closing itself hangs, the process ends anyway. */
const END_MS = 10_000

try {
  await start()
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  limitHeapGrowth()
  const config = readConfig(process.env)
  const lock = config.database.engine === 'sqlite' ? lockDataFolder(config.database.dataDir) : null
  await prepareDatabase(config)
  const db = await openDatabase(config.database)
  const meios = createPagamentos(config.pagamentos)
  const app = await buildApp({ db, config, meios })
  const sweepAvisos = createSweepAvisos({
    db,
    enviaEmails: config.correio.smtp !== null,
    log: app.log,
  })
  const cleanUp = startCleanUp(app.log, [
    () => cleanIndiceDeNotas(db),
    () => emptyWriteAheadLog(db),
    () => cleanAtos(db),
    () => sweepAssinaturas({ db, meios: meios.meios, log: app.log }),
    () => sweepAvisos(),
    async () => void (await updateProcura(db)),
    () => cleanProcuras(db),
    () => sweepRascunhos(db),
    () => countAssinaturas(db),
    createNightlyRewrite(db),
  ])
  const correio = startCorreio({ db, config, log: app.log })
  // Before it listens: whoever reads the address may send a signal at once.
  closeInOrder(app, db, { besides: [cleanUp, correio], lock, leaveMs: config.leaveMs })
  await listen(app, config)
  const warning = unnamedProxyWarning(config.http)
  if (warning) process.stdout.write(`${warning}\n`)
  if (!config.correio.smtp)
    process.stdout.write(`Sem MBW_SMTP, os e-mails ficam em ${config.correio.dir} e não são enviados.\n`)
  process.stdout.write(`Minha Biblioteca Westminster está no ar em ${app.listeningOrigin}\n`)
}

function lockDataFolder(dataDir: string): ServerLock {
  const lock = acquireServerLock(dataDir)
  for (const warning of tightenDataFolder(dataDir)) process.stderr.write(`${warning}\n`)
  return lock
}

/** Migrations and imports have longer statements than the calls of readers, so they have their own connections. */
async function prepareDatabase(config: Config): Promise<void> {
  const db = await openDatabase(config.database, 'maintenance')
  try {
    await migrate(db)
    if (!(await rewriteFileIfPossible(db))) process.stderr.write(`${NOT_REWRITTEN}\n`)
    if (await hasNewContent(db, config)) await installApart(config)
    else await installContent(db, config, createProgress(process.stdout))
  } finally {
    await db.close()
  }
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

interface Closing {
  /** Work beside the calls. */
  besides: readonly { stop(): Promise<void> }[]
  lock: ServerLock | null
  leaveMs: number
}

/** Ctrl+C or SIGTERM: requests under way are answered, then database and lock are let go. */
function closeInOrder(app: FastifyInstance, db: Database, { besides, lock, leaveMs }: Closing): void {
  closeWithGrace({ delay: leaveMs + END_MS, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'unexpected failure, shutting down')
    else app.log.info({ signal }, 'shutting down')
    // Ctrl+C is somebody who waits.
    if (signal === 'SIGTERM' && leaveMs > 0) await leave(app, leaveMs)
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
    await app.close()
    clearTimeout(cut)
    await Promise.all(besides.map((each) => each.stop()))
    await db.close()
    lock?.release()
  })
}

/** Who sends it calls asks whether it is ready, and sends no more. */
async function leave(app: FastifyInstance, ms: number): Promise<void> {
  app.leaving.begin()
  await delay(ms)
}
