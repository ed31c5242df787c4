import { describe, expect, it } from 'vitest'
import { asksForSalto } from './salto-keys.ts'

const press = (key: string, modifiers: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
})

describe('asksForSalto', () => {
  it('takes Ctrl+K and ⌘K everywhere', () => {
    expect(asksForSalto(press('k', { ctrlKey: true }), true)).toBe(true)
    expect(asksForSalto(press('K', { ctrlKey: true }), false)).toBe(true)
    expect(asksForSalto(press('k', { metaKey: true }), true)).toBe(true)
  })

  it('takes the slash only where it is not text', () => {
    expect(asksForSalto(press('/'), false)).toBe(true)
    expect(asksForSalto(press('/'), true)).toBe(false)
  })

  it('leaves other keys alone', () => {
    expect(asksForSalto(press('k'), false)).toBe(false)
    expect(asksForSalto(press('/', { ctrlKey: true }), false)).toBe(false)
    expect(asksForSalto(press('k', { ctrlKey: true, altKey: true }), false)).toBe(false)
  })
})
