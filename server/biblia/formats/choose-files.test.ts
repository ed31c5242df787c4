import { describe, expect, it } from 'vitest'
import { chooseBibliaFiles } from './choose-files.ts'
import type { SourceFile } from './zip-entries.ts'

const usfm = (name: string): SourceFile => ({ name, bytes: Buffer.from('\\id GEN\n') })
const dump = (name: string): SourceFile => ({ name, bytes: Buffer.from('[{"abbrev":"gn","chapters":[]}]') })
const other = (name: string): SourceFile => ({ name, bytes: Buffer.from('Leia-me') })

function choose(...files: SourceFile[]): string[] {
  return chooseBibliaFiles(files, 'pasta').chosen.map(({ file }) => file)
}

describe('chooseBibliaFiles', () => {
  it('takes the files of the uppermost folder that has a Bible, in order', () => {
    expect(choose(usfm('b/2.txt'), other('leia.md'), usfm('b/1.dat'), usfm('b/antiga/1.txt'))).toEqual([
      'pasta/b/1.dat',
      'pasta/b/2.txt',
    ])
  })

  it('takes the Textus Receptus of a Bíblia Livre release', () => {
    expect(choose(usfm('textos/f4/n4/a.txt'), usfm('textos/f4/tr/a.txt'))).toEqual([
      'pasta/textos/f4/tr/a.txt',
    ])
  })

  it('tells the format by content', () => {
    const utf16 = { name: 'b.bin', bytes: Buffer.from('\uFEFF<!-- x --><OSIS/>', 'utf16le') }
    expect(chooseBibliaFiles([utf16], 'b').format).toBe('osis')
    expect(chooseBibliaFiles([dump('b.xml')], 'b').format).toBe('chapters-json')
  })

  it('names a single file as the publisher did', () => {
    expect(choose({ ...dump(''), name: '' })).toEqual(['pasta'])
  })

  it('takes the files that a bundle’s own description names, and what it says of the edition', () => {
    const content = (src: string) => `<content src="${src}"/>`
    const text = `<DBLMetadata><identification><name>Prova</name></identification><publications>
      <publication default="true">${content('release/USX_1/GEN.usx')}${content('release/USX_1/EXO.usx')}</publication>
      </publications></DBLMetadata>`
    const usx = (name: string): SourceFile => ({ name, bytes: Buffer.from('<usx version="3.0"/>') })
    const files = [
      usx('x/release/USX_1/GEN.usx'),
      usx('x/release/USX_2/GEN.usx'),
      usx('x/release/USX_1/FRT.usx'),
    ]
    const bundle = [{ name: 'x/metadata.xml', bytes: Buffer.from(text) }, ...files]
    expect(chooseBibliaFiles(bundle, 'b.zip')).toMatchObject({
      format: 'usx',
      chosen: [{ file: 'b.zip/x/release/USX_1/GEN.usx' }],
      avisos: ['O pacote não traz todos os livros que a publicação lista: faltam 1.'],
      edicao: { nome: 'Prova' },
    })
  })

  it('refuses more than one Bible, and none', () => {
    expect(() => choose(dump('a.json'), dump('b.json'))).toThrow(
      'pasta: Há mais de uma Bíblia aqui (a.json, b.json); indique uma delas.',
    )
    expect(() => choose(usfm('a/1.txt'), usfm('b/1.txt'))).toThrow('pasta: Há mais de uma Bíblia aqui (a, b)')
    expect(() => choose(usfm('1.txt'), dump('2.json'))).toThrow('pasta: Há mais de uma Bíblia aqui')
    expect(() => choose(other('leia.md'))).toThrow('pasta: Não há aqui uma Bíblia em formato conhecido')
  })
})
