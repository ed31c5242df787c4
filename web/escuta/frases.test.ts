import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutPedacos, MAX_DA_FRASE, splitFrases } from './frases.ts'

const split = (texto: string) => splitFrases(texto).map(({ inicio, fim }) => texto.slice(inicio, fim))

describe('splitFrases', () => {
  it('ends a sentence at its period, question or exclamation, with what closes it', () => {
    expect(split('Qual é o fim supremo do homem?  “Glorificar a Deus.” Amém! E só.')).toEqual([
      'Qual é o fim supremo do homem?',
      '“Glorificar a Deus.”',
      'Amém!',
      'E só.',
    ])
  })

  it.each([
    'Veja o cap. 3 e o Cap. IV da Confissão.',
    'Leia o v. 5 e os vv. 7–9.',
    'Confira o Sl 119.1 e depois o Sl. 119. 2, com Rm 8. 28.',
    'Assim (cf. Rm 5.12) todos pecaram.',
    'II. Da Escritura Sagrada.',
    'a) O ofício do presbítero.',
    '3. Os anjos e os homens.',
    'Escreveu S. Paulo aos romanos, e J. Owen o explicou.',
    'No séc. XVI d.C. Deus despertou a igreja.',
    'O art. 2 e o Dr. Twisse, Rev. Gouge e a Sra. Hill.',
  ])('goes on in: %s', (texto) => {
    expect(split(texto)).toEqual([texto])
  })

  it('does not take the end of a sentence for an abbreviation', () => {
    expect(split('Assim é. Deus é um. Eu sou o caminho. No século XVI. Depois disso.')).toEqual([
      'Assim é.',
      'Deus é um.',
      'Eu sou o caminho.',
      'No século XVI.',
      'Depois disso.',
    ])
  })

  it('is empty without words', () => {
    expect(split('')).toEqual([])
    expect(split(' … * † \n')).toEqual([])
  })

  it('cuts a long sentence after a semicolon or comma, else between words', () => {
    const clause = 'o Pai não é de ninguém, nem gerado nem procedente'
    const frases = split(`${Array.from({ length: 9 }, () => clause).join('; ')}.`)
    expect(frases.length).toBeGreaterThan(2)
    for (const frase of frases.slice(0, -1)) expect(frase).toMatch(/;$/)
    const semPontos = split('palavra '.repeat(60))
    expect(semPontos.every((frase) => /^(palavra ?)+$/.test(frase))).toBe(true)
  })

  it('loses no word, has an order, and no sentence is longer than the most', () => {
    const word = fc.constantFrom(
      'Deus',
      'é',
      'Cap.',
      'v.',
      '119.1',
      'XVI.',
      'amém.',
      '“ó”',
      'morte!',
      ';',
      ',',
      '—',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 200 }), (words) => {
        const texto = words.join(' ')
        const frases = splitFrases(texto)
        let end = 0
        for (const { inicio, fim } of frases) {
          expect(inicio).toBeGreaterThanOrEqual(end)
          expect(fim).toBeGreaterThan(inicio)
          expect(fim - inicio).toBeLessThanOrEqual(MAX_DA_FRASE)
          end = fim
        }
        const letters = (some: string) => some.replace(/[^\p{L}\p{N}]/gu, '')
        expect(letters(frases.map(({ inicio, fim }) => texto.slice(inicio, fim)).join(''))).toBe(
          letters(texto),
        )
      }),
    )
  })

  it('reads at most so much of a paragraph', () => {
    expect(splitFrases('a'.repeat(1_000_000)).length).toBeLessThanOrEqual(1_400)
  })
})

describe('cutPedacos', () => {
  it('makes pieces that are the text again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 20, max: 120 }), (texto, max) => {
        const pedacos = cutPedacos(texto, max)
        expect(pedacos.map(({ inicio, fim }) => texto.slice(inicio, fim)).join('')).toBe(texto)
        for (const { inicio, fim } of pedacos) expect(fim - inicio).toBeLessThanOrEqual(max)
      }),
    )
  })
})
