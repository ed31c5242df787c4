import { createHash } from 'node:crypto'
import { readContentFiles } from './content-files.ts'

/** @returns SHA-256 in hexadecimal over names and bytes of the files that count @throws ContentError when there is no folder */
export async function fingerprintConteudo(dir: string): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, bytes } of await readContentFiles(dir)) {
    // The length keeps the end of one file apart from the name of the next.
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
