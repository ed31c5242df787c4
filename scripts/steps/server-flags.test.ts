import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { SERVER_FLAGS } from './server-flags.mjs'

it('an installed release runs the server as `npm start` does', () => {
  const command = readFileSync(join(PROJECT_ROOT, 'bin/mbw'), 'utf8')
  expect(command).toContain(`exec "$node" ${SERVER_FLAGS.join(' ')} "$home/server/main.ts"`)
})
