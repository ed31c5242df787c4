import { describe, expect, it } from 'vitest'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { MAX_CAPITULOS_DO_ARTIGO, parseArtigo } from './parse-artigo.ts'

function parse(fonte: string) {
  const problems: ContentProblem[] = []
  const capitulos = parseArtigo(fonte, 'O artigo', reportTo(problems, 'artigo'))
  return { capitulos, problems: problems.map(({ line, reason }) => [line, reason]) }
}

const textos = (fonte: string) =>
  parse(fonte).capitulos.map(({ titulo, paragrafos }) => [titulo, ...paragrafos.map(({ texto }) => texto)])

describe('parseArtigo', () => {
  it('begins a chapter with ##, and with the title of the article what stands above the first', () => {
    expect(textos('Antes.\n\n## Um\n\nA\nB.\n\nC.\n\n## Dois\n\nD.\n')).toEqual([
      ['O artigo', 'Antes.'],
      ['Um', 'A B.', 'C.'],
      ['Dois', 'D.'],
    ])
    expect(textos('## Um\n\nA.')).toEqual([['Um', 'A.']])
  })

  it('puts sections over the paragraph below, and keeps headings that none follows', () => {
    const { capitulos } = parse('### Um\n\nA.\n\nB.\n\n### Dois\n\n#### Três\n\nC.\n\n### Fim\n')
    const [capitulo] = capitulos
    expect(capitulo?.paragrafos.map(({ titulo, tipo, texto }) => [titulo, tipo, texto])).toEqual([
      ['Um', 'paragrafo', 'A.'],
      [null, 'paragrafo', 'B.'],
      [null, 'titulo', 'Dois'],
      ['Três', 'paragrafo', 'C.'],
      [null, 'titulo', 'Fim'],
    ])
    expect(capitulo?.secoes).toEqual([
      { titulo: 'Um', nivel: 1, paragrafo: 1 },
      { titulo: 'Dois', nivel: 1, paragrafo: 3 },
      { titulo: 'Três', nivel: 2, paragrafo: 4 },
      { titulo: 'Fim', nivel: 1, paragrafo: 5 },
    ])
  })

  it('reads emphasis, links and code as ranges of plain text', () => {
    const { capitulos, problems } = parse(
      'A *fé **viva*** vem [do ouvir](https://exemplo.com.br), `não` da vista.',
    )
    expect(problems).toEqual([])
    const [paragrafo] = capitulos[0]?.paragrafos ?? []
    expect(paragrafo?.texto).toBe('A fé viva vem do ouvir, não da vista.')
    const cut = paragrafo?.marcas.map((marca) => [marca.tipo, paragrafo.texto.slice(marca.inicio, marca.fim)])
    expect(cut).toEqual([
      ['forte', 'viva'],
      ['enfase', 'fé viva'],
      ['externa', 'do ouvir'],
      ['codigo', 'não'],
    ])
  })

  it('reads quotations, lists in lists, code and rules', () => {
    const { capitulos, problems } = parse(
      '> Um.\n>\n> > Dois.\n\n3. a\n4. b\n   - c\n\n   d\n\n```\ncodigo *a*\n```\n\n---\n\nFim.\n\n---\n',
    )
    expect(problems).toEqual([])
    expect(capitulos[0]?.paragrafos.map(({ tipo, texto, detalhes }) => [tipo, texto, detalhes])).toEqual([
      ['citacao', 'Um.', { nivel: 1 }],
      ['citacao', 'Dois.', { nivel: 2 }],
      ['item', 'a', { nivel: 1, marcador: '3.' }],
      ['item', 'b', { nivel: 1, marcador: '4.' }],
      ['item', 'c', { nivel: 2, marcador: '•' }],
      ['item', 'd', { nivel: 1 }],
      ['codigo', 'codigo *a*', {}],
      ['separador', '', {}],
      ['paragrafo', 'Fim.', {}],
    ])
  })

  it('places each note at the end of the chapter that calls it first, and leads there', () => {
    const { capitulos, problems } = parse(
      '## Um\n\nA.[^x]\n\n## Dois\n\nB.[^y] C.[^x]\n\n[^x]: Nota *um*.[^z]\n[^y]: Nota dois.\n[^z]: Da nota.\n',
    )
    expect(problems).toEqual([])
    const [um, dois] = capitulos
    expect(um?.paragrafos.map(({ texto, detalhes }) => [texto, detalhes])).toEqual([
      ['A.1', {}],
      ['Nota um.3', { marcador: '1' }],
      ['Da nota.', { marcador: '3' }],
    ])
    expect(um?.paragrafos[0]?.marcas).toEqual([
      { tipo: 'ligacao', inicio: 2, fim: 3, capitulo: 1, paragrafo: 2, nota: true },
    ])
    expect(dois?.paragrafos[0]?.marcas).toEqual([
      { tipo: 'ligacao', inicio: 2, fim: 3, capitulo: 2, paragrafo: 2, nota: true },
      { tipo: 'ligacao', inicio: 6, fim: 7, capitulo: 1, paragrafo: 2, nota: true },
    ])
  })

  it('takes tags, indentation and underlines for words', () => {
    expect(textos('    <b>Um</b> & &amp; dois\n---\n')).toEqual([['O artigo', '<b>Um</b> & & dois']])
  })

  it.each([
    ['nothing', ' \n', [[undefined, 'O artigo não tem texto.']]],
    ['a chapter without text', '## A\n\n## B\n\nC.', [[1, 'O capítulo “A” não tem texto.']]],
    ['#', '# A\n\nB.', [[1, 'Os capítulos levam “##”; o título do artigo fica na ficha.']]],
    ['an image', 'A.\n\n![b](c.png)', [[3, 'Os artigos não têm imagens: retire “![…](…)”.']]],
    [
      'a script as an address',
      '[a](javascript:alert)',
      [[1, 'O endereço “javascript:alert” deve começar com https://.']],
    ],
    ['a note that nothing calls', 'A.\n\n[^x]: B.', [[3, 'A nota [^x] não é chamada em lugar nenhum.']]],
  ])('says what is wrong: %s', (_, fonte, expected) => {
    expect(parse(fonte).problems).toEqual(expected)
  })

  it('refuses what is made to take long, and bounds chapters', () => {
    const muito = 'O texto tem partes dentro de partes demais.'
    for (const sinal of ['>', '- ', '1. ', '[^1]: ', '> - '])
      expect(parse(`A.\n\n${sinal.repeat(10_000)}`).problems).toEqual([[3, muito]])
    expect(parse(`A.\n\n${'- '.repeat(7)}a`).problems).toEqual([[3, muito]])
    expect(parse('- '.repeat(6).concat('a')).problems).toEqual([])
    expect(parse('## A\n\nB.\n\n'.repeat(MAX_CAPITULOS_DO_ARTIGO + 1)).problems).toHaveLength(1)
  })
})
