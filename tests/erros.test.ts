/** docs/erros.md says where each error of the specification is provoked: those tests must exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const table = readFileSync(join(ROOT, 'docs/erros.md'), 'utf8')
const named = [...table.matchAll(/`(\S+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))

describe('docs/erros.md', () => {
  it('names tests', () => {
    expect(named.length).toBeGreaterThan(40)
  })

  it('names only tests that exist', () => {
    const missing = named.filter(({ file, title }) => !readTest(file).includes(title))
    expect(missing).toEqual([])
  })
})

/** @param file a path, or the bare name of a browser test */
function readTest(file: string): string {
  const path = file.includes('/') ? file : `tests/browser/${file}.browser.test.ts`
  try {
    return readFileSync(join(ROOT, path), 'utf8')
  } catch {
    return ''
  }
}
