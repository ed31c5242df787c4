/** Calls without the CSRF token of a page: whoever makes them has no cookie, so that a page has nothing to gain by them. */
import { expect, it } from 'vitest'
import { listEndpoints } from './support/contract-endpoints.ts'

it('are open to anyone, so that a session never counts in them', async () => {
  const calls = (await listEndpoints()).filter(({ csrf }) => csrf === false)
  expect(calls.length).toBeGreaterThan(2)
  expect(calls.filter(({ access }) => access !== 'public').map(({ path }) => path)).toEqual([])
})
