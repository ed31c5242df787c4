import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import {
  dependenciesAreFresh,
  describeFailure,
  installDependencies,
  npmCommand,
  stampInstall,
  withoutModules,
} from './dependencies.mjs'
import { portugueseMessages } from './messages.mjs'

describe('dependenciesAreFresh', () => {
  let root: string

  beforeEach(() => {
    root = makeTempFolder()
    writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3}')
    mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
    writeFileSync(join(root, 'node_modules/.bin/node'), '')
  })

  it('is false for an install that was never finished', () => {
    expect(dependenciesAreFresh(root)).toBe(false)
  })

  it('is true after a finished install', () => {
    stampInstall(root)
    expect(dependenciesAreFresh(root)).toBe(true)
  })

  it('is false when the lock file changed since', () => {
    stampInstall(root)
    writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":4}')
    expect(dependenciesAreFresh(root)).toBe(false)
  })

  it('is false when the pinned Node is gone', () => {
    stampInstall(root)
    rmSync(join(root, 'node_modules/.bin/node'))
    expect(dependenciesAreFresh(root)).toBe(false)
  })

  it('is false in an empty clone', () => {
    rmSync(join(root, 'node_modules'), { recursive: true })
    expect(dependenciesAreFresh(root)).toBe(false)
  })
})

describe('installDependencies', () => {
  const options = {
    messages: portugueseMessages,
    signal: new AbortController().signal,
    hold: () => undefined,
  }

  it.each(['to a folder', 'to nowhere'])('refuses a node_modules that is a link %s', async (kind) => {
    const [root, other] = [makeTempFolder(), makeTempFolder()]
    const kept = join(other, '.installed')
    writeFileSync(kept, 'of another clone')
    symlinkSync(kind === 'to a folder' ? other : join(other, 'gone'), join(root, 'node_modules'))
    await expect(installDependencies(root, options)).rejects.toThrow(portugueseMessages.modulesAreLink)
    expect(readFileSync(kept, 'utf8')).toBe('of another clone')
  })
})

describe('describeFailure', () => {
  it.each([
    'npm error code EAI_AGAIN',
    'npm error network request to https://registry.npmjs.org/zod failed, reason: connect ECONNREFUSED',
  ])('asks for the internet on %s', (output) => {
    expect(describeFailure(1, output, portugueseMessages)).toBe(portugueseMessages.offline)
  })

  it('gives the exit code otherwise', () => {
    const sentence = 'A instalação das dependências falhou (o npm terminou com o código 7).'
    expect(describeFailure(7, 'npm error code EUSAGE', portugueseMessages)).toBe(sentence)
  })
})

describe('npmCommand', () => {
  it('runs the npm that runs us', () => {
    const env = { npm_execpath: '/lib/npm-cli.js', npm_node_execpath: '/bin/node' }
    expect(npmCommand(env)).toEqual(['/bin/node', ['/lib/npm-cli.js']])
  })

  it('looks npm up on the PATH when run by hand', () => {
    expect(npmCommand({})).toEqual(['npm', []])
  })
})

describe('withoutModules', () => {
  it('leaves out the folders that npm adds', () => {
    const path = ['/a/node_modules/.bin', '/usr/bin', '/lib/node_modules/npm/bin', '/bin'].join(delimiter)
    expect(withoutModules(path)).toBe(['/usr/bin', '/bin'].join(delimiter))
  })
})
