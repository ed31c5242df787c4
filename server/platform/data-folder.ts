/** The data folder belongs to the one who runs the server: nobody else on the machine reads what it holds. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS = 0o077

/** Makes the folder when it is missing. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE })
}

/** Makes the folder and keeps it to its owner. @returns a sentence for each that could not be changed: the server runs on */
export function tightenDataFolder(dataDir: string): string[] {
  makeDataFolder(dataDir)
  const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile())
  return [
    ...tighten(dataDir, FOLDER_MODE),
    ...files.flatMap(({ name }) => tighten(join(dataDir, name), FILE_MODE)),
  ]
}

/** A file that was just made. SQLite gives the files that it makes beside its own the same mode. */
export function tightenFile(path: string): void {
  tighten(path, FILE_MODE)
}

function tighten(path: string, mode: number): string[] {
  try {
    if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, mode)
    return []
  } catch (error) {
    // A file that another process removed meanwhile has nothing to hide.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    return [
      `Outros usuários desta máquina podem ler ${path}, e a permissão não pôde ser mudada (${String(error)}).`,
    ]
  }
}
