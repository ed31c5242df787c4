/** Files of pandoc and calibre, EPUB 2 and 3, made from one source (tests/fixtures/epub/make.sh). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { METADATA, writeEpub } from '#tests/support/epub-writer.ts'
import type { ParsedEbook } from '../parsers/content-model.ts'
import { readEpub } from './read-epub.ts'

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/epub')
const FILES = ['pandoc-2', 'pandoc-3', 'calibre-2', 'calibre-3']

const read = async (bytes: Buffer) => (await readEpub(bytes, 'arquivo', '2026-11-21')).ebook
const fixture = (name: string) => read(readFileSync(join(FIXTURES, `${name}.epub`)))

const paragrafosOf = ({ capitulos }: ParsedEbook) => capitulos.flatMap(({ paragrafos }) => paragrafos)

describe.each(FILES)('the book of %s', (name) => {
  it('has its metadata', async () => {
    expect(await fixture(name)).toMatchObject({
      titulo: expect.stringMatching(/^O Peregrino em Miniatura/),
      ano: 1678,
      kind: 'livro',
      idioma: expect.stringMatching(/^pt/),
      autores: [{ nome: 'João de Prova', ano_de_nascimento: 1628, ano_de_morte: 1688 }],
      areas_tematicas: ['Doutrina da Salvação', 'Vida Cristã'],
      prefacio: 'Um livro pequeno. Serve para provar a importação.',
      lancamento: '2026-11-21',
    })
  })

  it('has its cover and its image', async () => {
    const { capa, imagens } = await fixture(name)
    expect(imagens.map(({ largura, altura }) => [largura, altura])).toEqual([
      [120, 80],
      [300, 450],
    ])
    expect(imagens[1]?.nome).toBe(capa)
    expect(imagens.every(({ webp }) => webp.subarray(8, 12).toString() === 'WEBP')).toBe(true)
  })

  it('has its chapters, and the headings inside them', async () => {
    const { capitulos } = await fixture(name)
    const named = capitulos.filter(({ titulo }) => !titulo.startsWith('O Peregrino'))
    expect(named.map(({ titulo }) => titulo)).toEqual(['A partida', 'A porta', 'A cidade'])
    const [partida] = named
    expect(partida?.secoes.map(({ titulo, nivel }) => [titulo, nivel])).toEqual([
      ['O encontro', 1],
      ['A carga', 1],
    ])
    for (const { titulo, paragrafo } of partida?.secoes ?? []) {
      expect(partida?.paragrafos[paragrafo - 1]?.titulo).toBe(titulo)
    }
  })

  it('has every kind of paragraph', async () => {
    const ebook = await fixture(name)
    const textos = (tipo: string) => paragrafosOf(ebook).filter((p) => p.tipo === tipo)
    expect(textos('citacao').map(({ detalhes }) => detalhes.nivel)).toEqual([1, 2])
    expect(
      textos('item')
        .slice(0, 3)
        .map(({ texto, detalhes }) => [detalhes.nivel, texto]),
    ).toEqual([
      [1, 'A carga do homem:'],
      [2, 'o peso da culpa;'],
      [2, 'o medo da ira.'],
    ])
    expect(textos('linha').map(({ texto }) => texto)).toContain('Fiel\tda mesma cidade\tà mesma cidade')
    // calibre renames the class by which a poem is known.
    const poema = name === 'calibre-2' ? textos('paragrafo') : textos('verso')
    expect(poema.find(({ texto }) => texto.startsWith('Quem quiser'))?.texto.split('\n')).toHaveLength(4)
    expect(textos('codigo')[0]?.texto).toBe('linha  um\n  linha dois')
    expect(textos('separador')).toHaveLength(1)
    expect(textos('nota').map(({ texto }) => texto)).toEqual([
      'O sonho é do próprio autor, na prisão de Bedford.',
      'O segundo parágrafo da nota.',
      'Confira 1 Pe 2.11; Hb 11.13.',
      'Fim da história.',
    ])
  })

  it('has its emphasis and its links', async () => {
    const ebook = await fixture(name)
    const marked = paragrafosOf(ebook).flatMap(({ texto, marcas }) =>
      marcas.map(({ tipo, inicio, fim }) => `${tipo}:${texto.slice(inicio, fim)}`),
    )
    for (const expected of [
      'forte:caverna',
      'enfase:dormir',
      'subscrito:2',
      'riscado:riscado',
      'codigo:código',
    ]) {
      expect(marked).toContain(expected)
    }
    const porta = ebook.capitulos.findIndex(({ titulo }) => titulo === 'A porta') + 1
    const links = paragrafosOf(ebook).flatMap(({ marcas }) => marcas)
    expect(links).toContainEqual(
      expect.objectContaining({ tipo: 'ligacao', capitulo: porta, paragrafo: null, nota: false }),
    )
    expect(links).toContainEqual(
      expect.objectContaining({ tipo: 'externa', href: 'https://exemplo.com.br/livro?a=1&b=2' }),
    )
  })
})

describe('the chapters', () => {
  const P = '<p>texto</p>'
  const outline = async (documentos: Record<string, string>, nav: string | null = null) =>
    (await read(writeEpub({ documentos, nav }))).capitulos.map(
      ({ nivel, titulo, subtitulo, secoes, paragrafos }) =>
        [
          `${nivel} ${titulo}`,
          subtitulo && `: ${subtitulo}`,
          ` (${paragrafos.length})`,
          ...secoes.map((s) => ` > ${s.titulo}`),
        ].join(''),
    )

  it('are those of a table of contents inside one file', async () => {
    const body = `<h1 id="a">A</h1>${P}<h1 id="b">B</h1>${P}<h2 id="b1">B1</h2>${P}`
    const nav =
      '<li><a href="c.xhtml#a">A</a></li><li><a href="c.xhtml#b">B</a><ol><li><a href="c.xhtml#b1">B1</a></li></ol></li>'
    expect(await outline({ 'c.xhtml': body }, nav)).toEqual(['1 A (1)', '1 B (2) > B1'])
  })

  it('are those below the title of a book in one file', async () => {
    const body = `<h1>O Livro</h1>${P}<h2>A</h2>${P}<h2>B</h2>${P}<h3>C</h3>${P}`
    expect(await outline({ 'c.xhtml': body })).toEqual(['1 O Livro (1)', '2 A (1)', '2 B (2) > C'])
  })

  it('go on in files without entry and heading', async () => {
    const nav = '<li><a href="a.xhtml">A</a></li><li><a href="c.xhtml">C</a></li>'
    expect(await outline({ 'a.xhtml': `<h1>A</h1>${P}`, 'b.xhtml': P, 'c.xhtml': P }, nav)).toEqual([
      '1 A (2)',
      '1 C (1)',
    ])
  })

  it('have parts over them, with a page or without one', async () => {
    const nav =
      '<li><a href="p.xhtml">Parte I</a><ol><li><a href="a.xhtml">A</a></li></ol></li><li><span>Parte II</span><ol><li><a href="b.xhtml">B</a></li></ol></li>'
    expect(await outline({ 'p.xhtml': '<h1>Parte I</h1>', 'a.xhtml': P, 'b.xhtml': P }, nav)).toEqual([
      '1 Parte I (0)',
      '2 A (1)',
      '1 Parte II (0)',
      '2 B (1)',
    ])
  })

  it.each([
    ['Capítulo 1. Da Fé', '<h1>Capítulo 1</h1><h2>Da Fé</h2>', '1 Capítulo 1. Da Fé (1)'],
    ['Da Fé', '<h1>Capítulo 1</h1><h2>Da Fé</h2>', '1 Capítulo 1: Da Fé (1)'],
    ['Da Fé', '<h1>DA FÉ</h1><h2>Um tratado</h2>', '1 Da Fé: Um tratado (1)'],
    ['Capítulo 1', '<h1>Capítulo 1: Da Fé</h1>', '1 Capítulo 1: Da Fé (1)'],
    ['1. Da Fé', '<h1>Da Fé</h1>', '1 1. Da Fé (1)'],
    ['Prólogo', '<h1>Da Fé</h1>', '1 Prólogo (1)'],
  ])('called %s with %s have no word twice and none lost', async (label, headings, expected) => {
    const nav = `<li><a href="a.xhtml">${label}</a></li>`
    expect(await outline({ 'a.xhtml': headings + P }, nav)).toEqual([expected])
  })

  it('are not the cover, the table of contents and a title page that says nothing new', async () => {
    const documentos = {
      'capa.xhtml': '<p><img src="x.png"/></p>',
      'rosto.xhtml': '<h1>Livro de prova</h1><p>Autor de Prova</p>',
      'sumario.xhtml': '<h1>Sumário</h1><p><a href="a.xhtml">A</a></p>',
      'a.xhtml': `<h1>A</h1>${P}`,
    }
    expect(await outline(documentos)).toEqual(['1 A (1)'])
  })

  it('are not a list of links under any name', async () => {
    const links = Array.from(
      { length: 6 },
      (_, n) => `<li><a href="a.xhtml#n${n}">Capítulo ${n}</a></li>`,
    ).join('')
    const documentos = { 'i.xhtml': `<h1>Inhalt</h1><ul>${links}</ul>`, 'a.xhtml': `<h1>A</h1>${P}` }
    expect(await outline(documentos)).toEqual(['1 A (1)'])
  })

  it('keep a heading that no text follows, and its level', async () => {
    const { capitulos } = await read(
      writeEpub({
        documentos: {
          'a.xhtml': `<h1>A</h1>${P}<h2>B</h2><h3>C</h3>${P}<h4>D</h4>`,
          'b.xhtml': `<h1>E</h1>${P}`,
        },
      }),
    )
    expect(
      capitulos[0]?.paragrafos.map(({ tipo, titulo, texto, detalhes }) => [
        tipo,
        titulo,
        texto,
        detalhes.nivel,
      ]),
    ).toEqual([
      ['paragrafo', null, 'texto', undefined],
      ['titulo', null, 'B', 2],
      ['paragrafo', 'C', 'texto', undefined],
      ['titulo', null, 'D', 4],
    ])
  })
})

describe('the metadata', () => {
  const metadata = async (extra: string) =>
    read(writeEpub({ documentos: { 'c.xhtml': '<p>a</p>' }, metadata: `<dc:title>T</dc:title>${extra}` }))

  it.each<[string, string, [string, number | null, number | null][]]>([
    ['years in the name', '<dc:creator>John Owen (1616–1683)</dc:creator>', [['John Owen', 1616, 1683]]],
    [
      'an inverted name with years',
      '<dc:creator>Bunyan, John, 1628-1688</dc:creator>',
      [['John Bunyan', 1628, 1688]],
    ],
    [
      'years for sorting',
      '<dc:creator opf:role="aut" opf:file-as="Owen, John, 1616-1683">John Owen</dc:creator>',
      [['John Owen', 1616, 1683]],
    ],
    ['a year of birth', '<dc:creator>Ana Lima (n. 1950)</dc:creator>', [['Ana Lima', 1950, null]]],
    ['uncertain years', '<dc:creator>John Knox (c. 1514-1572)</dc:creator>', [['John Knox', 1514, 1572]]],
    [
      'refinements',
      '<dc:creator id="a">Ana</dc:creator><meta refines="#a" property="schema:birthDate">1950-02-03</meta>',
      [['Ana', 1950, null]],
    ],
    [
      'a translator',
      '<dc:creator opf:role="trl">B</dc:creator><dc:creator opf:role="aut">A</dc:creator>',
      [['A', null, null]],
    ],
    [
      'an order',
      '<dc:creator id="b">B</dc:creator><dc:creator id="a">A</dc:creator><meta refines="#a" property="display-seq">1</meta><meta refines="#b" property="display-seq">2</meta>',
      [
        ['A', null, null],
        ['B', null, null],
      ],
    ],
    ['an author that is none', '<dc:creator>Unknown</dc:creator>', []],
  ])('%s', async (_, creators, expected) => {
    const { autores } = await metadata(creators)
    expect(
      autores.map(({ nome, ano_de_nascimento, ano_de_morte }) => [nome, ano_de_nascimento, ano_de_morte]),
    ).toEqual(expected)
  })

  it('a description of HTML becomes paragraphs', async () => {
    const { prefacio } = await metadata(
      '<dc:description>&lt;p&gt;Um &lt;b&gt;livro&lt;/b&gt;.&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;&lt;p&gt;Bom.&lt;/p&gt;</dc:description>',
    )
    expect(prefacio).toBe('Um livro.\n\nBom.')
  })

  it('a date that calibre makes up is none', async () => {
    expect((await metadata('<dc:date>0101-01-01T00:00:00+00:00</dc:date>')).ano).toBeNull()
    expect(
      (await metadata('<dc:date opf:event="original-publication">1678</dc:date><dc:date>2020</dc:date>')).ano,
    ).toBe(1678)
  })

  it('the same identifier is the same book', async () => {
    const ebook = await read(writeEpub({ documentos: { 'c.xhtml': '<p>a</p>' }, metadata: METADATA }))
    expect(ebook.identificador).toBe('epub:urn:prova:1')
  })
})

it('reads a book of 600,000 words in seconds', async () => {
  const words = Array.from({ length: 150 }, (_, n) => `palavra${n}`).join(' ')
  const body = `<h1>Capítulo</h1>${`<p>${words} <em>fim</em>.</p>`.repeat(100)}`
  const documentos = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`c${n}.xhtml`, body]))
  const startedAt = performance.now()
  const { capitulos } = await read(writeEpub({ documentos }))
  expect(capitulos).toHaveLength(40)
  expect(performance.now() - startedAt).toBeLessThan(20_000)
}, 30_000)
