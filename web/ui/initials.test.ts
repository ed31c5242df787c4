import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

const reader = (first_name: string, last_name: string) =>
  initials({ first_name, last_name, email: 'zelia@exemplo.com.br', foto: null })

describe('initials', () => {
  it('come from the two names, or from what there is', () => {
    expect(reader('Helena', 'Monteiro')).toBe('hm')
    expect(reader('Érica', '')).toBe('é')
    expect(reader(' ', '')).toBe('z')
  })
})
