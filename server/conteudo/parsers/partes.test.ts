import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { separatorBefore } from '#contract/separator-before.ts'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import type { Inline } from './inlines.ts'
import { parsePartes } from './partes.ts'

describe('parsePartes', () => {
  it('ends a part at each marker and at the end of the paragraph', () => {
    const { partes, problems } = parse('Pela fé,', 1, ' somente,', 2, ' somos salvos.')
    expect(problems).toEqual([])
    expect(partes).toEqual([
      { marcador: 1, texto: 'Pela fé,', referencias: [] },
      { marcador: 2, texto: 'somente,', referencias: [] },
      { marcador: null, texto: 'somos salvos.', referencias: [] },
    ])
  })

  it('leaves no part behind the last marker', () => {
    expect(parse('Pela fé.', 1).partes).toHaveLength(1)
  })

  it('lets a part begin with the punctuation that closes the one before', () => {
    const { partes, problems } = parse('(pela fé', 1, ') somente.')
    expect(problems).toEqual([])
    expect(partes.map(({ texto }) => separatorBefore(texto))).toEqual([' ', ''])
  })

  it('gives back the paragraph when the parts are put together again', () => {
    const word = fc.constantFrom('fé', '(a', 'b)', '“Deus”', '1.', '—', 'Êx,', 'só;')
    const stretch = fc
      .array(word, { minLength: 1, maxLength: 4 })
      .map((words) => ['o', ...words].join(' '))
      .chain((text) => fc.constantFrom(text, `)${text}`, `, ${text}`, `” ${text}`))
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 1, maxLength: 5 }), (stretches) => {
        const written = stretches.map((texto, index) => (index === 0 ? '' : separatorBefore(texto)) + texto)
        const { partes, problems } = parse(...written.flatMap((texto, index) => [texto, index + 1]))
        expect(problems).toEqual([])
        const again = partes.map(({ texto }, index) => (index === 0 ? '' : separatorBefore(texto)) + texto)
        expect(again).toEqual(written)
      }),
      { seed: 1646 },
    )
  })
})

/** A paragraph on line 1: strings are text, numbers are markers. */
function parse(...pieces: (string | number)[]) {
  const problems: ContentProblem[] = []
  const inlines: Inline[] = pieces.map((piece) =>
    typeof piece === 'number' ? { rotulo: String(piece), line: 1 } : { texto: piece, line: 1 },
  )
  return { partes: parsePartes(inlines, new Map(), reportTo(problems, 'x.md')), problems }
}
