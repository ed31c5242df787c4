import { describe, expect, it } from 'vitest'
import { parseFixtures } from '#tests/support/biblia-fixtures.ts'
import { parseOsis } from './osis.ts'
import { readXml } from './xml-reader.ts'

const ignoreAll = { open: () => {}, close: () => {}, text: () => {}, skips: () => false }

function read(text: string): void {
  readXml({ file: 'b.xml', text }, ignoreAll)
}

describe('readXml', () => {
  it.each([
    ['<a>\n<b>\n</a>', 'b.xml:3: O XML está malformado: uma etiqueta é fechada sem ter sido aberta.'],
    ['<a>\n<b>', 'b.xml:2: O XML está malformado: o arquivo termina antes do fim (há etiquetas abertas).'],
    ['<a>\n1 < 2</a>', 'b.xml:2: O XML está malformado: há um "<" solto no texto.'],
    ['<a>\n<b c=d/></a>', 'b.xml:2: O XML está malformado: há um atributo mal escrito.'],
    ['<a>&#xFFFFFFFF;</a>', 'b.xml:1: O XML está malformado'],
  ])('tells where %j is wrong', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it('neither expands nor fetches entities of the file’s own', async () => {
    await expect(parseFixtures(parseOsis, 'entidades.xml')).rejects.toThrow(
      'entidades.xml:8: O XML está malformado: há uma entidade (&…;) desconhecida.',
    )
  })

  it('reads the predefined entities, character references and CDATA', () => {
    let text = ''
    const source = { file: 'b.xml', text: '<a>&lt;&amp;&#233;<![CDATA[<b>]]></a>' }
    readXml(source, {
      ...ignoreAll,
      text: (chunk) => {
        text += chunk
      },
    })
    expect(text).toBe('<&é<b>')
  })
})
