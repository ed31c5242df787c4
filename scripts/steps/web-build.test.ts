import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { stampBuild, swapFolder, webBuildIsFresh } from './web-build.mjs'

let root: string

beforeEach(() => {
  root = makeTempFolder()
  mkdirSync(join(root, 'web'))
  mkdirSync(join(root, 'dist/web'), { recursive: true })
  writeFileSync(join(root, 'web/main.tsx'), 'a')
})

describe('webBuildIsFresh', () => {
  it('is false without a stamp, as after a build by hand', () => {
    expect(webBuildIsFresh(root)).toBe(false)
  })

  it('is true for the sources it was built from, and false once they change', () => {
    stampBuild(root, join(root, 'dist/web'))
    expect(webBuildIsFresh(root)).toBe(true)
    writeFileSync(join(root, 'web/main.tsx'), 'b')
    expect(webBuildIsFresh(root)).toBe(false)
  })

  it('does not depend on the texts', () => {
    stampBuild(root, join(root, 'dist/web'))
    mkdirSync(join(root, 'content'))
    writeFileSync(join(root, 'content/livros.yaml'), 'x')
    expect(webBuildIsFresh(root)).toBe(true)
  })
})

describe('swapFolder', () => {
  const at = (name: string) => join(root, 'dist', name)

  beforeEach(() => {
    writeFileSync(at('web/index.html'), 'old')
    mkdirSync(at('next'))
    writeFileSync(at('next/index.html'), 'new')
  })

  it('puts the new folder in the place of the old one', () => {
    swapFolder(at('next'), at('web'), at('previous'))
    expect(readFileSync(at('web/index.html'), 'utf8')).toBe('new')
    expect(existsSync(at('previous'))).toBe(false)
  })

  it('works without an old one', () => {
    swapFolder(at('next'), at('fresh'), at('previous'))
    expect(readFileSync(at('fresh/index.html'), 'utf8')).toBe('new')
  })

  it('leaves the old one whole when there is no new one', () => {
    expect(() => swapFolder(at('missing'), at('web'), at('previous'))).toThrow('ENOENT')
    expect(readFileSync(at('web/index.html'), 'utf8')).toBe('old')
  })
})
