import { describe, expect, it } from 'vitest'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { parseEbookCapitulo, parseEbookFicha } from './ebook.ts'

const FICHA = `titulo: "Confissão"
subtitulo: null
ano: 1561
kind: livro
autores:
  - { nome: "Guido de Brès", ano_de_nascimento: 1522, ano_de_morte: 1567 }
areas_tematicas: [confissoes]
lancamento: 2026-05-31
prefacio: |
  Um.

  Dois.
`

describe('parseEbookFicha', () => {
  it('reads ebook.yaml', () => {
    expect(ficha(FICHA)).toEqual({
      problems: [],
      ficha: {
        titulo: 'Confissão',
        subtitulo: null,
        ano: 1561,
        kind: 'livro',
        autores: [{ nome: 'Guido de Brès', ano_de_nascimento: 1522, ano_de_morte: 1567 }],
        areas_tematicas: ['confissoes'],
        lancamento: '2026-05-31',
        prefacio: 'Um.\n\nDois.',
      },
    })
  })

  it.each([
    ['a missing key', 'ano: 1561\n', '', [[1, '“ano” está faltando.']]],
    ['a wrong type', '1561\n', 'antigo\n', [[3, '“ano” deve ser um número inteiro.']]],
    ['an unknown kind', 'kind: livro', 'kind: poema', [[4, '“kind” deve ser “livro” ou “artigo”.']]],
    [
      'an author without name',
      'nome:',
      'name:',
      [
        [6, '“nome” do item 1 está faltando.'],
        [6, '“name” do item 1 é uma chave desconhecida.'],
      ],
    ],
    ['no author', /autores:\n.*\n/, 'autores: []\n', [[5, '“autores” deve ter pelo menos um autor.']]],
    [
      'a day that does not exist',
      '05-31',
      '06-31',
      [[8, '“lancamento” deve ser uma data que existe, na forma AAAA-MM-DD.']],
    ],
    [
      'an unknown area',
      '[confissoes]',
      '[confissoes, x]',
      [[7, 'A área temática “x” não está em areas.yaml.']],
    ],
    [
      'an area twice',
      '[confissoes]',
      '[confissoes, confissoes]',
      [[7, 'A área temática “confissoes” está repetida.']],
    ],
    ['an empty preface', /\|[\s\S]*/, '""\n', [[9, '“prefacio” não pode ficar vazio.']]],
    [
      'an alias',
      'subtitulo: null',
      'subtitulo: *a',
      [[2, 'Escreva o valor por extenso, sem “*nome” do YAML.']],
    ],
  ])('refuses %s', (_, from, to, expected) => {
    const { problems } = ficha(FICHA.replace(from, to))
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual(expected)
  })
})

describe('parseEbookCapitulo', () => {
  it('gives a title to the first paragraph below it', () => {
    const { capitulo, problems } = parse('Zero.\n\n### Artigo 1\n\nUm.\n\nDois.\n\n### Artigo 2\n\nTrês.\n')
    expect(problems).toEqual([])
    expect(capitulo).toEqual({
      ordem: 2,
      titulo: 'Da Fé',
      subtitulo: null,
      nivel: 1,
      secoes: [
        { titulo: 'Artigo 1', nivel: 1, paragrafo: 2 },
        { titulo: 'Artigo 2', nivel: 1, paragrafo: 4 },
      ],
      paragrafos: [
        { ordem: 1, titulo: null, texto: 'Zero.' },
        { ordem: 2, titulo: 'Artigo 1', texto: 'Um.' },
        { ordem: 3, titulo: null, texto: 'Dois.' },
        { ordem: 4, titulo: 'Artigo 2', texto: 'Três.' },
      ].map((paragrafo) => ({ ...paragrafo, tipo: 'paragrafo', detalhes: {}, marcas: [] })),
    })
  })

  it('reads the subtitle', () => {
    const text = '---\ntitulo: A\nsubtitulo: B\n---\n\nC.\n'
    expect(parseEbookCapitulo(text, 1, fail)).toMatchObject({ titulo: 'A', subtitulo: 'B' })
  })

  it.each([
    ['no text', '', [undefined, 'O capítulo não tem texto.']],
    ['a section', '## 1\n\nUm.\n', [5, 'Os títulos dentro de um capítulo de ebook levam “###”.']],
    ['two titles', '### A\n\n### B\n\nUm.\n', [5, 'Entre dois títulos deve haver texto.']],
    ['a title at the end', 'Um.\n\n### A\n', [7, 'Depois do título deve haver texto.']],
    ['a block quote', 'Um.\n\n> Dois.\n', [7, 'Os capítulos de ebooks não têm destaques (“> ”).']],
    ['a marker', 'Um.[^1]\n', [5, 'Os capítulos de ebooks não têm notas ([^1]).']],
  ])('refuses %s', (_, body, expected) => {
    expect(parse(body).problems.map(({ line, reason }) => [line, reason])).toEqual([expected])
  })
})

function ficha(text: string) {
  const problems: ContentProblem[] = []
  return { ficha: parseEbookFicha(text, new Set(['confissoes']), reportTo(problems, 'ebook.yaml')), problems }
}

function parse(body: string) {
  const problems: ContentProblem[] = []
  const text = `---\ntitulo: Da Fé\n---\n\n${body}`
  return { capitulo: parseEbookCapitulo(text, 2, reportTo(problems, '02.md')), problems }
}

function fail(line: number | undefined, reason: string): never {
  throw new Error(`${line}: ${reason}`)
}
