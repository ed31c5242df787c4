import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForOffsets, foldText } from './fold.ts'

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

describe('foldForOffsets', () => {
  it('keeps every place', () => {
    expect(foldForOffsets('Confissão\nde  FÉ ﬁm 😀')).toBe('confissao de  fe fim 😀'.replace('fim', 'ﬁm'))
  })

  it('has the length of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldForOffsets(text)).toHaveLength(text.length)
      }),
    )
  })
})
