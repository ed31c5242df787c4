import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Gênesis: No princípio'
const latin1 = Buffer.from(text, 'latin1')

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with BOM', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with BOM', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE with BOM', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes, 'a.txt')).toEqual({ file: 'a.txt', text, aviso: null })
  })

  it('reads Windows-1252 where UTF-8 fails, and says so', () => {
    expect(decodeText(latin1, 'a.txt')).toEqual({
      file: 'a.txt',
      text,
      aviso: 'O arquivo a.txt não está em UTF-8 e foi lido como Windows-1252.',
    })
    expect(decodeText(Buffer.from([0x93, 0x61, 0x94]), 'a.txt').text).toBe('“a”')
  })

  it('obeys the XML declaration', () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><a>${text}</a>`
    expect(decodeText(Buffer.from(xml, 'latin1'), 'a.xml')).toEqual({ file: 'a.xml', text: xml, aviso: null })
    const odd = Buffer.from('<?xml version="1.0" encoding="x-klingon"?><a/>')
    expect(() => decodeText(odd, 'a.xml')).toThrow('a.xml:1: A codificação "x-klingon" não é conhecida.')
  })

  it('tells the line of a bad byte in UTF-8 instead of spoiling every accent', () => {
    const bytes = Buffer.concat([Buffer.from('princípio\nação\n'), Buffer.from([0xe7]), Buffer.from('ão')])
    expect(() => decodeText(bytes, 'a.txt')).toThrow(
      'a.txt:3: Há um byte que não é UTF-8; o arquivo está danificado.',
    )
  })

  it('refuses U+0000', () => {
    expect(() => decodeText(Buffer.from('a\nb\0c'), 'a.txt')).toThrow('a.txt:2: Há um caractere U+0000')
  })
})
