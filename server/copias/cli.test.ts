/** What the commands on the data say before they open a database. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { runUntilExit } from '#tests/support/spawn-server.ts'

const CLI = join(PROJECT_ROOT, 'server/copias/cli.ts')

it.each([
  [[]],
  [['backup']],
  [['verify']],
  [['restore', '--yes']],
  [['move']],
  [['guardar', 'x']],
  [['backup', 'a', 'b']],
  [['restore', 'a', '--nada']],
])('npm run backup, verify, restore and move show how they are used for %j', async (args) => {
  const { code, output } = await runUntilExit({}, CLI, args)
  expect(code).toBe(2)
  expect(output).toContain('npm run restore -- ARQUIVO [--yes]')
})
