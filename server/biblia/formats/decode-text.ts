import { ContentError } from '#server/arquivos/content-error.ts'

/** One text file of a Bible, decoded. */
export interface TextFile {
  /** Path as the publisher gave it, for messages. */
  file: string
  text: string
}

const UTF16_BOMS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** UTF-8, UTF-16 with BOM, the XML declaration's encoding, else Windows-1252. @returns a sentence if guessed @throws ContentError */
export function decodeText(bytes: Uint8Array, file: string): TextFile & { aviso: string | null } {
  const utf16 = UTF16_BOMS.find(({ bytes: [a, b] }) => bytes[0] === a && bytes[1] === b)
  if (utf16) return refuseNul(file, new TextDecoder(utf16.encoding).decode(bytes), null)

  const declared = declaredEncoding(bytes)
  if (declared !== null && declared !== 'utf-8') {
    return refuseNul(file, decoderFor(declared, file).decode(bytes), null)
  }
  try {
    return refuseNul(file, new TextDecoder('utf-8', { fatal: true }).decode(bytes), null)
  } catch (error) {
    if (error instanceof ContentError) throw error
    refuseDamagedUtf8(bytes, file)
    const aviso = `O arquivo ${file} não está em UTF-8 e foi lido como Windows-1252.`
    return refuseNul(file, new TextDecoder('windows-1252').decode(bytes), aviso)
  }
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const match = /^(?:ï»¿)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)
  return match?.[1]?.toLowerCase() ?? null
}

function decoderFor(label: string, file: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    throw new ContentError([{ file, line: 1, reason: `A codificação "${label}" não é conhecida.` }])
  }
}

/** Reading a UTF-8 file with one bad byte as Windows-1252 would spoil every accent in it: say where it is instead. */
function refuseDamagedUtf8(bytes: Uint8Array, file: string): void {
  const text = new TextDecoder('utf-8').decode(bytes)
  const bad = text.match(/\uFFFD/g)?.length ?? 0
  const good = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0
  if (good <= bad) return
  const line = lineAt(text, text.indexOf('\uFFFD'))
  throw new ContentError([{ file, line, reason: 'Há um byte que não é UTF-8; o arquivo está danificado.' }])
}

function refuseNul(file: string, text: string, aviso: string | null): TextFile & { aviso: string | null } {
  const nul = text.indexOf('\0')
  if (nul === -1) return { file, text, aviso }
  const reason = 'Há um caractere U+0000; se o arquivo estiver em UTF-16, grave-o com BOM.'
  throw new ContentError([{ file, line: lineAt(text, nul), reason }])
}

/** The line, from 1, on which the character at `index` stands. */
function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
