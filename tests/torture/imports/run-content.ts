import type { DatabaseConfig } from '#server/platform/config.ts'
import { builtProgram } from '#tests/support/built-program.ts'
import { runUntilExit } from '#tests/support/spawn-server.ts'

export const CLI = builtProgram('conteudo/cli')

/** The environment of the publisher's command on a database. */
export function settingsOfContent(config: DatabaseConfig): Record<string, string> {
  return { MBW_DATA_DIR: config.dataDir, ...(config.engine === 'postgres' && { DATABASE_URL: config.url }) }
}

/** @throws Error with what it wrote unless it ends well */
export async function runContent(config: DatabaseConfig, args: string[]): Promise<void> {
  const { code, output } = await runUntilExit(settingsOfContent(config), CLI, args)
  if (code !== 0) throw new Error(`content ${args.join(' ')} ended with ${code}:\n${output}`)
}
