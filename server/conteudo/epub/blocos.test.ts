import { describe, expect, it } from 'vitest'
import { toBlocos } from './blocos.ts'
import { readClasses } from './classes-css.ts'
import { toDocumento } from './documento.ts'

const NOTAS = { byElement: new Map(), byLink: new Map(), dropped: new Set<never>() }
const blocosOf = (body: string, css = '') =>
  toBlocos(toDocumento('c.xhtml', body).root, {
    rodapes: NOTAS,
    classes: readClasses([css]),
    idioma: 'pt-BR',
    direcao: 'ltr',
  })
const shown = (body: string) =>
  blocosOf(body).map(({ tipo, texto, detalhes }) => {
    const { nivel, marcador, cabecalho } = detalhes
    return [tipo, texto, ...[marcador, nivel, cabecalho].filter((value) => value !== undefined)]
  })

describe('toBlocos', () => {
  it.each<[string, string, unknown[][]]>([
    [
      'paragraphs without markup',
      'a<p>b</p>c',
      [
        ['paragrafo', 'a'],
        ['paragrafo', 'b'],
        ['paragrafo', 'c'],
      ],
    ],
    [
      'headings',
      '<h1>A</h1><h3>B<br/>C</h3>',
      [
        ['titulo', 'A', 2],
        ['titulo', 'B\nC', 3],
      ],
    ],
    [
      'quotations in each other',
      '<blockquote><p>a</p><blockquote>b</blockquote></blockquote>',
      [
        ['citacao', 'a', 1],
        ['citacao', 'b', 2],
      ],
    ],
    [
      'lists in each other',
      '<ol start="3"><li>a<ul><li>b</li></ul>c</li><li value="9"><p>d</p><p>e</p></li></ol>',
      [
        ['item', 'a', '3.', 1],
        ['item', 'b', '•', 2],
        ['item', 'c', 1],
        ['item', 'd', '9.', 1],
        ['item', 'e', 1],
      ],
    ],
    [
      'letters and Roman numbers',
      '<ol type="A"><li>a</li></ol><ol type="i" start="4"><li>b</li></ol>',
      [
        ['item', 'a', 'A.', 1],
        ['item', 'b', 'iv.', 1],
      ],
    ],
    [
      'a table',
      '<table><caption>T</caption><tr><th>a</th><th>b</th></tr><tr><td></td><td>c <b>d</b></td></tr><tr><td><p>e</p><p>f</p></td><td/></tr></table>',
      [
        ['paragrafo', 'T'],
        ['linha', 'a\tb', true],
        ['linha', '\tc d'],
        ['linha', 'e f\t'],
      ],
    ],
    [
      'a table that only places text',
      '<table><tr><td><h2>A</h2><p>b</p></td><td><p>c</p></td></tr></table>',
      [
        ['titulo', 'A', 2],
        ['paragrafo', 'b'],
        ['paragrafo', 'c'],
      ],
    ],
    [
      'definitions',
      '<dl><dt>a</dt><dd>b</dd></dl>',
      [
        ['paragrafo', 'a'],
        ['item', 'b', 1],
      ],
    ],
    [
      'a poem',
      '<div class="poem"><p>a<br/>b</p><p>c</p></div>',
      [
        ['verso', 'a\nb'],
        ['verso', 'c'],
      ],
    ],
    [
      'lines of a stanza',
      '<div class="stanza"><p>a</p><p>b</p></div><p>c</p>',
      [
        ['verso', 'a\nb'],
        ['paragrafo', 'c'],
      ],
    ],
    ['preformatted text', '<pre>a\n  b\tc</pre>', [['codigo', 'a\n  b\tc']]],
    [
      'a rule',
      '<p>a</p><hr/><p>b</p>',
      [
        ['paragrafo', 'a'],
        ['separador', ''],
        ['paragrafo', 'b'],
      ],
    ],
    [
      'an image with its caption',
      '<figure><img src="x.png"/><figcaption>a</figcaption></figure>',
      [['imagem', 'a']],
    ],
    ['an image in a sentence', '<p>a <img src="x.png" alt="y"/>b</p>', [['paragrafo', 'a yb']]],
    [
      'images around text',
      '<p><img src="x.png"/>a<img src="y.png"/></p>',
      [
        ['imagem', ''],
        ['paragrafo', 'a'],
        ['imagem', ''],
      ],
    ],
    ['a decorated initial', '<p><img src="n.png" alt="N"/>o princípio</p>', [['paragrafo', 'No princípio']]],
    [
      'mathematics',
      '<p>a <math alttext="x+y"><mi>x</mi></math> <math><mi>z</mi></math></p>',
      [['paragrafo', 'a x+y z']],
    ],
    [
      'a drawing',
      '<svg><title>T</title><text>a</text><image xlink:href="x.png"/></svg>',
      [
        ['paragrafo', 'a'],
        ['imagem', ''],
      ],
    ],
    [
      'numbers of printed pages',
      '<p>a<span epub:type="pagebreak" id="p7">7</span>b</p>',
      [['paragrafo', 'ab']],
    ],
    ['quotation marks', '<p><q>a</q></p>', [['paragrafo', '“a”']]],
    [
      'unknown elements',
      '<x-y><z>a</z><p>b</p></x-y>',
      [
        ['paragrafo', 'a'],
        ['paragrafo', 'b'],
      ],
    ],
    ['control characters', '<p>a\u0000\u0007b\u0085c\ufeff</p>', [['paragrafo', 'abc']]],
  ])('%s', (_, body, expected) => {
    expect(shown(body)).toEqual(expected)
  })

  it('remembers the ids of a block and of what stands before it', () => {
    const [first, second] = blocosOf(
      '<div id="a"><a name="b"/><p id="c">x<span id="d"/></p></div><p>y</p><a id="e"/>',
    )
    expect(first?.ids).toEqual(['a', 'b', 'c', 'd'])
    expect(second?.ids).toEqual(['e'])
  })

  it('reads what classes of style sheets mean', () => {
    const css =
      '/* .b { font-weight: bold } */ span.a, .c { color: red; font-style: italic } p.d { font-weight: bold }'
    const [bloco] = blocosOf('<p class="d">x <span class="a">y</span> <span class="b">z</span></p>', css)
    expect(bloco?.marcas).toEqual([{ tipo: 'enfase', inicio: 2, fim: 3 }])
  })

  it('says the language and direction of what is not in those of the book', () => {
    const blocos = blocosOf('<p lang="pt">a</p><p xml:lang="he">b</p><p lang="en"><span>c</span></p>')
    expect(blocos.map(({ detalhes }) => detalhes)).toEqual([
      {},
      { direcao: 'rtl', idioma: 'he' },
      { idioma: 'en' },
    ])
  })
})
