import { describe, expect, it } from 'vitest'
import { analisarDocumento } from '../analise/colunas.ts'
import { Dicionario } from './dicionario.ts'

function write(dicionario: Dicionario, titulo: string, texto: string) {
  return dicionario.write(analisarDocumento({ titulo, texto }))
}

describe('Dicionario', () => {
  it('writes one unit for each word, the same for the same word', () => {
    const dicionario = new Dicionario()
    const { titulo, texto } = write(dicionario, 'Da Fé', 'A fé, e a FE')
    expect([titulo.length, texto.length]).toEqual([2, 5])
    expect([texto[1], texto[4]]).toEqual([titulo[1], titulo[1]])
    expect(write(dicionario, '', '')).toEqual({ titulo: '', texto: '' })
  })

  it('knows a word by its number, and what its forms share', () => {
    const dicionario = new Dicionario()
    const { texto } = write(dicionario, '', 'a graça e as graças')
    const [graca, gracas] = [texto.charCodeAt(1), texto.charCodeAt(4)]
    expect(dicionario.formaOf(graca)).toBe('graca')
    expect(dicionario.findForma('graca')).toBe(graca)
    expect(gracas).not.toBe(graca)
    expect(dicionario.raizOf(gracas)).toBe(dicionario.raizOf(graca))
    expect([texto.charCodeAt(0), graca].map((palavra) => dicionario.isVazia(palavra))).toEqual([true, false])
    expect(dicionario.findForma('lei')).toBe(-1)
    expect(dicionario.findRaiz('lei')).toBe(-1)
  })

  it('keeps every unit, also those that are halves of a pair elsewhere', () => {
    const dicionario = new Dicionario()
    const words = Array.from({ length: 0xffff }, (_, index) => `p${index.toString(36)}`)
    const { texto } = write(dicionario, '', words.join(' '))
    expect(texto.length).toBe(0xffff)
    expect([0, 0xd800, 0xdfff, 0xfffe].map((at) => dicionario.formaOf(texto.charCodeAt(at)))).toEqual(
      [0, 0xd800, 0xdfff, 0xfffe].map((at) => words[at]),
    )
    expect(dicionario.hasRoomFor(1)).toBe(false)
    // What has no number any more is not taken for another word.
    const other = write(dicionario, '', 'outra').texto.charCodeAt(0)
    expect(dicionario.formaOf(other)).toBe('')
    expect(dicionario.raizOf(other)).toBe(-2)
  })

  it('lends tables that are empty and nobody else has, with room for all its words', () => {
    const dicionario = new Dicionario()
    write(dicionario, '', 'a graça e a fé')
    const one = dicionario.takeTabela()
    const other = dicionario.takeTabela()
    expect(other).not.toBe(one)
    one[1] = 7
    dicionario.giveBack(one, [1])
    const again = dicionario.takeTabela()
    expect(again).toBe(one)
    expect(again.every((number) => number === 0)).toBe(true)
    dicionario.giveBack(again, [])
    write(dicionario, '', 'em Cristo Jesus nosso Senhor somos justificados de graça')
    expect(dicionario.takeTabela().length).toBeGreaterThanOrEqual(dicionario.size)
  })
})
