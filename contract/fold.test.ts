import { describe, expect, it } from 'vitest'
import { foldText } from './fold.ts'

describe('foldText', () => {
  it.each([
    ['Confissão  de FÉ', 'confissao de fe'],
    ['  Salvação\n eterna ', 'salvacao eterna'],
    ['ação', 'acao'],
    ['', ''],
  ])('%j → %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})
