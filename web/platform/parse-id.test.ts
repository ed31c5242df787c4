import { describe, expect, it } from 'vitest'
import { parseId } from './parse-id.ts'

describe('parseId', () => {
  it('reads digits', () => {
    expect(parseId('20')).toBe(20)
    expect(parseId('0')).toBe(0)
  })

  it('refuses everything else', () => {
    for (const param of [undefined, '', 'abc', '1.5', '-1', '1e3', ' 1', '9999999999']) {
      expect(parseId(param), String(param)).toBeNull()
    }
  })
})
