/** Browsers turn JPEG and PNG by EXIF, the server WebP too: it is shown and sent without, so that a square is the same. */

const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8

/** Gives the EXIF of a WebP a name that decoders pass over. @param webp whole file; changed in place */
export function hideExif(webp: Uint8Array): void {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength)
  let offset = HEADER_BYTES
  while (offset + CHUNK_HEADER_BYTES <= webp.length) {
    if (nameAt(webp, offset) === 'EXIF') webp.set(new TextEncoder().encode('XXXX'), offset)
    const size = view.getUint32(offset + 4, true)
    // Chunks of odd length are followed by one empty byte.
    offset += CHUNK_HEADER_BYTES + size + (size % 2)
  }
}

/** @returns the photo as it is to be shown and sent: a WebP without its EXIF, any other file itself */
export async function withoutOwnTurn(arquivo: File): Promise<File> {
  if (arquivo.type !== 'image/webp') return arquivo
  const bytes = new Uint8Array(await arquivo.arrayBuffer())
  hideExif(bytes)
  return new File([bytes], arquivo.name, { type: arquivo.type })
}

function nameAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4))
}
