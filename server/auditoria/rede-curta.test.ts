import { describe, expect, it } from 'vitest'
import { redeCurta } from './rede-curta.ts'

describe('redeCurta', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:5:1:2:3:4:5', '2001:db8:5::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['inventado', 'desconhecida'],
    ['', 'desconhecida'],
  ])('shortens %s to %s', (ip, short) => {
    expect(redeCurta(ip)).toBe(short)
  })
})
