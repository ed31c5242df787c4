import { describe, expect, it } from 'vitest'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import { parseGlossario } from './parse-glossario.ts'

const PARTE = { ordem: 1, paragrafo: 1, marcador: null, subtitulo: null, texto: 'Texto.', referencias: [] }
const secao = (numero: number, partes = [PARTE]) => ({ numero, titulo: null, destaque: null, partes })
const CANON: CanonLivro[] = [{ id: 43, abreviatura: 'Jo', livro: 'João', versiculos: [51, 25, 36] }]
const ALVOS = {
  paginas: [
    { simbolo: 1, numero: 28, titulo: 'Do Batismo', secoes: [secao(1), secao(2, [])] },
    { simbolo: 2, numero: 166, titulo: 'A quem?', secoes: [secao(1)] },
  ],
  canon: CANON,
}

describe('parseGlossario', () => {
  it('reads words and places in their order', () => {
    const { verbetes, problems } = parse(
      '- termos: [pedobatismo, batismo infantil]\n  lugares: [CFW 28.1, CMW 166, CFW 28, Jo 3.3-8]\n',
    )
    expect(problems).toEqual([])
    expect(verbetes).toEqual([
      {
        tipo: 'doutrina',
        ordem: 1,
        termos: ['pedobatismo', 'batismo infantil'],
        lugares: [
          { simbolo: 1, numero: 28, secao: 1 },
          { simbolo: 2, numero: 166, secao: null },
          { simbolo: 1, numero: 28, secao: null },
          { inicio: 43_003_003, fim: 43_003_008 },
        ],
      },
    ])
  })

  it.each([
    ['a chapter that does not exist', '[CFW 1, CFW 34]', [2, 'CFW 1 não existe em CFW.']],
    ['a section that does not exist', '[CFW 28.3]', [2, 'CFW 28.3 não existe em CFW.']],
    ['a section without text', '[CFW 28.2]', [2, 'CFW 28.2 não existe em CFW.']],
    ['a section of an answer', '[CMW 166.1]', [2, 'CMW 166.1 não existe em CMW.']],
    [
      'a verse that does not exist',
      '[Jo 3.40]',
      [2, 'O lugar está errado: Jo 3.40 não existe (o capítulo tem 36 versículos).'],
    ],
    [
      'two places in one',
      '[Jo 3.1; Jo 3.2]',
      [2, '“Jo 3.1; Jo 3.2” deve ser um só lugar: “CFW 8.2”, “CMW 70”, “Jo 3.16”.'],
    ],
    ['no place', '[]', [2, '“lugares” do item 1 deve ter de 1 a 20 itens.']],
  ])('refuses %s on its line', (_, lugares, expected) => {
    const { problems } = parse(`- termos: [batismo]\n  lugares: ${lugares}\n`)
    expect(problems.map(({ line, reason }) => [line, reason])[0]).toEqual(expected)
  })

  it.each([
    ['no word', "['!']", '“termos” do item 1', 'deve ter ao menos uma palavra.'],
    ['none', '[]', '“termos” do item 1', 'deve ter de 1 a 60 itens.'],
    ['the same twice', '[fé, a fé, Fe]', 'O termo “Fe”', 'está repetido.'],
    ['a text', `[${'a'.repeat(121)}]`, '', 'deve ter no máximo 120 letras.'],
  ])('refuses words that are %s', (_, termos, __, reason) => {
    const { problems } = parse(`- termos: ${termos}\n  lugares: [CFW 28]\n`)
    expect(problems).toEqual([{ file: 'doutrinas.yaml', line: 1, reason: expect.stringContaining(reason) }])
  })

  it('bounds the number of entries', () => {
    const { verbetes, problems } = parse('- termos: [a]\n  lugares: [CFW 28]\n'.repeat(2_001))
    expect(verbetes).toBeNull()
    expect(problems[0]?.reason).toContain('deve ter no máximo 2000 itens')
  })
})

function parse(text: string) {
  const problems: ContentProblem[] = []
  return {
    verbetes: parseGlossario(text, 'doutrina', ALVOS, reportTo(problems, 'doutrinas.yaml')),
    problems,
  }
}
