/** The sources of the project, as the architecture test reads them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize, posix, relative, sep } from 'node:path'

export interface SourceFile {
  /** From the root of the repository, with '/'. */
  path: string
  text: string
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Reads the sources of a folder and of those below it. @param root of the repository @param extension how names end */
export function listSources(root: string, folder: string, extension = /\.(ts|tsx|mjs)$/): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) => normalize(join(entry.parentPath, entry.name)))
    .filter((file) => !/[\\/](fixtures|node_modules)[\\/]/.test(file))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
}

/** What a file imports, types and what is fetched later too, as it is written there. */
export function listImports({ text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, target = '']) => target)
}

/** Path of an import from the root of the repository, or null for a package. */
export function resolveImport(path: string, target: string): string | null {
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), target))
  return null
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** 'web/notas/queries.ts' → 'notas'; null for files at the root of a layer. */
export function featureOf(path: string): string | null {
  const parts = path.split('/')
  return parts.length > 2 ? (parts[1] ?? null) : null
}

/** The page of a route: it composes features, and no feature composes it. */
export function isPage(path: string): boolean {
  return /^web\/.*-page\.tsx$/.test(path)
}
