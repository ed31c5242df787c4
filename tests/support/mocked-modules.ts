/**
 * Test files of a worker share the modules that they have read (vitest.config.ts). A module that was read before a test file
 * replaces what it imports would keep the real one, and one that was read with a replacement would keep that: so a file
 * that calls `vi.mock` reads its modules itself, and leaves none behind.
 */
import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

const { testPath } = expect.getState()
if (testPath === undefined) throw new Error('There is no test file.')

if (readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules()
  afterAll(() => {
    vi.resetModules()
  })
}
