import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { SLOW } from './slow-first.ts'
import { SQLITE_ONLY } from './sqlite-only.ts'

it('names test files that there are', () => {
  const named = [...SLOW, ...SQLITE_ONLY]
  expect(named.filter((file) => !existsSync(join(PROJECT_ROOT, file)))).toEqual([])
})
