/** The usual faults of files that other programs made: the book is read all the same. */
import { describe, expect, it } from 'vitest'
import { epubFiles, METADATA, writeEpub, xhtml } from '#tests/support/epub-writer.ts'
import { writeZip } from '#tests/support/zip-writer.ts'
import { readEpub } from './read-epub.ts'

const C1 = '<h1>Um</h1><p>Texto um.</p>'
const C2 = '<h1>Dois</h1><p>Texto dois.</p>'
const BOOK = { documentos: { 'c1.xhtml': C1, 'c2.xhtml': C2 } }
const NAV = '<li><a href="c1.xhtml">Um</a></li><li><a href="c2.xhtml">Dois</a></li>'

const read = async (bytes: Buffer) => readEpub(bytes, 'arquivo', '2026-11-21')
const titles = async (bytes: Buffer) => (await read(bytes)).ebook.capitulos.map(({ titulo }) => titulo)
const textsOf = async (body: string) =>
  (await read(writeEpub({ documentos: { 'c.xhtml': body } }))).ebook.capitulos.flatMap(({ paragrafos }) =>
    paragrafos.map(({ texto }) => texto),
  )

describe('readEpub takes a file with', () => {
  it('no table of contents at all', async () => {
    expect(await titles(writeEpub(BOOK))).toEqual(['Um', 'Dois'])
  })

  it('an NCX that the spine names and that is not there', async () => {
    const files = epubFiles(BOOK)
    const opf = String(files['OEBPS/livro.opf']).replace('<spine>', '<spine toc="ncx">')
    expect(await titles(writeEpub({ ...BOOK, files: { 'OEBPS/livro.opf': opf } }))).toEqual(['Um', 'Dois'])
  })

  it('mimetype last and compressed, or none', async () => {
    const entries = Object.entries(epubFiles({ ...BOOK, nav: NAV })).map(([name, text]) => ({
      name,
      bytes: Buffer.from(String(text)),
    }))
    expect(await titles(writeZip(entries.toReversed()))).toEqual(['Um', 'Dois'])
    expect(await titles(writeEpub({ ...BOOK, files: { mimetype: null } }))).toEqual(['Um', 'Dois'])
  })

  it('no container.xml', async () => {
    expect(await titles(writeEpub({ ...BOOK, files: { 'META-INF/container.xml': null } }))).toEqual([
      'Um',
      'Dois',
    ])
  })

  it('names with backslashes', async () => {
    const entries = Object.entries(epubFiles(BOOK)).map(([name, text]) => ({
      name: name.replaceAll('/', '\\'),
      bytes: Buffer.from(String(text)),
    }))
    expect(await titles(writeZip(entries))).toEqual(['Um', 'Dois'])
  })

  it.each([
    ['an absolute path', '/OEBPS/c1.xhtml'],
    ['a path of another machine', 'file:///C:/livros/prova/c1.xhtml'],
    ['the wrong case', 'C1.XHTML'],
    ['an escape', 'c%31.xhtml'],
    ['a backslash', '.\\c1.xhtml'],
  ])('%s in its package', async (_, href) => {
    const opf = String(epubFiles(BOOK)['OEBPS/livro.opf']).replace('href="c1.xhtml"', `href="${href}"`)
    expect(await titles(writeEpub({ ...BOOK, files: { 'OEBPS/livro.opf': opf } }))).toEqual(['Um', 'Dois'])
  })

  it('documents in its spine that are not there', async () => {
    expect(await titles(writeEpub({ ...BOOK, files: { 'OEBPS/c1.xhtml': null } }))).toEqual(['Dois'])
  })

  it.each<[string, string, (text: string) => Buffer]>([
    ['latin1 without a declaration', '', (text) => Buffer.from(text, 'latin1')],
    ['latin1 with one', 'iso-8859-1', (text) => Buffer.from(text, 'latin1')],
    ['latin1 that claims to be UTF-8', 'utf-8', (text) => Buffer.from(text, 'latin1')],
    ['UTF-8 that claims to be latin1', 'iso-8859-1', (text) => Buffer.from(text)],
    ['UTF-8 with a mark', 'utf-8', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', 'utf-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without a mark', 'utf-16', (text) => Buffer.from(text, 'utf16le')],
  ])('%s', async (_, encoding, encode) => {
    const text = xhtml('<h1>Ação</h1><p>Coração, fé e “graça”.</p>').replace(
      'encoding="utf-8"',
      encoding && `encoding="${encoding}"`,
    )
    const plain = text.replaceAll('“', '"').replaceAll('”', '"')
    const bytes = encode(encoding.startsWith('utf-16') ? text : plain)
    const { ebook } = await read(
      writeEpub({ documentos: { 'c.xhtml': '' }, files: { 'OEBPS/c.xhtml': bytes } }),
    )
    expect(ebook.capitulos[0]).toMatchObject({ titulo: 'Ação' })
    expect(ebook.capitulos[0]?.paragrafos[0]?.texto).toMatch(/^Coração, fé e .graça.\.$/)
  })

  it('entities of HTML', async () => {
    expect(
      await textsOf('<p>A&nbsp;fé &mdash; gra&ccedil;a&hellip; &#8220;só&#x201d; &naoexiste;</p>'),
    ).toEqual(['A\u00a0fé — graça… “só” &naoexiste;'])
  })

  it('no title, author, language or identifier', async () => {
    const bytes = writeEpub({ documentos: { 'c.xhtml': '<p>Só texto.</p>' }, metadata: '' })
    const { ebook } = await read(bytes)
    expect(ebook).toMatchObject({
      titulo: 'arquivo',
      autores: [],
      idioma: 'pt-BR',
      ano: null,
      prefacio: null,
    })
    expect(ebook.identificador).toMatch(/^epub:[0-9a-f]{64}$/)
    expect(ebook.capitulos.map(({ titulo }) => titulo)).toEqual(['arquivo'])
  })

  it('broken markup', async () => {
    expect(await textsOf('<p>Um <b>dois <i>três</b> quatro</i><p>cinco &lt; seis < sete</div>')).toEqual([
      'Um dois três quatro',
      'cinco < seis < sete',
    ])
  })

  it('images that are none', async () => {
    const bytes = writeEpub({
      documentos: {
        'c.xhtml': '<p>Texto.</p><img src="x.png" alt="Um mapa da Palestina"/><img src="falta.png"/>',
      },
      files: { 'OEBPS/x.png': Buffer.from('\x89PNG\r\n\x1a\nlixo') },
    })
    const { ebook, avisos } = await read(bytes)
    expect(ebook.capitulos[0]?.paragrafos.map(({ tipo, texto }) => [tipo, texto])).toEqual([
      ['paragrafo', 'Texto.'],
      ['paragrafo', 'Um mapa da Palestina'],
    ])
    expect(avisos).toHaveLength(2)
    expect(ebook.imagens).toEqual([])
  })

  it('fonts that are obfuscated', async () => {
    const encryption = `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">
      <enc:EncryptedData><enc:EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></enc:EncryptedData></encryption>`
    expect(
      await titles(writeEpub({ ...BOOK, files: { 'META-INF/encryption.xml': encryption } })),
    ).toHaveLength(2)
  })

  it('text from right to left, and vertical Japanese', async () => {
    const hebrew = await read(
      writeEpub({
        documentos: { 'c.xhtml': '<p>בְּרֵאשִׁית</p><p dir="ltr">Gênesis</p>' },
        html: 'dir="rtl" lang="he"',
      }),
    )
    expect(hebrew.ebook.capitulos[0]?.paragrafos.map(({ detalhes }) => detalhes.direcao)).toEqual([
      'rtl',
      undefined,
    ])
    const japanese = await read(
      writeEpub({
        documentos: {
          'c.xhtml':
            '<p style="writing-mode: vertical-rl"><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>',
        },
        metadata: METADATA.replace('pt-BR', 'ja'),
      }),
    )
    expect(japanese.ebook.capitulos[0]?.paragrafos[0]?.texto).toBe('漢(かん)字')
  })

  it('pages of a fixed layout', async () => {
    const page =
      '<div style="position:absolute;left:3px"><span>Pala</span><span>vra</span></div><div>outra</div>'
    expect(await textsOf(page)).toEqual(['Palavra', 'outra'])
  })
})
