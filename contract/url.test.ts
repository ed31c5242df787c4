import { describe, expect, it } from 'vitest'
import { capituloCfw } from './cfw.ts'
import { buildUrl } from './url.ts'

describe('buildUrl', () => {
  it('fills in parameters and leaves undefined query values out', () => {
    expect(buildUrl(capituloCfw.path, { params: { id: 20 } })).toBe('/api/cfw/20')
    expect(
      buildUrl('/a/:b/c', { params: { b: 'x/y' }, query: { titulo: 'São João', cursor: undefined } }),
    ).toBe('/api/a/x%2Fy/c?titulo=S%C3%A3o+Jo%C3%A3o')
  })
})
