/** Who exports what: one word has one meaning (docs/glossario.md). */
import { listExports } from './file-names.ts'
import { isTest, type SourceFile } from './source-files.ts'

const RE_EXPORT = /^export (?:type )?\{[^}]*\} from .*$/gm

/** The files that declare an exported name. */
export function listDeclarations(files: readonly SourceFile[]): Map<string, string[]> {
  const declared = new Map<string, string[]>()
  for (const { path, text } of files) {
    if (isTest(path)) continue
    for (const name of new Set(listExports(text.replace(RE_EXPORT, '')))) {
      declared.set(name, [...(declared.get(name) ?? []), path])
    }
  }
  return declared
}

/** Types, components and constants that several files declare; functions of two layers may do the same act. */
export function findSharedNames(files: readonly SourceFile[]): string[] {
  return [...listDeclarations(files)]
    .filter(([name, paths]) => /^[A-Z]/.test(name) && paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
    .sort()
}

/** Rows of the glossary: what stands there as a type, and in which file. */
export function readGlossary(page: string): { name: string; path: string }[] {
  return [...page.matchAll(/\| `(\w+)` in `([^`]+)` \|/g)].map(([, name = '', path = '']) => ({ name, path }))
}
