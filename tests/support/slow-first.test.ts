import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { SLOW } from './slow-first.ts'

it('names test files that there are', () => {
  expect(SLOW.filter((file) => !existsSync(join(PROJECT_ROOT, file)))).toEqual([])
})
