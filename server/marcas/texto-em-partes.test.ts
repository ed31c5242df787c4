import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movePalavras } from './move-marcas.ts'
import { citePalavras, findPalavras, findUnicas, joinPartes, type TextoEmPartes } from './texto-em-partes.ts'

const textOf = (...partes: string[]): TextoEmPartes =>
  joinPartes(partes.map((texto, index) => ({ id: index + 1, texto, junta: ' ' })))

function quote(corrido: TextoEmPartes, trecho: string) {
  const lugar = findUnicas(corrido, trecho)
  const citacao = lugar && citePalavras(corrido, lugar)
  if (!citacao || 'message' in citacao) throw new Error(`not there once: ${trecho}`)
  return { lugar, citacao }
}

describe('words that were marked', () => {
  it('are found where parts begin elsewhere by now', () => {
    const before = textOf('Deus é espírito, e é santo.', 'Ele é amor.')
    const { lugar, citacao } = quote(before, 'espírito, e é santo. Ele')
    expect(citacao).toMatchObject({ antes: 'Deus é ', depois: ' é amor.' })
    const after = textOf('O Deus vivo é espírito,', 'e é santo.', 'Ele é amor.')
    expect(movePalavras(after, lugar, citacao)).toEqual({ parte_inicio: 1, inicio: 14, parte_fim: 3, fim: 3 })
    expect(movePalavras(before, lugar, citacao)).toEqual(lugar)
  })

  it('are gone when only others like them are left, unless they are long', () => {
    const before = textOf('Há um só Deus vivo e verdadeiro.', 'Quem crê em Deus não perece.')
    const { citacao } = quote(before, 'Deus vivo')
    const short = { ...citacao, trecho: 'Deus' }
    expect(findPalavras(textOf('Há um só Senhor.', 'Quem crê em Deus não perece.'), short)).toBeNull()
    const { citacao: long } = quote(before, 'Deus vivo e verdadeiro. Quem crê')
    expect(findPalavras(textOf('Eis o', 'Deus vivo e verdadeiro.', 'Quem crê vive.'), long)).toMatchObject({
      parte_inicio: 2,
    })
  })

  it('are none where they stand twice and nothing else is known', () => {
    expect(findUnicas(textOf('a fé e a fé'), 'a fé')).toBeNull()
    expect(findUnicas(textOf('a fé', 'e a graça'), 'fé e')).toMatchObject({ inicio: 2, fim: 1 })
  })

  it('are found again after any change around them', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé]{1,6}$/), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(words, words, words, (before, changed, after) => {
        const trecho = 'CERTAS PALAVRAS QUE FICAM NELE'
        const old = textOf(`${before.join(' ')} ${trecho}`, after.join(' '))
        const { lugar, citacao } = quote(old, trecho)
        const next = textOf(...changed, `${trecho} ${after.join(' ')}`)
        const moved = movePalavras(next, lugar, citacao)
        expect(moved && citePalavras(next, moved)).toMatchObject({ trecho })
      }),
    )
  })
})
