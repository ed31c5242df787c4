/** Holds docs/glossario.md, one word, one meaning, and that comments are few and need nothing that is not in the repository. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commentDensity } from './support/comment-density.ts'
import { findSharedNames, listDeclarations, readGlossary } from './support/exported-names.ts'
import { listSources } from './support/source-files.ts'

const ROOT = join(import.meta.dirname, '..')
/** What the product must do and why stands in docs/: these are the names of what it was once settled in. */
const PAPERS = /\bspecification\b|\(decisions\b|\bdecisions, ["“]/i

const MAX_COMMENTS = 10

const program = ['contract', 'server', 'web', 'scripts'].flatMap((layer) => listSources(ROOT, layer))

describe('words', () => {
  it('has one type, component or constant of a name', () => {
    expect(findSharedNames(program)).toEqual([])
  })

  it('has the types of the glossary where the glossary says', () => {
    const rows = readGlossary(readFileSync(join(ROOT, 'docs/glossario.md'), 'utf8'))
    const declared = listDeclarations(program)
    expect(rows.length).toBeGreaterThan(25)
    expect(rows.filter(({ name, path }) => String(declared.get(name)) !== path)).toEqual([])
  })

  it(`has at most ${MAX_COMMENTS} lines of comments for a hundred of code`, () => {
    const all = ['contract', 'server', 'web', 'scripts', 'tests'].flatMap((layer) =>
      listSources(ROOT, layer, /\.(ts|tsx|mjs|css)$/),
    )
    expect(commentDensity(all)).toBeLessThanOrEqual(MAX_COMMENTS)
  })

  it('points to no papers outside the repository', () => {
    const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    )
    const pages = docs.map((name) => ({ path: name, text: readFileSync(join(ROOT, 'docs', name), 'utf8') }))
    const tests = listSources(ROOT, 'tests').filter(({ path }) => path !== 'tests/words.test.ts')
    expect(docs.length).toBeGreaterThan(30)
    expect(
      [...program, ...tests, ...pages].filter(({ text }) => PAPERS.test(text)).map(({ path }) => path),
    ).toEqual([])
  })
})

describe('the check itself', () => {
  it('goes red for a type of two files, not for what is published or done in two layers', () => {
    const files = [
      {
        path: 'contract/notas.ts',
        text: 'export const Nota = 1\nexport type Nota = 2\nexport const criarNota = 3',
      },
      { path: 'server/notas/service.ts', text: 'export function criarNota() {}' },
      { path: 'web/notas/public.ts', text: "export { type Nota } from './nota.ts'" },
    ]
    expect(findSharedNames(files)).toEqual([])
    const again = { path: 'server/conteudo/epub/notas.ts', text: 'export interface Nota {}' }
    expect(findSharedNames([...files, again])).toEqual([
      'Nota: contract/notas.ts, server/conteudo/epub/notas.ts',
    ])
  })

  it('counts lines of comments, also those within blocks', () => {
    const text =
      "/** One. */\nconst a = '//' // code\n/*\n * Two, three, four.\n */\n\n// Five.\nconst b = 1\n"
    expect(commentDensity([{ path: 'web/notas/nota.ts', text }])).toBe(250)
  })
})
