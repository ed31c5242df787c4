/** docs/erros.md says where each error is provoked: those tests must exist. */
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

/** 'login' → 'browser/login.browser', 'component/login' → 'component/login.component' */
function nameTest(file: string): string {
  return file.startsWith('component/') ? `${file}.component` : `browser/${file}.browser`
}

/** @param file a path, the bare name of a browser test, or that of a component test: 'component/login' */
function readTest(file: string): string {
  const path = /\.tsx?$/.test(file) ? file : `tests/${nameTest(file)}.test.ts`
  try {
    return readFileSync(join(ROOT, path), 'utf8')
  } catch {
    return ''
  }
}
