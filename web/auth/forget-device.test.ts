import { beforeEach, expect, it, vi } from 'vitest'
import { forgetDevice } from './forget-device.ts'

// The store looks for its storage while it is imported, which a file before this one may have done without any.
vi.hoisted(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})

const assign = vi.fn()

function makeStorage(...keys: string[]) {
  const kept = new Set(keys)
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (key: string) => kept.delete(key),
  }
}

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('window', { location: { assign } })
})

it('takes everything of the product off the device, and nothing else', () => {
  const local = makeStorage('auth-storage', 'tema', 'mbw:preferencias', 'outro', 'mbw:rascunho:8', 'mbwx')
  const session = makeStorage('mbw:rolagem', 'alheio')
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  forgetDevice()
  expect([...local.kept]).toEqual(['outro', 'mbwx'])
  expect([...session.kept]).toEqual(['alheio'])
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?conta=excluida')
})

it('leaves the page also where storage is refused', () => {
  vi.stubGlobal('localStorage', undefined)
  forgetDevice()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?conta=excluida')
})
