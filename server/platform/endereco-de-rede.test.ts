import { describe, expect, it } from 'vitest'
import { enderecoDeRede } from './endereco-de-rede.ts'

describe('enderecoDeRede', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:ffff::1', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::8', '1:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ])('counts %s as %s', (ip, counted) => {
    expect(enderecoDeRede(ip)).toBe(counted)
  })

  it('tells two networks apart and keeps the addresses of one together', () => {
    expect(enderecoDeRede('2001:db8:0:1::1')).toBe(enderecoDeRede('2001:db8:0:1:abcd::9'))
    expect(enderecoDeRede('2001:db8:0:1::1')).not.toBe(enderecoDeRede('2001:db8:0:2::1'))
  })

  it('counts what is no address as it stands', () => {
    expect(enderecoDeRede('')).toBe('')
    expect(enderecoDeRede('desconhecido')).toBe('desconhecido')
  })
})
