import { describe, expect, it } from 'vitest'
import { readDblMetadata } from './dbl-metadata.ts'

const read = (body: string, pasta = '.') =>
  readDblMetadata(
    { file: 'metadata.xml', text: `<DBLMetadata version="2.2" revision="7">${body}</DBLMetadata>` },
    pasta,
  )

describe('readDblMetadata', () => {
  it('says which files the chief publication has, and whose text it is', () => {
    const { edicao, arquivos } = read(
      `<identification><name>A Test Bible</name><nameLocal>Uma Bíblia de prova</nameLocal><abbreviation>ATB</abbreviation>
        <abbreviationLocal>UBP</abbreviationLocal><systemId type="paratext"><name>Outro</name></systemId></identification>
      <language><name>Portuguese</name></language>
      <names><name id="book-gen"><short>Gênesis</short></name></names>
      <publications><publication id="p2"><structure><content src="release/USX_2/GEN.usx" role="GEN"/></structure></publication>
        <publication id="p1" default="true"><name>Bíblia</name><structure><division id="OT"><content src="release/USX_1/GEN.usx"
          role="GEN"/></division><content src="release/USX_1/EXO.usx" role="EXO"/></structure></publication></publications>
      <copyright><fullStatement><statementContent type="xhtml"><p>© 2020 Editora.</p><p>Licença: Creative Commons
        Attribution-ShareAlike 4.0 (CC BY-SA 4.0).</p></statementContent></fullStatement></copyright>`,
      'pacote',
    )
    expect(arquivos).toEqual(['pacote/release/USX_1/GEN.usx', 'pacote/release/USX_1/EXO.usx'])
    expect(edicao).toMatchObject({
      nome: 'Uma Bíblia de prova',
      sigla: 'UBP',
      versao: '7',
      licenca: 'CC BY-SA 4.0',
    })
    expect(edicao.atribuicao?.replace(/\s+/g, ' ').trim()).toBe(
      '© 2020 Editora. Licença: Creative Commons Attribution-ShareAlike 4.0 (CC BY-SA 4.0).',
    )
  })

  it('reads version 1, which lists no files', () => {
    const { edicao, arquivos } = read(
      `<identification><name>World English Bible</name><abbreviation>WEB</abbreviation></identification>
      <copyright><statement contentType="xhtml"><p>PUBLIC DOMAIN</p></statement></copyright>
      <contents><bookList id="default"><books><book code="GEN"/></books></bookList></contents>`,
    )
    expect(arquivos).toEqual([])
    expect(edicao).toMatchObject({ nome: 'World English Bible', sigla: 'WEB', licenca: 'PUBLIC DOMAIN' })
  })

  it('names no more files than a Bible can have', () => {
    const content = '<content src="a.usx"/>'.repeat(10_000)
    expect(read(`<publications><publication>${content}</publication></publications>`).arquivos).toHaveLength(
      500,
    )
  })

  it('tells where it is damaged', () => {
    expect(() => read('\n<identification>')).toThrow('metadata.xml:2: O XML está malformado')
  })
})
