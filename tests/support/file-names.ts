/** Files are named after what they export, so that a name seen in the code leads to its file, and back. */
import { basename } from 'node:path'
import { isTest, type SourceFile } from './source-files.ts'

const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm

/** Parts of a feature that have the same name in each (ARCHITECTURE.md), and Vite's entries. */
const PARTS = /^(?:(?:[a-z0-9-]+-)?(?:routes|service|repository|presenter|queries)|public|offline|entry-.+)$/

/** How long a word must be to say something, and how much of it, from its beginning, must be found. */
const MIN_WORD = 3
const STEM = 5

/** Whether a word of the file's name is found in one of its exports; true for files that export nothing. */
export function isNamedAfterExports({ path, text }: SourceFile): boolean {
  const name = basename(path).replace(/\.[a-z]+$/, '')
  const exported = listExports(text).map((each) => toSingular(each.toLowerCase().replaceAll('_', '')))
  if (isTest(path) || PARTS.test(name) || exported.length === 0) return true
  const words = name.split(/[-.]/).filter((word) => word.length >= MIN_WORD)
  return words.some((word) => exported.some((each) => each.includes(stemOf(word))))
}

/** Names that a file exports. */
export function listExports(text: string): string[] {
  const declared = [...text.matchAll(EXPORTED)].map(([, name = '']) => name)
  const listed = [...text.matchAll(EXPORT_LIST)].flatMap(([, names = '']) => names.split(','))
  return [...declared, ...listed.map((name) => /(\w+)\s*$/.exec(name)?.[1] ?? '').filter(Boolean)]
}

/** Without its end, which tells one from many: 'notas' → 'nota', 'opcoes' → 'opcao'. */
function stemOf(word: string): string {
  const one = toSingular(word)
  return one.slice(0, Math.max(MIN_WORD, Math.min(STEM, one.length - 1)))
}

function toSingular(word: string): string {
  return word.replaceAll('oes', 'ao')
}
