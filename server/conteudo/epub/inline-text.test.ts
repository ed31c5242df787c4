import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBlocos } from './blocos.ts'
import { toDocumento } from './documento.ts'

const NOTAS = { byElement: new Map(), byLink: new Map(), dropped: new Set<never>() }
const blocosOf = (body: string) =>
  toBlocos(toDocumento('c.xhtml', body).root, {
    rodapes: NOTAS,
    classes: new Map(),
    idioma: 'pt-BR',
    direcao: 'ltr',
  })

const slicesOf = (body: string) =>
  blocosOf(body).flatMap(({ texto, marcas }) =>
    marcas.map(({ tipo, inicio, fim }) => `${tipo}:${texto.slice(inicio, fim)}`),
  )

describe('the ranges of a paragraph', () => {
  it.each<[string, string, string[]]>([
    ['an element', '<p>a <em>b</em> c</p>', ['enfase:b']],
    ['white space at the ends of an element', '<p>a<em> b </em> c</p>', ['enfase:b']],
    ['elements in each other', '<p><b>a <i>b</i></b></p>', ['forte:a b', 'enfase:b']],
    ['an empty element', '<p>a<em> </em>b<i></i></p>', []],
    ['a line break', '<p><b>a<br/>b</b></p>', ['forte:a\nb']],
    ['an element around blocks', '<b><p>a</p><p>b</p></b>', ['forte:a', 'forte:b']],
    ['an accent in another element', '<p>xe<b>\u0301y</b> <i>z</i></p>', ['forte:y', 'enfase:z']],
    ['a style', '<p><span style="font-variant: small-caps; color: red">a</span></p>', ['versalete:a']],
    ['sub and sup', '<p>H<sub>2</sub>O<sup>3</sup></p>', ['subscrito:2', 'sobrescrito:3']],
    ['a soft hyphen', '<p>a\u00ad<em>b\u00adc</em></p>', ['enfase:bc']],
    ['a preformatted text', '<pre>\n  a <b>b  c</b>\n</pre>', ['forte:b  c']],
  ])('%s', (_, body, expected) => {
    expect(slicesOf(body)).toEqual(expected)
  })

  interface Node {
    tag: string | null
    texto: string
    children: Node[]
  }
  const tags = { em: 'enfase', strong: 'forte', sup: 'sobrescrito', s: 'riscado', code: 'codigo' } as const
  const texto = fc.string({
    unit: fc.constantFrom('a', 'é', 'e\u0301', ' ', '\n', '&amp;', '😀', '\u00a0', '\u00ad'),
  })
  const tag = fc.option(fc.constantFrom(...Object.keys(tags)))
  const tree = fc.letrec<{ node: Node }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.record({ tag, texto, children: fc.constant<Node[]>([]) }),
      fc.record({ tag, texto, children: fc.array(tie('node'), { maxLength: 3 }) }),
    ),
  })).node

  const write = ({ tag, texto: own, children }: Node): string => {
    const inner = own + children.map(write).join('')
    return tag ? `<${tag}>${inner}</${tag}>` : inner
  }
  const plain = (markup: string) =>
    markup
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('\u00ad', '')
      .normalize('NFC')
      .replace(/[ \n]+/g, ' ')
      .trim()
  const elementsOf = (node: Node): string[] => {
    const below = node.children.flatMap(elementsOf)
    const own = plain(write(node))
    const tipo = Object.entries(tags).find(([tag]) => tag === node.tag)?.[1]
    return tipo && own !== '' ? [`${tipo}:${own}`, ...below] : below
  }

  it('are exactly the text of their elements, whatever stands in each other', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), (nodes) => {
        const body = `<p>${nodes.map(write).join('')}</p>`
        const [bloco] = blocosOf(body)
        expect(bloco?.texto ?? '').toBe(plain(body))
        expect(slicesOf(body).sort()).toEqual(nodes.flatMap(elementsOf).sort())
      }),
      { numRuns: 300 },
    )
  })
})
