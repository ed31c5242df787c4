import { describe, expect, it } from 'vitest'
import { type PassagemMarcada, type Recusa, readPassagem } from './passagem.ts'

const TEXTO = 'No princípio era o Verbo, e o Verbo estava com Deus, e o Verbo era Deus.'

function messageOf(result: PassagemMarcada | Recusa): string {
  return 'message' in result ? result.message : ''
}

describe('readPassagem', () => {
  it('reads words inside one paragraph, and what stands around them', () => {
    expect(readPassagem([TEXTO], { inicio: 19, fim: 24 })).toEqual({
      trecho: 'Verbo',
      antes: 'No princípio era o ',
      depois: ', e o Verbo estava com Deus, e o',
    })
  })

  it('joins paragraphs with line breaks', () => {
    expect(readPassagem(['um dois', 'três', '', 'quatro cinco'], { inicio: 3, fim: 6 })).toEqual({
      trecho: 'dois\ntrês\n\nquatro',
      antes: 'um ',
      depois: ' cinco',
    })
  })

  it('takes a whole paragraph, and one that ends in a character of two units', () => {
    expect(readPassagem(['a 🕊️'], { inicio: 0, fim: 5 })).toEqual({ trecho: 'a 🕊️', antes: '', depois: '' })
  })

  it('cuts no character in two', () => {
    expect(messageOf(readPassagem(['a 🕊 b'], { inicio: 3, fim: 6 }))).toBe('O início divide um caractere.')
    expect(messageOf(readPassagem(['a 🕊 b'], { inicio: 0, fim: 3 }))).toBe('O fim divide um caractere.')
    const doves = '🕊'.repeat(40)
    const around = readPassagem([`${doves}. x .${doves}`], { inicio: 82, fim: 83 })
    expect(around).toEqual({ trecho: 'x', antes: `${'🕊'.repeat(15)}. `, depois: ` .${'🕊'.repeat(15)}` })
  })

  it.each([
    [['abc'], { inicio: 2, fim: 2 }, 'O fim da passagem deve ficar depois do início.'],
    [['abc'], { inicio: 2, fim: 1 }, 'O fim da passagem deve ficar depois do início.'],
    [['abc'], { inicio: 4, fim: 5 }, 'O início fica fora do parágrafo.'],
    [['abc'], { inicio: 0, fim: 4 }, 'O fim fica fora do parágrafo.'],
    [['abc', 'def'], { inicio: 3, fim: 0 }, 'Escolha ao menos uma palavra.'],
    [['x'.repeat(5_001)], { inicio: 0, fim: 5_001 }, 'A passagem deve ter no máximo 5.000 caracteres.'],
  ])('refuses %#', (textos, faixa, message) => {
    expect(messageOf(readPassagem(textos, faixa))).toBe(message)
  })

  it('takes 5,000 characters', () => {
    expect(messageOf(readPassagem(['x'.repeat(5_000)], { inicio: 0, fim: 5_000 }))).toBe('')
  })
})
