import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { fingerprint, readStamp } from './fingerprint.mjs'

let root: string

beforeEach(() => {
  root = makeTempFolder()
  mkdirSync(join(root, 'web/ui'), { recursive: true })
  writeFileSync(join(root, 'web/main.tsx'), 'a')
  writeFileSync(join(root, 'web/ui/logo.tsx'), 'b')
  writeFileSync(join(root, 'package.json'), '{}')
})

const hash = () => fingerprint(root, ['web', 'package.json', 'missing.ts'])

describe('fingerprint', () => {
  it('stays the same while nothing changes', () => {
    expect(hash()).toBe(hash())
    expect(hash()).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['a changed file in a folder', () => writeFileSync(join(root, 'web/ui/logo.tsx'), 'c')],
    ['a renamed file', () => renameSync(join(root, 'web/main.tsx'), join(root, 'web/main2.tsx'))],
    [
      'text moved from one file to the next',
      () => {
        writeFileSync(join(root, 'web/main.tsx'), '')
        writeFileSync(join(root, 'web/ui/logo.tsx'), 'ab')
      },
    ],
    ['a file that was missing', () => writeFileSync(join(root, 'missing.ts'), '')],
  ])('changes with %s', (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })

  it('changes with the salt', () => {
    expect(fingerprint(root, ['web'], 'linux x64')).not.toBe(fingerprint(root, ['web'], 'darwin arm64'))
  })
})

describe('readStamp', () => {
  it('gives the text, or undefined without the file', () => {
    writeFileSync(join(root, 'stamp'), 'abc\n')
    expect(readStamp(join(root, 'stamp'))).toBe('abc')
    expect(readStamp(join(root, 'none'))).toBeUndefined()
  })
})
