import { expect, it } from 'vitest'
import { builtProgram } from '#tests/support/built-program.ts'
import { runHere } from '#tests/support/run-here.ts'
import { runUntilExit } from '#tests/support/spawn-server.ts'

const CLI = builtProgram('copias/cli')

it('as a process it ends with 2 and shows how it is used', async () => {
  const { code, output } = await runUntilExit({}, CLI)
  expect(code).toBe(2)
  expect(output).toContain('npm run restore -- ARQUIVO [--yes]')
})

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
  const { code, output } = await runHere(CLI, args)
  expect(code).toBe(2)
  expect(output).toContain('npm run restore -- ARQUIVO [--yes]')
})
