import { createHash } from 'node:crypto'
import type { ContentFile } from './content-files.ts'

/** @returns SHA-256 in hexadecimal over names and bytes, in the given order */
export function fingerprintFiles(files: readonly ContentFile[]): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) {
    // The length keeps the end of one file apart from the name of the next.
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
