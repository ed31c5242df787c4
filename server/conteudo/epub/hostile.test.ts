/** Files made to do harm: refused with a sentence, or read as if the harm were not there. */
import { describe, expect, it } from 'vitest'
import { epubFiles, METADATA, writeEpub } from '#tests/support/epub-writer.ts'
import { writeZip } from '#tests/support/zip-writer.ts'
import { readEpub } from './read-epub.ts'

const BOOK = { documentos: { 'c1.xhtml': '<h1>Um</h1><p>Texto.</p>' } }
const GOOD = writeEpub(BOOK)

const read = (bytes: Buffer) => readEpub(bytes, 'arquivo', '2026-11-21')
const zipOf = (extra: Parameters<typeof writeZip>[0]) =>
  writeZip([
    ...Object.entries(epubFiles(BOOK)).map(([name, text]) => ({ name, bytes: Buffer.from(String(text)) })),
    ...extra,
  ])
const drm = (algorithm: string) =>
  writeEpub({
    ...BOOK,
    files: {
      'META-INF/encryption.xml': `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`,
    },
  })

describe('readEpub refuses', () => {
  it.each<[string, Buffer, string]>([
    ['an empty file', Buffer.alloc(0), 'O arquivo está vazio.'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'O arquivo é um PDF'],
    ['a text', Buffer.from('só um texto'), 'não pôde ser aberto como zip'],
    ['half a file', GOOD.subarray(0, GOOD.length / 2), 'incompleto ou danificado'],
    [
      'a zip that is no book',
      writeZip([{ name: 'a.txt', bytes: Buffer.from('a') }]),
      'falta o documento do pacote',
    ],
    [
      'a package that is none',
      writeEpub({ ...BOOK, files: { 'OEBPS/livro.opf': '<html/>' } }),
      'está danificado',
    ],
    [
      'a package without documents',
      writeEpub({ ...BOOK, files: { 'OEBPS/livro.opf': '<package><spine/></package>' } }),
      'não nomeia documentos',
    ],
    ['a book without text', writeEpub({ documentos: { 'c.xhtml': '<p> &nbsp; </p>' } }), 'não tem texto'],
    [
      'a name that leaves the folder',
      zipOf([{ name: '../../etc/x', bytes: Buffer.from('a') }]),
      'saem da sua própria pasta',
    ],
    ['encrypted text', drm('http://www.w3.org/2001/04/xmlenc#aes128-cbc'), 'protegido por DRM'],
    [
      'an Adobe licence',
      writeEpub({ ...BOOK, files: { 'META-INF/rights.xml': '<rights/>' } }),
      'protegido por DRM',
    ],
    [
      'an Apple licence',
      writeEpub({ ...BOOK, files: { 'META-INF/sinf.xml': '<sinf/>' } }),
      'protegido por DRM',
    ],
    [
      'a claim of 4 GB',
      zipOf([{ name: 'OEBPS/x.bin', bytes: Buffer.from('a'), claimedSize: 0xfffffff0 }]),
      'mais conteúdo do que um livro',
    ],
    ['a bomb', zipOf([{ name: 'OEBPS/x.bin', bytes: Buffer.alloc(32 * 1024 * 1024) }]), 'bomba zip'],
  ])('%s', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toThrow(reason)
  })

  it('a document that is larger than it claims: 64 MB of zeros behind 4 kB', async () => {
    const bytes = zipWithLie()
    await expect(read(bytes)).rejects.toThrow('Os textos do EPUB estão danificados.')
  })
})

