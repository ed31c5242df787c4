import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ContentError } from '#server/arquivos/content-error.ts'
import { CANON_TOTALS, parseCanon } from './canon.ts'

const FILE = 'livros.yaml'
const text = await readFile(new URL('../../content/livros.yaml', import.meta.url), 'utf8')

function problemsOf(yaml: string) {
  try {
    parseCanon(yaml, FILE)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

describe('parseCanon', () => {
  it('reads the 66 books of the content folder', () => {
    const canon = parseCanon(text, FILE)
    expect(canon).toHaveLength(CANON_TOTALS.livros)
    expect(canon[17]).toMatchObject({ id: 18, abreviatura: 'Jó', livro: 'Jó' })
    expect(canon[42]?.versiculos[2]).toBe(36)
  })

  it('gives the line of a bad entry', () => {
    const problems = problemsOf(text.replace('{ id: 2,', '{ id: dois,'))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: FILE, line: 4 })
  })

  it('gives the line of malformed YAML', () => {
    expect(problemsOf(text.replace('33, 26] }', '33, 26 }'))[0]).toMatchObject({ file: FILE, line: 3 })
  })

  it('refuses a book out of place and totals that are not the canon’s', () => {
    const lines = text.split('\n')
    const withoutExodo = lines.filter((line) => !line.includes('abreviatura: Êx'))
    const reasons = problemsOf(withoutExodo.join('\n')).map(({ reason }) => reason)
    expect(reasons).toContain('O livro desta linha deve ter o id 2, e tem 3.')
    expect(reasons).toContain('A tabela deve somar 66 livros, e soma 65.')
    expect(reasons).toContain('A tabela deve somar 31102 versículos, e soma 29889.')
  })

  it('refuses an abbreviation given to two books', () => {
    const reasons = problemsOf(text.replace('abreviatura: Jó', 'abreviatura: Jo')).map(({ reason }) => reason)
    expect(reasons).toEqual(['A abreviatura Jo está repetida.'])
  })
})
