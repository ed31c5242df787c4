import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findMemoryFolder } from '../../scripts/testing/memory-folder.mjs'
import { findPostgresBin } from '../../scripts/testing/postgres-binaries.mjs'
import { findFreePort } from './free-port.ts'

export type PostgresCluster = {
  /** postgres:// address of the maintenance database, for the user `postgres`, who needs no password. */
  url: string
  /** Ends the cluster and removes its files. */
  stop(): Promise<void>
  /** Ends the cluster in order and moves its files to a folder that is not there yet, for others to begin with. */
  keep(folder: string): Promise<void>
}

/** Between finding a free port and listening on it another cluster may take it. */
const ATTEMPTS = 5

const isRoot = process.getuid?.() === 0

interface ClusterOptions {
  /** The folder that a cluster was kept in: this one has what that one had. */
  kept?: string
  /** Of postgresql.conf, beside what all clusters have. */
  settings?: readonly string[]
}

/** A cluster of its own, in memory where there is room, which forgets everything and ends with this process; throws if it cannot. */
export function startPostgresCluster({ kept, settings = [] }: ClusterOptions = {}): Promise<PostgresCluster> {
  return startCluster(async (bin, folder) => {
    if (kept) await promisify(execFile)('cp', ['-a', kept, dataOf(folder)])
    else await runAsPostgres(folder, join(bin, 'initdb'), initdbArgs(folder))
    return [...settings]
  })
}

/** A hot standby that follows a cluster by streaming; it ends before the other does. */
export function startPostgresReplica({ url }: PostgresCluster): Promise<PostgresCluster> {
  return startCluster(async (bin, folder) => {
    const args = ['-d', url, '-D', dataOf(folder), '-X', 'stream', '-c', 'fast', '--no-sync', '-R']
    await runAsPostgres(folder, join(bin, 'pg_basebackup'), args)
    const { port } = new URL(url)
    return [`primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'`]
  })
}

/** @param fill makes the data folder @returns settings of its own */
async function startCluster(
  fill: (bin: string, folder: string) => Promise<string[]>,
): Promise<PostgresCluster> {
  const bin = findPostgresBin()
  if (bin === undefined) throw new Error('PostgreSQL is missing: no initdb in /usr/lib/postgresql/*/bin.')
  // As root the server runs as another user, who may not be allowed into root's own temporary folder.
  const parent = findMemoryFolder() ?? (isRoot ? '/tmp' : tmpdir())
  const folder = mkdtempSync(join(parent, 'mbw-postgres-'))
  const watchdog = startWatchdog(bin, folder)
  const stop = () => endWatchdog(watchdog)
  try {
    if (isRoot) await promisify(execFile)('chown', ['postgres', folder])
    const own = await fill(bin, folder)
    const port = await startServer(bin, folder, own)
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop,
      async keep(place) {
        await runAsPostgres(folder, join(bin, 'pg_ctl'), ['stop', '-m', 'fast', '-D', dataOf(folder)])
        await promisify(execFile)('mv', ['-T', dataOf(folder), place])
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function initdbArgs(folder: string): string[] {
  return [
    '-D',
    dataOf(folder),
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]
}

/** @returns the port it listens on */
async function startServer(
  bin: string,
  folder: string,
  own: readonly string[],
  attempt = 1,
): Promise<number> {
  const port = await findFreePort()
  const log = join(folder, `server-${attempt}.log`)
  writeFileSync(join(dataOf(folder), 'postgresql.auto.conf'), [...baseSettings(port), ...own, ''].join('\n'))
  try {
    await runAsPostgres(folder, join(bin, 'pg_ctl'), ['start', '-w', '-D', dataOf(folder), '-l', log])
    return port
  } catch (error) {
    const tail = tailOf(log)
    if (tail.includes('Address already in use') && attempt < ATTEMPTS) {
      return startServer(bin, folder, own, attempt + 1)
    }
    throw new Error(`PostgreSQL did not start. The end of its log:\n${tail}`, { cause: error })
  }
}

function baseSettings(port: number): string[] {
  return [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'max_connections = 200',
    'fsync = off',
    'synchronous_commit = off',
    'full_page_writes = off',
    // What it writes ahead is kept in memory, too.
    'max_wal_size = 256MB',
  ]
}

/** `initdb` and the server refuse to run as root. */
async function runAsPostgres(folder: string, command: string, args: string[]): Promise<void> {
  const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args]
  await promisify(execFile)(file ?? command, rest, { cwd: folder })
}

/** A shell that ends the cluster when the kernel closes its input, our end. In a session of its own, out of Ctrl+C's way. */
function startWatchdog(bin: string, folder: string): ChildProcess {
  const asPostgres = isRoot ? 'runuser -u postgres --' : ''
  const script = `cd "$2" && cat >/dev/null; ${asPostgres} "$1/pg_ctl" stop -m immediate -D "$2/data"; cd /; rm -rf "$2"`
  const watchdog = spawn('sh', ['-c', script, 'sh', bin, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watchdog.unref()
  return watchdog
}

async function endWatchdog(watchdog: ChildProcess): Promise<void> {
  if (watchdog.exitCode !== null) return
  watchdog.ref()
  const ended = once(watchdog, 'exit')
  watchdog.stdin?.end()
  await ended
}

function tailOf(log: string): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
  } catch {
    return '(it wrote no log)'
  }
}

function dataOf(folder: string): string {
  return join(folder, 'data')
}
