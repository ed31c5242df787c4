import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { listJourney, measureHouse } from '../bench/house.ts'

const TITLE = '## A note without a network and back'

/** @returns a repository whose ARCHITECTURE.md says so, with these files, each of three lines */
function makeHouse(says: string, files: readonly string[]): string {
  const root = makeTempFolder()
  for (const path of files) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), '/** Why. */\none\ntwo\n')
  }
  writeFileSync(join(root, 'ARCHITECTURE.md'), `# A\n\`web/x.ts\`\n${TITLE}\n${says}\n## B\n\`web/y.ts\`\n`)
  return root
}

describe('the journey of a note', () => {
  const FILES = ['web/notas/a.ts', 'web/notas/b.tsx', 'web/platform/request.ts', 'web/platform/a.ts']

  it('counts each file once, named by its path, beside the one before, or again by its name', () => {
    const root = makeHouse(
      '`web/notas/a.ts` → `b.tsx`, `web/platform/request.ts` → `a.ts` → `web/platform/a.ts`',
      FILES,
    )
    expect(listJourney(root)).toEqual([
      'web/notas/a.ts',
      'web/notas/b.tsx',
      'web/platform/request.ts',
      'web/platform/a.ts',
    ])
  })

  it('names the file that is not there any more', () => {
    expect(() => listJourney(makeHouse('`web/notas/a.ts` → `c.ts`', FILES))).toThrow('web/notas/c.ts')
  })

  it('has as many files as ARCHITECTURE.md says of it', () => {
    const text = readFileSync(join(PROJECT_ROOT, 'ARCHITECTURE.md'), 'utf8')
    const [, said] = /(\d+) files, each where it is first\s+passed/.exec(text) ?? []
    expect(listJourney(PROJECT_ROOT)).toHaveLength(Number(said))
  })
})

describe('the figures of the house', () => {
  it('are of the code, not of its tests', () => {
    const root = makeHouse('`web/platform/outbox/send.ts`', [
      'contract/a.ts',
      'tests/a.ts',
      'server/a.ts',
      'server/a.test.ts',
      'scripts/a.mjs',
      'web/platform/outbox/send.ts',
      'web/sw/sw.ts',
      'web/offline-start.ts',
    ])
    writeFileSync(join(root, 'web/notas.ts'), "import '#web/platform/outbox/send.ts'\n")
    writeFileSync(join(root, 'server/long.ts'), 'x\n'.repeat(251))
    writeFileSync(
      join(root, 'package.json'),
      '{"dependencies":{"a":"1","b":"1"},"devDependencies":{"c":"1"}}',
    )
    const figures = Object.fromEntries(measureHouse(root).map(({ name, figure }) => [name, figure]))
    expect(figures).toEqual({
      'source files': 8,
      'length of a file, median': 3,
      'length of a file, p90': 251,
      'files over 250 lines': 1,
      comments: (100 * 7) / (14 + 1 + 251),
      'offline half': 9,
      'offline half, parts of features': 1,
      'journey of a note': 1,
      dependencies: 2,
    })
  })
})
