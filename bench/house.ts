/** The figures of the code itself: how long its files are, what a note passes through, what it is made of. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { commentDensity } from '#tests/support/comment-density.ts'
import {
  isTest,
  listImports,
  listSources,
  resolveImport,
  type SourceFile,
} from '#tests/support/source-files.ts'
import { atMost, type BenchResult, quantile } from './result.ts'

const FOLDERS = ['contract', 'server', 'web', 'scripts']
/** Those whose comments tests/words.test.ts counts. */
const COMMENTED = [...FOLDERS, 'tests']
const LONG = 250
/** What keeps texts and notes on a device and sends what waits, whatever feature it is of. */
const OFFLINE = /^web\/(platform\/(offline|outbox)\/|sw\/|offline-start\.ts$)/
const KEEPING = /^web\/platform\/(offline|outbox)\//
const JOURNEY = '## A note without a network and back'

/** @param root of the repository */
export function measureHouse(root: string): BenchResult[] {
  const files = FOLDERS.flatMap((folder) => listSources(root, folder)).filter(({ path }) => !isTest(path))
  const lines = files.map(countLines)
  const long = files.filter((file) => countLines(file) > LONG)
  const commented = COMMENTED.flatMap((folder) => listSources(root, folder, /\.(ts|tsx|mjs|css)$/))
  const offline = files.filter(({ path }) => OFFLINE.test(path))
  const parts = files.filter((file) => isPartOfFeature(file))
  const journey = listJourney(root)
  const { dependencies, devDependencies } = readPackages(root)
  return [
    { name: 'source files', figure: files.length, unit: 'files', note: FOLDERS.join(', ') },
    { name: 'length of a file, median', figure: quantile(lines, 0.5), unit: 'lines' },
    { name: 'length of a file, p90', figure: quantile(lines, 0.9), unit: 'lines' },
    atMost(0, { name: `files over ${LONG} lines`, figure: long.length, unit: 'files', note: pathsOf(long) }),
    atMost(10, { name: 'comments', figure: commentDensity(commented), unit: 'per 100 lines' }),
    atMost(1_500, {
      name: 'offline half',
      figure: sum(offline),
      unit: 'lines',
      note: `${offline.length} files`,
    }),
    {
      name: 'offline half, parts of features',
      figure: sum(parts),
      unit: 'lines',
      note: `${parts.length} files of features that use it`,
    },
    atMost(24, { name: 'journey of a note', figure: journey.length, unit: 'files' }),
    {
      name: 'dependencies',
      figure: dependencies,
      unit: 'packages',
      note: `${devDependencies} for development`,
    },
  ]
}

export async function runHouseBench(): Promise<BenchResult[]> {
  return measureHouse(PROJECT_ROOT)
}

/**
 * The files that a note passes through, as ARCHITECTURE.md has them: by their whole path, or by their name alone in the
 * folder of the one before, or where they were named first.
 *
 * @returns each once, in their order @throws Error for one that is not there
 */
export function listJourney(root: string): string[] {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const section = text.split(JOURNEY)[1]?.split('\n## ')[0] ?? ''
  const passed: string[] = []
  let folder = ''
  for (const [, name = ''] of section.matchAll(/`([\w/.-]+\.tsx?)`/g)) {
    const known = passed.find((path) => path.endsWith(`/${name}`))
    const path = name.includes('/') ? name : (known ?? `${folder}/${name}`)
    if (!existsSync(join(root, path))) throw new Error(`ARCHITECTURE.md names ${path}, which is not there.`)
    folder = path.slice(0, path.lastIndexOf('/'))
    if (!passed.includes(path)) passed.push(path)
  }
  return passed
}

function isPartOfFeature(file: SourceFile): boolean {
  if (!file.path.startsWith('web/') || /^web\/(platform|sw)\//.test(file.path)) return false
  return listImports(file).some((target) => KEEPING.test(resolveImport(file.path, target) ?? ''))
}

function readPackages(root: string): { dependencies: number; devDependencies: number } {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return {
    dependencies: Object.keys(dependencies).length,
    devDependencies: Object.keys(devDependencies).length,
  }
}

function sum(files: readonly SourceFile[]): number {
  return files.reduce((total, file) => total + countLines(file), 0)
}

function countLines({ text }: SourceFile): number {
  return text.trimEnd().split('\n').length
}

function pathsOf(files: readonly SourceFile[]): string {
  return files.map(({ path }) => path).join(', ')
}
