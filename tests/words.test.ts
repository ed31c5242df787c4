/** Holds docs/glossario.md: one word, one meaning. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findSharedNames, listDeclarations, readGlossary } from './support/exported-names.ts'
import { listSources } from './support/source-files.ts'

const ROOT = join(import.meta.dirname, '..')
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
})
