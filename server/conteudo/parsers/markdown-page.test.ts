import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { parseMarkdownPage } from './markdown-page.ts'

describe('parseMarkdownPage', () => {
  it.each([
    '1. Primeiro',
    '- um',
    '* um',
    '+ um',
    '*ênfase* e **força** e _traço_',
    '`código` e ~~~',
    '```js',
    '<b>negrito</b>',
    '<!-- oculto -->',
    '&amp; e &nbsp; e &#65;',
    '\\*escape\\* e \\',
    '[texto](https://exemplo.org) e ![imagem](a.png)',
    '[rótulo]: https://exemplo.org',
    '<https://exemplo.org>',
    '#sem espaço',
    '* * *',
    '___',
    '“Aspas” — travessão – e\u00A0espaço duro… art. 3.º',
  ])('takes %j as plain text', (texto) => {
    const { blocos, problems } = parse(`${texto}\n`)
    expect(problems).toEqual([])
    expect(blocos).toEqual([{ tipo: 'paragrafo', line: 1, inlines: [{ texto, line: 1 }] }])
  })

  it('takes every paragraph of one line letter for letter', () => {
    const char = fc.constantFrom(...'aé1. ,;-+*_`~<>&;#\\[]()!|:=“”—')
    const line = fc.string({ unit: char, minLength: 1, maxLength: 30 }).map((text) => `x${text}x`)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const { blocos } = parse(lines.join('\n\n'))
        expect(blocos).toEqual(
          lines.map((texto, index) => ({
            tipo: 'paragrafo',
            line: 2 * index + 1,
            inlines: [{ texto, line: 2 * index + 1 }],
          })),
        )
      }),
      { seed: 1646 },
    )
  })

  it('gives blocks and notes their lines in the file, after the front matter too', () => {
    const { frontMatter, blocos, rodapes, problems } = parse(
      '---\ntitulo: A\n---\n\n## 1\n\nUm[^1] dois[^2]\n\n### Três\n\n> Quatro\n\n[^1]: Gn 1.1\n[^2]: Gn 1.2\n',
    )
    expect(problems).toEqual([])
    expect(frontMatter).toEqual({ text: 'titulo: A', firstLine: 2 })
    expect(blocos.map(({ tipo, line }) => [tipo, line])).toEqual([
      ['titulo', 5],
      ['paragrafo', 7],
      ['titulo', 9],
      ['destaque', 11],
    ])
    expect(rodapes).toEqual([
      { rotulo: '1', texto: 'Gn 1.1', line: 13 },
      { rotulo: '2', texto: 'Gn 1.2', line: 14 },
    ])
  })

  it('begins a paragraph on each numbered line', () => {
    const { blocos, problems } = parse('Regras:[^1]\n1. Uma;[^2] e\n2. duas.\n\n[^1]: Gn 1.1\n[^2]: Gn 1.2\n')
    expect(problems).toEqual([])
    expect(blocos).toEqual([
      {
        tipo: 'paragrafo',
        line: 1,
        inlines: [
          { texto: 'Regras:', line: 1 },
          { rotulo: '1', line: 1 },
        ],
      },
      {
        tipo: 'paragrafo',
        line: 2,
        inlines: [
          { texto: '1. Uma;', line: 2 },
          { rotulo: '2', line: 2 },
          { texto: ' e', line: 2 },
        ],
      },
      { tipo: 'paragrafo', line: 3, inlines: [{ texto: '2. duas.', line: 3 }] },
    ])
  })

  it('sees markers without a note, on their line', () => {
    const { blocos } = parse('Um.[^7]\n')
    expect(blocos).toEqual([
      {
        tipo: 'paragrafo',
        line: 1,
        inlines: [
          { texto: 'Um.', line: 1 },
          { rotulo: '7', line: 1 },
        ],
      },
    ])
  })
})

function parse(text: string) {
  const problems: ContentProblem[] = []
  return { ...parseMarkdownPage(text, reportTo(problems, 'x.md')), problems }
}
