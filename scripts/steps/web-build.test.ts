import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { keepAssets, stampBuild, swapFolder, webBuildIsFresh } from './web-build.mjs'

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

describe('keepAssets', () => {
  /** A build with one file of its own, after the one before it. */
  const build = (number: number) => {
    const folder = join(root, 'dist', `build-${number}`)
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'assets', `app-${number}.js`), String(number))
    keepAssets(join(root, 'dist', `build-${number - 1}`), folder)
    return readdirSync(join(folder, 'assets')).sort()
  }

  it('keeps the files of the build before, and of no older one', () => {
    expect(build(1)).toEqual(['app-1.js'])
    expect(build(2)).toEqual(['app-1.js', 'app-2.js'])
    expect(build(3)).toEqual(['app-2.js', 'app-3.js'])
  })

  it('keeps those of a build that has no list yet', () => {
    build(1)
    rmSync(join(root, 'dist/build-1/.own-assets'))
    expect(build(2)).toEqual(['app-1.js', 'app-2.js'])
  })

  it('leaves a file of the same name as it is', () => {
    build(1)
    const folder = join(root, 'dist/build-2')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'assets/app-1.js'), 'new')
    keepAssets(join(root, 'dist/build-1'), folder)
    expect(readFileSync(join(folder, 'assets/app-1.js'), 'utf8')).toBe('new')
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
