import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyDatabase, type DatabaseCopy, type Golden } from '#tests/support/database-copy.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'
import type { Served, TortureContext, TortureDatabase } from './scenario.ts'

export interface OpenContext {
  context: TortureContext
  /** Kills the servers and removes the databases that the scenario made; also when it is still at work. */
  end(): Promise<void>
}

export type Serve = TortureContext['serve']

export interface ContextOptions {
  golden: Golden
  isShort: boolean
  signal: AbortSignal
  say(line: string): void
  /** Servers that outlive the scenario; without it each has its own. */
  serve?: Serve | undefined
}

export function openContext({ golden, isShort, signal, say, serve }: ContextOptions): OpenContext {
  const databases: DatabaseCopy[] = []
  const processes: ChildProcess[] = []
  const context: TortureContext = {
    engine: golden.engine,
    isShort,
    signal,
    say,
    async createDatabase() {
      signal.throwIfAborted()
      const copy = await copyDatabase(golden, { filled: true })
      databases.push(copy)
      return { config: copy.config }
    },
    async startServer(database, settings = {}) {
      signal.throwIfAborted()
      // From the first moment: a start that hangs must be ended too.
      const keep = (child: ChildProcess) => processes.push(child)
      return spawnServer({ ...settingsOf(database), ...settings }, undefined, keep)
    },
    serve: serve ?? ((settings) => startOnCopy(context, settings)),
  }
  return {
    context,
    async end() {
      await Promise.all(processes.map(killProcess))
      const removals = await Promise.allSettled(databases.map((copy) => copy.remove()))
      for (const each of removals) if (each.status === 'rejected') say(`not removed: ${each.reason}`)
    },
  }
}

async function startOnCopy(context: TortureContext, settings: Record<string, string> = {}): Promise<Served> {
  const database = await context.createDatabase()
  const startAgain = async () => {
    served.server = await context.startServer(database, settings)
    return served.server
  }
  const served: Served = { database, server: await context.startServer(database, settings), startAgain }
  return served
}

/** What the server needs to run on the database; nothing of our own environment reaches it. */
function settingsOf({ config }: TortureDatabase): Record<string, string> {
  return {
    MBW_DATA_DIR: config.dataDir,
    MBW_LOG: 'warn',
    ...(config.engine === 'postgres' && { DATABASE_URL: config.url }),
  }
}

async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
