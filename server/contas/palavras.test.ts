import { describe, expect, it } from 'vitest'
import { palavrasDaConta, palavrasProcuradas } from './palavras.ts'

const HELENA = {
  username: 'hmonteiro',
  first_name: 'Helena',
  last_name: 'Monteiro da Conceição',
  email: 'Helena.M@exemplo.com.br',
}

describe('the words of an account', () => {
  it('are those of its names and its address, and the address itself', () => {
    expect(palavrasDaConta(HELENA)).toEqual([
      'helena.m@exemplo.com.br',
      'helena',
      'monteiro',
      'da',
      'conceicao',
      'hmonteiro',
      'm',
      'exemplo',
      'com',
      'br',
    ])
  })

  it('are few and short', () => {
    const first_name = Array.from({ length: 100 }, (_, index) => `n${index}`).join(' ')
    const words = palavrasDaConta({ ...HELENA, first_name, email: `${'a'.repeat(200)}@b.c` })
    expect(words).toHaveLength(20)
    expect(Math.max(...words.map(({ length }) => length))).toBe(60)
  })
})

describe('what is looked for', () => {
  it.each([
    ['  Monteiro HELÊNA ', ['monteiro', 'helena']],
    ['helena.m@exem', ['helena.m@exem']],
    ['d’Ávila', ['avila', 'd']],
    ['a b c d e f g', ['a', 'b', 'c', 'd', 'e']],
    [' … ', []],
  ])('in %j is %j', (q, words) => {
    expect(palavrasProcuradas(q)).toEqual(words)
  })
})
