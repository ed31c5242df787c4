import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanBiblia } from './clean-text.ts'
import { tidyText } from './formats/tidy-text.ts'
import { movePositions } from './move-positions.ts'

/** Where '^' stands in the text before is moved; what comes out is shown in the text after. */
function moveMark(marked: string, after: string, kind: 'bloco' | 'nota'): string {
  const posicao = marked.indexOf('^')
  const before = marked.replace('^', '')
  const mark = kind === 'bloco' ? { blocos: [{ posicao, tipo: 'p' as const }] } : undefined
  const moved = movePositions(before, after, mark ?? { notas: [{ posicao, tipo: 'nota', texto: 'n' }] })
  const to = moved.blocos?.[0]?.posicao ?? moved.notas?.[0]?.posicao ?? -1
  return `${after.slice(0, to)}^${after.slice(to)}`
}

describe('movePositions', () => {
  it.each([
    ['  ^ Um dois', 'Um dois', '^Um dois'],
    ['Um ^ \n dois', 'Um dois', 'Um ^dois'],
    ['Um^, dois', 'Um, dois', 'Um, ^dois'],
    ['Um ^[dois ] três', 'Um [dois] três', 'Um ^[dois] três'],
    ['Um [dois ^] três', 'Um [dois] três', 'Um [dois] ^três'],
    ['tamb~em ^é', 'também é', 'também ^é'],
    ['a,^b', 'a, b', 'a, ^b'],
    ['cafe\u0301 ^e pa\u0303o', 'café e pão', 'café ^e pão'],
    ['\u{1F54A}\u{1F54A}  ^fim', '\u{1F54A}\u{1F54A} fim', '\u{1F54A}\u{1F54A} ^fim'],
    ['Um ^', 'Um', 'Um^'],
  ])('puts what begins at %j before a word of %j', (marked, after, expected) => {
    expect(moveMark(marked, after, 'bloco')).toBe(expected)
  })

  it.each([
    ['^ Um', 'Um', '^Um'],
    ['Um^ , dois', 'Um, dois', 'Um^, dois'],
    ['Um ^, dois', 'Um, dois', 'Um^, dois'],
    ['[Um^ ] dois', '[Um] dois', '[Um]^ dois'],
    ['e\u0301^ um', 'é um', 'é^ um'],
  ])('puts a note at %j behind a word of %j', (marked, after, expected) => {
    expect(moveMark(marked, after, 'nota')).toBe(expected)
  })

  it('keeps marks sorted, inside the text and where words begin, however the text is tidied and cleaned', () => {
    const word = fc.stringMatching(/^[[(“]?(?:[A-Za-z]|é|e\u0301){1,6}[\])”]?[,.;:!?]?$/)
    const space = fc.constantFrom(' ', '  ', '\n', '\u200B ', ' \t')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, space, fc.boolean()), { minLength: 1 }), (parts) => {
        let lido = ''
        const blocos: { posicao: number; tipo: 'p' }[] = []
        for (const [text, gap, marked] of parts) {
          if (marked) blocos.push({ posicao: lido.length, tipo: 'p' })
          lido += text + gap
        }
        const tidied = tidyText(lido)
        expect(tidyText(tidied)).toBe(tidied)
        const first = movePositions(lido, tidied, { blocos })
        expectAtWords(tidied, first.blocos ?? [])
        const { biblia } = cleanBiblia(oneVerse(tidied, first))
        const [cleaned] = biblia.livros[0]?.capitulos[0]?.versiculos ?? []
        expectAtWords(cleaned?.texto ?? '', cleaned?.estrutura?.blocos ?? [])
      }),
    )
  })
})

function expectAtWords(texto: string, blocos: readonly { posicao: number }[]): void {
  const places = blocos.map(({ posicao }) => posicao)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const place of places) {
    expect(place).toBeLessThanOrEqual(texto.length)
    expect(texto.slice(0, place)).not.toMatch(/\p{L}$/u)
    expect(texto.slice(place)).not.toMatch(/^[\s\p{M},;:.!?\]]/u)
  }
}

function oneVerse(texto: string, estrutura: Parameters<typeof movePositions>[2]) {
  const versiculos = [{ numero: 1, texto, estrutura }]
  const livros = [{ id: 1, capitulos: [{ numero: 1, titulo: null, versiculos }] }]
  return { nome: 'Prova', versao: null, licenca: null, atribuicao: null, livros }
}
