import { expect, it } from 'vitest'
import { findMemoryFolder } from './memory-folder.mjs'

it('knows no folder in memory where there is none, or none with room', () => {
  expect(findMemoryFolder('/nowhere')).toBeUndefined()
  expect(findMemoryFolder('/proc')).toBeUndefined()
})
