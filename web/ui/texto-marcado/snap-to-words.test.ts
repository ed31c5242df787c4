import { describe, expect, it } from 'vitest'
import { snapToWords } from './snap-to-words.ts'

const TEXTO = 'A graça¹ de Deus faz-se ver; d’água, 3.16 e fé1 basta.'

/** @param selected what is selected of the text */
function snap(selected: string): string {
  const inicio = TEXTO.indexOf(selected)
  const { inicio: from, fim } = snapToWords(TEXTO, { inicio, fim: inicio + selected.length })
  return TEXTO.slice(from, fim)
}

describe('snapToWords', () => {
  it.each([
    ['raça¹ de De', 'graça¹ de Deus'],
    ['graça', 'graça'],
    ['az-s', 'faz-se'],
    ['se ver', 'faz-se ver'],
    ['água', 'd’água'],
    ['.1', '3.16'],
    ['fé', 'fé'],
    [' de ', ' de '],
    ['; ', '; '],
    [TEXTO, TEXTO],
  ])('makes %j %j', (selected, whole) => {
    expect(snap(selected)).toBe(whole)
  })

  it('leaves an empty range where it is', () => {
    expect(snapToWords(TEXTO, { inicio: 4, fim: 4 })).toEqual({ inicio: 4, fim: 4 })
  })
})
