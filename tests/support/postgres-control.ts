/** Stops, wakes and restarts the test cluster under whoever uses it. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgresBin } from '../../scripts/testing/postgres-binaries.mjs'

export interface PostgresControl {
  /** No process of the cluster does anything until `thaw`; its sockets are still taken by the system. */
  freeze(): void
  thaw(): void
  restart(): Promise<void>
}

/** @param url of any database of a cluster that this process started */
export async function controlPostgres(url: string): Promise<PostgresControl> {
  const dataDir = await readDataDir(url)
  let frozen: number[] = []
  return {
    freeze() {
      const postmaster = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
      // First the one that makes the others.
      process.kill(postmaster, 'SIGSTOP')
      frozen = [postmaster, ...childrenOf(postmaster)]
      for (const pid of frozen) signal(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of frozen) signal(pid, 'SIGCONT')
      frozen = []
    },
    restart: () => restart(dataDir),
  }
}

async function readDataDir(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('SHOW data_directory')
    return rows[0].data_directory
  } finally {
    await client.end()
  }
}

async function restart(dataDir: string): Promise<void> {
  const pgCtl = join(findPostgresBin() ?? '', 'pg_ctl')
  const args = ['restart', '-w', '-m', 'fast', '-D', dataDir, '-l', join(dataDir, '..', 'restarts.log')]
  const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const [file = pgCtl, ...rest] = [...asPostgres, pgCtl, ...args]
  await promisify(execFile)(file, rest, { cwd: dataDir })
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === parent)
    .map(Number)
}

function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold anything: state and parent come after it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

/** A backend may have ended meanwhile. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {}
}
