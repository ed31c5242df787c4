import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ContentError } from '#server/arquivos/content-error.ts'

/** A file of the content folder, not yet decoded. */
export interface ContentFile {
  /** Relative to the content folder, with '/': 'cfw/08.md'. */
  name: string
  bytes: Uint8Array
}

/** Not content: documents for people, Bibles and proof texts (sources of their own) and hidden files. */
const IGNORED = /^(?:(?:biblia|provas)(?:\/|$)|README\.md$|ERRATA\.md$)|(?:^|\/)\./

/** @returns every file of the content folder that counts, by name @throws ContentError when there is no such folder */
export async function readContentFiles(dir: string): Promise<ContentFile[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ContentError([{ file: dir, reason: 'A pasta de conteúdo não existe ou não pode ser lida.' }])
  })
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !IGNORED.test(name))
    .sort()
  const files = await Promise.all(names.map((name) => readContentFile(dir, name)))
  return files.filter((file) => file !== null)
}

/** Null for a link to a folder, which is not followed; links to files are (volumes of containers have them). */
async function readContentFile(dir: string, name: string): Promise<ContentFile | null> {
  const path = join(dir, name)
  return (await stat(path)).isFile() ? { name, bytes: await readFile(path) } : null
}
