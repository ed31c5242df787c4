import { expect, it } from 'vitest'
import { isSupported } from './node-version.mjs'

it.each([
  ['v18.20.8', false],
  ['v20.0.0', true],
  ['v24.21.0', true],
  ['v100.0.0', true],
])('%s: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported)
})
