/** Who may do what, on the application itself; `npm run torture` asks the real server the same. */
import { expect, it } from 'vitest'
import { setupTestApp } from '#tests/support/test-app.ts'
import { runMatrix } from '#tests/torture/access/matrix.ts'
import { sendToApp } from './send-to-app.ts'

/** A thousand calls and some hundred commits: seconds, but not on a machine with other work. */
const TIMEOUT_MS = 300_000

const harness = setupTestApp()

it(
  'lets in exactly those whom the contract lets in',
  async () => {
    const { cells, violations } = await runMatrix(harness.db, sendToApp(harness.app))
    expect(violations).toEqual([])
    expect(cells).toBeGreaterThan(1_000)
  },
  TIMEOUT_MS,
)
