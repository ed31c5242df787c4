import { createHash } from 'node:crypto'

/** @returns SHA-256 in hexadecimal of the text's UTF-8, or of the bytes of a file */
export function impressaoDoTexto(texto: string | Uint8Array): string {
  return createHash('sha256').update(texto).digest('hex')
}
