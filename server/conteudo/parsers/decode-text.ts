import type { Report } from '#server/arquivos/report.ts'
import { toNfc } from '#server/platform/to-nfc.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be refused
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/

/** The bytes as text: UTF-8 without mark, NFC, Unix line ends, no control characters. @returns null when something was reported */
export function decodeText(bytes: Uint8Array, report: Report): string | null {
  const text = decodeUtf8(bytes)
  if (text === null) {
    report(
      findLine(splitLines(bytes), (line) => decodeUtf8(line) === null),
      'O arquivo não está em UTF-8.',
    )
    return null
  }
  const lines = text.split('\n')
  const crlf = findLine(lines, (line) => line.includes('\r'))
  const decomposed = findLine(lines, (line) => line !== toNfc(line))
  const control = findLine(lines, (line) => CONTROL.test(line.replaceAll('\r', '')))
  if (text.startsWith('\uFEFF')) report(1, 'O arquivo começa com a marca BOM; salve-o em UTF-8 sem BOM.')
  if (crlf)
    report(crlf, 'O arquivo tem fins de linha do Windows (CRLF); salve-o com fins de linha do Unix (LF).')
  if (decomposed)
    report(decomposed, 'Os acentos não estão compostos; salve o arquivo na forma NFC do Unicode.')
  if (control) report(control, 'A linha tem uma tabulação ou outro caractere de controle.')
  return text.startsWith('\uFEFF') || crlf || decomposed || control ? null : text
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Cuts at the byte of the line end, which is part of no longer UTF-8 sequence. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return [...lines, bytes.subarray(start)]
}

function findLine<T>(lines: readonly T[], isBad: (line: T) => boolean): number | undefined {
  const index = lines.findIndex(isBad)
  return index === -1 ? undefined : index + 1
}
