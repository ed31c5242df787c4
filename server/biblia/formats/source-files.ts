import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ContentError } from '#server/arquivos/content-error.ts'
import { isNoise, readZip, refuseBeyondLimits, type SourceFile } from './zip-entries.ts'

/** Loads one file, a folder with its sub-folders, or a zip. @throws ContentError when it cannot be read or is past the limits */
export async function loadSourceFiles(path: string): Promise<SourceFile[]> {
  try {
    const found = await stat(path)
    if (found.isDirectory()) return await loadFolder(path)
    if (!found.isFile()) throw new ContentError([{ file: path, reason: 'Não é um arquivo nem uma pasta.' }])
    refuseBeyondLimits(1, found.size, path)
    return await expandZip({ name: '', bytes: await readFile(path) }, path)
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw new ContentError([{ file: path, reason: describe(error) }])
  }
}

/** @returns the file itself, or the files inside when its bytes are a zip's. @param path for messages */
export async function expandZip(file: SourceFile, path: string): Promise<SourceFile[]> {
  return file.bytes.subarray(0, 4).equals(ZIP_MAGIC) ? readZip(file.bytes, path) : [file]
}

const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1')

async function loadFolder(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const names = paths
    .map((path) => relative(folder, path).split(sep).join('/'))
    .filter((name) => !isNoise(name))
  const files: SourceFile[] = []
  let total = 0
  for (const name of names.sort()) {
    const path = join(folder, name)
    total += (await stat(path)).size
    refuseBeyondLimits(names.length, total, folder)
    files.push({ name, bytes: await readFile(path) })
  }
  return files
}

function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'O arquivo ou a pasta não existe.'
  if (code === 'EACCES' || code === 'EPERM') return 'Falta permissão para ler o arquivo ou a pasta.'
  return 'O arquivo ou a pasta não pôde ser lido.'
}
