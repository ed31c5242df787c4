import { describe, expect, it } from 'vitest'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { parseHarmonias } from './harmonias.ts'

const ALVOS = {
  paginas: new Map([
    [1, 33],
    [2, 196],
    [5, 15],
  ]),
  ebooks: new Set(['confissao-belga']),
}

describe('parseHarmonias', () => {
  it('reads members in the order of the standards', () => {
    const { harmonias, problems } = parse(
      '# A fé\n\n- tema: A fé\n  cmw: [72]\n  cfw: [14]\n  ebooks: [confissao-belga]\n',
    )
    expect(problems).toEqual([])
    expect(harmonias).toEqual([
      {
        tema: 'A fé',
        ordem: 1,
        membros: [
          { simbolo: 1, numero: 14 },
          { simbolo: 2, numero: 72 },
        ],
        ebooks: ['confissao-belga'],
      },
    ])
  })

  it.each([
    ['a page that does not exist', '- tema: A\n  cfw: [1, 34]\n', [2, 'CFW 34 não existe (vai de 1 a 33).']],
    ['page 0', '- tema: A\n  cfw: [1]\n  dcpu: [0]\n', [3, 'DCPU 0 não existe (vai de 1 a 15).']],
    ['a page twice', '- tema: A\n  cfw: [1, 1]\n', [2, 'CFW 1 está repetido neste tema.']],
    ['an unknown ebook', '- tema: A\n  cfw: [1]\n  ebooks: [x]\n', [3, 'O ebook “x” não existe.']],
    ['one member', '- tema: A\n  cfw: [1]\n', [1, 'O tema “A” deve ter pelo menos dois membros.']],
    [
      'a theme twice',
      '- tema: A\n  cfw: [1, 2]\n- tema: A\n  cfw: [1, 2]\n',
      [3, 'O tema “A” está repetido.'],
    ],
    ['no theme', '- cfw: [1, 2]\n', [1, '“tema” do item 1 está faltando.']],
    [
      'an unknown standard',
      '- tema: A\n  cfw: [1, 2]\n  xyz: [1]\n',
      [3, '“xyz” do item 1 é uma chave desconhecida.'],
    ],
    [
      'a number as text',
      '- tema: A\n  cfw: [1, dois]\n',
      [2, 'O item 2 de “cfw” deve ser um número inteiro.'],
    ],
    ['something else', 'tema: A\n', [1, 'O conteúdo deve ser uma lista.']],
  ])('refuses %s', (_, text, expected) => {
    expect(parse(text).problems.map(({ line, reason }) => [line, reason])).toEqual([expected])
  })
})

function parse(text: string) {
  const problems: ContentProblem[] = []
  return { harmonias: parseHarmonias(text, ALVOS, reportTo(problems, 'harmonias.yaml')), problems }
}
