import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import {
  buildIsFresh,
  keepAssets,
  removeKeptAssets,
  replaceBuilt,
  stampBuild,
  swapFolder,
} from './built-folder.mjs'

let root: string

beforeEach(() => {
  root = makeTempFolder()
  mkdirSync(join(root, 'web'))
  mkdirSync(join(root, 'dist/web'), { recursive: true })
  writeFileSync(join(root, 'web/main.tsx'), 'a')
})

const BUILD = { name: 'web', inputs: ['web'] }

describe('a build', () => {
  it('is stale without a stamp, as after one by hand', () => {
    expect(buildIsFresh(root, BUILD)).toBe(false)
  })

  it('is fresh for the sources it was built from, and stale once they change', () => {
    stampBuild(root, BUILD)
    expect(buildIsFresh(root, BUILD)).toBe(true)
    writeFileSync(join(root, 'web/main.tsx'), 'b')
    expect(buildIsFresh(root, BUILD)).toBe(false)
  })

  it('does not depend on what is not among its inputs', () => {
    stampBuild(root, BUILD)
    mkdirSync(join(root, 'content'))
    writeFileSync(join(root, 'content/livros.yaml'), 'x')
    expect(buildIsFresh(root, BUILD)).toBe(true)
  })

  const fill = (text: string) => async (next: string) => {
    mkdirSync(join(next, 'assets'), { recursive: true })
    writeFileSync(join(next, 'index.html'), text)
  }
  const shown = () => readFileSync(join(root, 'dist/web/index.html'), 'utf8')

  it('takes the place of the one before', async () => {
    await replaceBuilt(root, BUILD, fill('one'))
    await replaceBuilt(root, BUILD, fill('two'))
    expect(shown()).toBe('two')
    expect(buildIsFresh(root, BUILD)).toBe(true)
    expect(readdirSync(join(root, 'dist'))).toEqual(['web'])
  })

  it('that fails leaves the one before as it is', async () => {
    await replaceBuilt(root, BUILD, fill('one'))
    await expect(replaceBuilt(root, BUILD, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(shown()).toBe('one')
  })

  it('that was ended while it took the place is begun anew, with the one before whole', async () => {
    await replaceBuilt(root, BUILD, fill('one'))
    renameSync(join(root, 'dist/web'), join(root, 'dist/.web-previous'))
    await replaceBuilt(root, BUILD, async (next) => {
      expect(shown()).toBe('one')
      await fill('two')(next)
    })
    expect(shown()).toBe('two')
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

  it('gives those of the build before up again', () => {
    build(1)
    build(2)
    removeKeptAssets(join(root, 'dist/build-2'))
    expect(readdirSync(join(root, 'dist/build-2/assets'))).toEqual(['app-2.js'])
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
