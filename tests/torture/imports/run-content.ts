import { join } from 'node:path'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { runUntilExit } from '#tests/support/spawn-server.ts'

export const CLI = join(PROJECT_ROOT, 'server/conteudo/cli.ts')

/** The environment of the publisher's command on a database. */
export function settingsOfContent(config: DatabaseConfig): Record<string, string> {
  return { MBW_DATA_DIR: config.dataDir, ...(config.engine === 'postgres' && { DATABASE_URL: config.url }) }
}

/** @throws Error with what it wrote unless it ends well */
export async function runContent(config: DatabaseConfig, args: string[]): Promise<void> {
  const { code, output } = await runUntilExit(settingsOfContent(config), CLI, args)
  if (code !== 0) throw new Error(`content ${args.join(' ')} ended with ${code}:\n${output}`)
}
