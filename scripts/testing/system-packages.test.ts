import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { findPostgresBin } from './postgres-binaries.mjs'
import { installAdvice, missingPackages } from './system-packages.mjs'

describe('missingPackages', () => {
  const all = { browser: true, postgres: true, epubcheck: true, nginx: true }
  const nothing = { chromium: false, postgres: false, epubcheck: false, nginx: false }

  it('names what is needed and not there', () => {
    expect(missingPackages(all, nothing)).toEqual(['chromium', 'postgresql', 'epubcheck', 'nginx-light'])
    expect(missingPackages(all, { ...nothing, chromium: true })).toEqual([
      'postgresql',
      'epubcheck',
      'nginx-light',
    ])
    const found = { chromium: true, postgres: true, epubcheck: true, nginx: true }
    expect(missingPackages(all, found)).toEqual([])
  })

  it('asks nothing of who runs other suites', () => {
    const none = { browser: false, postgres: false, epubcheck: false, nginx: false }
    expect(missingPackages(none, nothing)).toEqual([])
  })
})

describe('installAdvice', () => {
  it('says where it looked and how to install', () => {
    expect(installAdvice(['chromium'])).toBe(
      'The tests need /usr/bin/chromium: install it (on Debian, as root: apt-get install chromium) and run again.',
    )
  })
})

describe('findPostgresBin', () => {
  it('takes the newest version that can make a cluster', () => {
    const versions = makeTempFolder()
    for (const [version, ...programs] of [
      ['9', 'initdb', 'pg_ctl'],
      ['15', 'initdb', 'pg_ctl'],
      ['17', 'psql'],
    ]) {
      mkdirSync(join(versions, `${version}/bin`), { recursive: true })
      for (const program of programs) writeFileSync(join(versions, `${version}/bin/${program}`), '')
    }
    expect(findPostgresBin(versions)).toBe(join(versions, '15/bin'))
  })

  it('finds nothing where PostgreSQL is not installed', () => {
    expect(findPostgresBin('/nowhere')).toBeUndefined()
  })
})
