import { describe, expect, it } from 'vitest'
import { MAX_FOTO_BYTES } from '#contract/perfil.ts'
import { checkFoto } from './check-foto.ts'

describe('checkFoto', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('lets %s through up to 5 MB', (type) => {
    expect(checkFoto({ type, size: 1 })).toBeNull()
    expect(checkFoto({ type, size: MAX_FOTO_BYTES })).toBeNull()
  })

  it.each(['image/heic', 'image/svg+xml', 'application/pdf', ''])('refuses the type %j', (type) => {
    expect(checkFoto({ type, size: 1000 })).toBe(
      'Este arquivo não é uma foto JPEG, PNG ou WebP. Escolha outro.',
    )
  })

  it('refuses an empty file', () => {
    expect(checkFoto({ type: 'image/png', size: 0 })).toBe('Este arquivo está vazio. Escolha outro.')
  })

  it('tells how large a file is, never as small as the limit', () => {
    expect(checkFoto({ type: 'image/png', size: 7.25 * 1024 * 1024 })).toBe(
      'A foto tem 7,3 MB, e o limite é de 5 MB. Escolha uma menor.',
    )
    expect(checkFoto({ type: 'image/png', size: MAX_FOTO_BYTES + 1 })).toContain('A foto tem 5,1 MB')
  })
})
