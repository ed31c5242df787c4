import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readUltimaLeitura, writeUltimaLeitura } from './ultima-leitura.ts'

const KEY = 'mbw:ultima-leitura'
const leitura = {
  path: '/cfw/capitulo/20',
  titulo: 'Da Liberdade Cristã',
  rotulo: 'Confissão de Fé, capítulo 20',
}

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

describe('the last page read', () => {
  it('is none on a first visit, then what was written', () => {
    expect(readUltimaLeitura()).toBeNull()
    writeUltimaLeitura(leitura)
    expect(readUltimaLeitura()).toEqual(leitura)
  })

  it.each(['{', '{"path":"/x"}', JSON.stringify({ ...leitura, path: 'https://exemplo.com' })])(
    'is none when storage holds %s',
    (text) => {
      stored.set(KEY, text)
      expect(readUltimaLeitura()).toBeNull()
    },
  )

  it('does without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readUltimaLeitura()).toBeNull()
    expect(() => writeUltimaLeitura(leitura)).not.toThrow()
  })
})
