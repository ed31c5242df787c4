import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NotaEmEscrita } from './nota-em-escrita.ts'
import {
  listRascunhos,
  notaKey,
  rascunhoKey,
  readRascunho,
  removeRascunho,
  writeRascunho,
} from './rascunhos.ts'

const HELENA = 'helena@exemplo.com.br'
const JONAS = 'jonas@exemplo.com.br'
const PAGINA = { simbolo: 1, numero: 20, nota: null }
const edicao: NotaEmEscrita = {
  id: '01890000-0000-7000-8000-00000000000a',
  titulo: 'Liberdade',
  anotacao: 'Não é licença.\n“fé” 🕊',
  versao: null,
}

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  // As in a browser: the keys are its own, the methods are not.
  const ownKeys = () => [...stored.keys()]
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  vi.stubGlobal('localStorage', new Proxy(methods, { ownKeys, getOwnPropertyDescriptor }))
})

describe('drafts', () => {
  it('are kept on the device until they are removed', () => {
    const key = rascunhoKey(HELENA, PAGINA)
    expect(readRascunho(key)).toBeNull()
    expect(writeRascunho(key, edicao)).toBe(true)
    expect(JSON.parse(stored.get(key) ?? '')).toEqual(edicao)
    expect(readRascunho(key)).toEqual(edicao)
    removeRascunho(key)
    expect(readRascunho(key)).toBeNull()
    expect(stored.size).toBe(0)
  })

  it('are one for each page, note and reader', () => {
    const nota = { ...edicao, versao: 1, data_criacao: '' }
    const keys = [
      rascunhoKey(HELENA, PAGINA),
      rascunhoKey(HELENA, { ...PAGINA, numero: 21 }),
      rascunhoKey(HELENA, { ...PAGINA, simbolo: 2 }),
      rascunhoKey(HELENA, { ...PAGINA, nota }),
      rascunhoKey(JONAS, PAGINA),
    ]
    expect(new Set(keys).size).toBe(5)
    expect(keys[3]).toBe(notaKey(HELENA, edicao.id))
    expect(rascunhoKey('Helena@Exemplo.com.br', PAGINA)).toBe(keys[0])
  })

  it('are listed for their reader only', () => {
    stored.set('mbw:paradas', '{}')
    writeRascunho(rascunhoKey(JONAS, PAGINA), edicao)
    writeRascunho(notaKey(HELENA, 'b'), edicao)
    writeRascunho(notaKey(HELENA, 'a'), edicao)
    expect(listRascunhos(HELENA).split('\n')).toEqual([notaKey(HELENA, 'a'), notaKey(HELENA, 'b')])
  })

  it('are none when the device holds something else', () => {
    const key = rascunhoKey(HELENA, PAGINA)
    for (const text of ['{', '"texto"', JSON.stringify({ ...edicao, id: 'minha' })]) {
      stored.set(key, text)
      expect(readRascunho(key)).toBeNull()
    }
  })

  it.each([
    ['refused', undefined],
    [
      'full',
      {
        length: 0,
        getItem: () => null,
        removeItem: () => undefined,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    ],
  ])('live as long as the page when storage is %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    const key = rascunhoKey(HELENA, PAGINA)
    expect(writeRascunho(key, edicao)).toBe(false)
    expect(readRascunho(key)).toEqual(edicao)
    expect(listRascunhos(HELENA)).toBe(key)
    removeRascunho(key)
    expect(readRascunho(key)).toBeNull()
  })

  it('that the full device did not take are not replaced by the older one it has', () => {
    const key = rascunhoKey(HELENA, PAGINA)
    writeRascunho(key, edicao)
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(writeRascunho(key, { ...edicao, titulo: 'mais novo' })).toBe(false)
    expect(readRascunho(key)?.titulo).toBe('mais novo')
    removeRascunho(key)
  })
})
