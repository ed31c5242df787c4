/** What the publisher's command says before it opens a database. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { runUntilExit } from '#tests/support/spawn-server.ts'

const CLI = join(PROJECT_ROOT, 'server/conteudo/cli.ts')

it.each([
  [[]],
  [['import']],
  [['import', 'biblia']],
  [['import', 'ebook']],
  [['import', 'nada', 'x']],
  [['--nada']],
  [['export']],
  [['import', 'biblia', 'b.xml', '--versificacao', 'nada']],
  [['import', 'padroes', '--rigoroso']],
])('npm run content shows how it is used for %j', async (args) => {
  const { code, output } = await runUntilExit({}, CLI, args)
  expect(code).toBe(2)
  expect(output).toContain('npm run content -- import biblia ARQUIVO')
})