describe('readEpub leaves out', () => {
  const textOf = async (body: string, files: Record<string, string> = {}) => {
    const { ebook } = await read(writeEpub({ documentos: { 'c.xhtml': body }, files }))
    return JSON.stringify(ebook.capitulos)
  }

  it.each([
    ['scripts', '<p>Texto</p><script>alert("MAL")</script><SCRIPT SRC="http://MAL"/>'],
    [
      'styles',
      '<style>p { background: url(http://MAL) }</style><p style="background:url(http://MAL)">Texto</p>',
    ],
    ['event handlers', '<p onclick="MAL()">Texto</p><img src="x.png" onerror="MAL()" alt="imagem"/>'],
    [
      'drawings with scripts',
      '<p>Texto</p><svg onload="MAL()"><script>MAL()</script><a href="javascript:MAL"/></svg>',
    ],
    [
      'addresses of scripts',
      '<p><a href="javascript:MAL()">Texto</a> <a href=" java&#10;script:MAL">aqui</a></p>',
    ],
    ['addresses of data', '<p><a href="data:text/html,MAL">Texto</a> <a href="vbscript:MAL">aqui</a></p>'],
    ['external images', '<p>Texto</p><img src="http://MAL/x.png" alt="Descrição"/>'],
    [
      'frames and objects',
      '<p>Texto</p><iframe src="http://MAL"></iframe><object data="http://MAL"/><embed src="MAL"/>',
    ],
    ['declared entities', '<!DOCTYPE x [<!ENTITY mal SYSTEM "file:///etc/MAL">]><p>Texto &mal;</p>'],
  ])('%s', async (_, body) => {
    const text = await textOf(body)
    expect(text).toContain('Texto')
    expect(text).not.toContain('MAL')
  })

  it('no word of forms', async () => {
    const text = await textOf('<form action="http://x"><label>Nome</label><button>Enviar</button></form>')
    expect(text).toContain('Nome')
    expect(text).toContain('Enviar')
    expect(text).not.toContain('http')
  })

  it('what entities would expand to, in the package as well', async () => {
    const lol = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
    const doctype = `<!DOCTYPE package [<!ENTITY l0 "lol">${lol}<!ENTITY x SYSTEM "file:///etc/passwd">]>`
    const opf = String(
      epubFiles({ ...BOOK, metadata: METADATA.replace('Livro de prova', 'Livro &l10;&x;') })[
        'OEBPS/livro.opf'
      ],
    )
    const { ebook } = await read(
      writeEpub({ ...BOOK, files: { 'OEBPS/livro.opf': opf.replace('?>', `?>${doctype}`) } }),
    )
    expect(ebook.titulo).toBe('Livro &l10;&x;')
  })

  it('drawings that call for files', async () => {
    const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30">
      <image xlink:href="file:///etc/passwd" width="10" height="10"/><image xlink:href="http://127.0.0.1:1/x.png"/>
      <text>ok</text></svg>`
    const { ebook } = await read(
      writeEpub({
        documentos: { 'c.xhtml': '<p>Texto</p><img src="x.svg" alt=""/>' },
        files: { 'OEBPS/x.svg': svg },
      }),
    )
    expect(ebook.imagens).toMatchObject([{ largura: 40, altura: 30 }])
    expect(ebook.imagens[0]?.webp.subarray(8, 12).toString()).toBe('WEBP')
  })

  it('nothing of 10,000 elements in each other but their depth', async () => {
    for (const tag of ['div', 'b', 'blockquote', 'table><tr><td', 'li']) {
      const close = tag
        .split('><')
        .toReversed()
        .map((name) => `</${name}>`)
        .join('')
      const body = `${`<${tag}>`.repeat(10_000)}fundo${close.repeat(10_000)}<p>depois</p>`
      const text = await textOf(body)
      expect(text).toContain('fundo')
      expect(text).toContain('depois')
    }
  })
})

/** The headers claim 4 kB; the stream goes on and on. */
function zipWithLie(): Buffer {
  const entries = Object.entries(epubFiles(BOOK)).map(([name, text]) => ({
    name,
    bytes: Buffer.from(String(text)),
  }))
  const lie = { name: 'OEBPS/c1.xhtml', bytes: Buffer.alloc(64 * 1024 * 1024), claimedSize: 4_096 }
  return writeZip([...entries.filter(({ name }) => name !== lie.name), lie])
}
