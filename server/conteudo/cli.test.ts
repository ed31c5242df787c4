/** What the publisher's command says before it opens a database. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { runHere } from '#tests/support/run-here.ts'
import { runUntilExit } from '#tests/support/spawn-server.ts'

const CLI = join(PROJECT_ROOT, 'server/conteudo/cli.ts')

it('as a process it ends with 2 and shows how it is used', async () => {
  const { code, output } = await runUntilExit({}, CLI)
  expect(code).toBe(2)
  expect(output).toContain('npm run content -- import biblia ARQUIVO')
})

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
  [['import', 'padroes', '--idioma', 'en']],
  [['import', 'padroes', '--idioma', 'fr', 'pasta']],
  [['import', 'biblia', '--idioma', 'en', 'b.xml']],
  [['remove', 'padroes', '--idioma', 'en', 'pasta']],
  [['remove', 'padroes']],
])('npm run content shows how it is used for %j', async (args) => {
  const { code, output } = await runHere(CLI, args)
  expect(code).toBe(2)
  expect(output).toContain('npm run content -- import biblia ARQUIVO')
})
