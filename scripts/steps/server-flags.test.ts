import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { COMMAND_FLAGS, SERVER_ENV, SERVER_FLAGS } from './server-flags.mjs'

it('an installed release runs the server and the commands as npm does', () => {
  const command = readFileSync(join(PROJECT_ROOT, 'bin/mbw'), 'utf8')
  expect(command).toContain(`exec "$node" ${SERVER_FLAGS.join(' ')} "$home/dist/server/main.js"`)
  for (const [name, value] of Object.entries(SERVER_ENV)) {
    expect(command).toContain(`export ${name}="\${${name}-${value}}"`)
  }
  for (const feature of ['contas', 'conteudo', 'copias']) {
    expect(command).toContain(`exec "$node" ${COMMAND_FLAGS.join(' ')} "$home/dist/server/${feature}/cli.js"`)
  }
})
