/** Bytes of an XML or HTML file as text, whatever they say about themselves. */

const DECLARED = /(?:encoding|charset)\s*=\s*["']?\s*([\w-]+)/i
/** Declarations that are wrong more often than the bytes: they are believed only after UTF-8 was tried. */
const UNRELIABLE = /^(?:utf-?8|us-ascii|ascii|iso-?8859-1|latin-?1|windows-1252|cp-?1252)$/i
const HEAD_BYTES = 1_024

/** @returns the text without byte order mark, as it stands: not normalised, control characters and all */
export function decodeMarkup(bytes: Uint8Array): string {
  const utf16 = findUtf16(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const declared = DECLARED.exec(head)?.[1] ?? 'utf-8'
  // Half of all "iso-8859-1" declarations stand over UTF-8; text in another encoding is hardly ever valid UTF-8.
  const tries = UNRELIABLE.test(declared) ? ['utf-8'] : [declared, 'utf-8']
  for (const encoding of tries) {
    const text = decodeStrictly(bytes, encoding)
    if (text !== null) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** By its mark, or by the zeros of the '<' that such a file begins with. */
function findUtf16([a, b, c, d]: Uint8Array): string | null {
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0x3c && b === 0 && c !== undefined && d === 0) return 'utf-16le'
  if (a === 0 && b === 0x3c && c === 0 && d !== undefined) return 'utf-16be'
  return null
}
