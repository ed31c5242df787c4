/** Processes of their own that write as fast as they are answered, and what they were answered. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { spawnProcess } from '#tests/support/spawn-server.ts'

export interface Writers {
  /** The last counter that each writer knows to be stored, by reader. */
  acknowledgedByWriter(): ReadonlyMap<string, number>
  acknowledged(): number
  /** Ends them; how many of their writes failed. Can be called again. */
  stop(): Promise<number>
}

/** How many of its notes a writer leaves: the last ones. */
export const KEPT_NOTES = 200

const WRITER = join(import.meta.dirname, 'writer.ts')

export async function startWriters(config: DatabaseConfig, count: number): Promise<Writers> {
  const acknowledged = new Map<string, number>()
  const children = Array.from({ length: count }, (_, index) => startWriter(config, index, acknowledged))
  await Promise.all(children.map(({ ready }) => ready))
  let stopped: Promise<number> | null = null
  return {
    acknowledgedByWriter: () => new Map(acknowledged),
    acknowledged: () => [...acknowledged.values()].reduce((sum, value) => sum + value, 0),
    stop: () => {
      stopped ??= stopAll(children.map(({ child }) => child))
      return stopped
    },
  }
}

function startWriter(config: DatabaseConfig, index: number, acknowledged: Map<string, number>) {
  const reader = `00000000-0000-7000-8000-00000000000${index}`
  const child = spawnProcess({}, WRITER, [JSON.stringify(config), reader])
  child.stderr?.pipe(process.stderr)
  const ready = new Promise<void>((resolve, reject) => {
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        acknowledged.set(reader, Number(line))
        resolve()
      })
    child.once('exit', (code) => reject(new Error(`A writer ended with ${code} before it wrote.`)))
  })
  return { child, ready }
}

/** A writer ends with the number of its failures, at most 100. */
async function stopAll(children: readonly ChildProcess[]): Promise<number> {
  const codes = await Promise.all(children.map(stop))
  return codes.reduce<number>((sum, code) => sum + code, 0)
}

async function stop(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await ended
  return code ?? 1
}
