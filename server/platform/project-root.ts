import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that package.json stands in: the sources lie two or more folders below it, and so does what is built of them. */
export const PROJECT_ROOT = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}
