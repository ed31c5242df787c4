import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const encode = (text: string) => new TextEncoder().encode(text)

describe('decodeText', () => {
  it('gives back good text as it is', () => {
    const text = 'Oração\n\n“A graça” — ☩\n'
    expect(decode(encode(text))).toEqual({ text, problems: [] })
  })

  it.each([
    ['Latin-1', Uint8Array.of(97, 10, 98, 10, 0xe7, 0xe3, 111), 3, 'O arquivo não está em UTF-8.'],
    ['a cut sequence', Uint8Array.of(97, 10, 0xc3), 2, 'O arquivo não está em UTF-8.'],
    ['a mark', encode('\uFEFFa\n'), 1, 'O arquivo começa com a marca BOM; salve-o em UTF-8 sem BOM.'],
    ['a tab', encode('a\n\tb\n'), 2, 'A linha tem uma tabulação ou outro caractere de controle.'],
    ['U+0000', encode('a\n\n\u0000\n'), 3, 'A linha tem uma tabulação ou outro caractere de controle.'],
    [
      'Windows line ends',
      encode('a\r\nb\r\n'),
      1,
      'O arquivo tem fins de linha do Windows (CRLF); salve-o com fins de linha do Unix (LF).',
    ],
    [
      'decomposed accents',
      encode('a\noração\n'.normalize('NFD')),
      2,
      'Os acentos não estão compostos; salve o arquivo na forma NFC do Unicode.',
    ],
  ])('refuses %s on its line', (_, bytes, line, reason) => {
    expect(decode(bytes)).toEqual({ text: null, problems: [[line, reason]] })
  })
})

function decode(bytes: Uint8Array) {
  const problems: [number | undefined, string][] = []
  return { text: decodeText(bytes, (line, reason) => problems.push([line, reason])), problems }
}
