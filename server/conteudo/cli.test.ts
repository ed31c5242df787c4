import { expect, it } from 'vitest'
import { builtProgram } from '#tests/support/built-program.ts'
import { runHere } from '#tests/support/run-here.ts'
import { runUntilExit } from '#tests/support/spawn-server.ts'

const CLI = builtProgram('conteudo/cli')

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
