import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { englishMessages } from '../steps/messages.mjs'
import { prepare } from '../steps/prepare.mjs'
import { runNode } from '../steps/run-process.mjs'
import { countFigures, countVitest } from './counts.mjs'
import { findMemoryFolder } from './memory-folder.mjs'

/**
 * @typedef {object} TestContext
 * @property {string} root the project's folder
 * @property {string} reports folder of the run, for vitest's reports and for what one step leaves to the next
 * @property {string[]} vitestArgs
 * @property {AbortSignal} signal
 * @property {(said: unknown) => void} say tells what a step has to say
 * @property {'show' | 'capture'} output `capture`: a neighbour is seen at work, and this one told in one piece when it has ended
 */

/** @type {Record<import('./arguments.mjs').StepName, (context: TestContext) => Promise<import('./counts.mjs').Counts>>} */
export const testSteps = {
  lint: (context) => runTool(['node_modules/@biomejs/biome/bin/biome', 'check', '.'], context),
  // One checker: each works out for itself what it shares with the others, four take almost twice the CPU of one. Hardly
  // any of its memory is ever free, so that looking for some (GOGC) is a third of its work and finds nothing.
  types: (context) =>
    runTool(['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'], context, { GOGC: '400' }),
  unit: (context) => runVitest('unit', 'sqlite', context),
  component: (context) => runVitest('component', 'sqlite', context),
  'api-sqlite': (context) => runVitest('api', 'sqlite', context),
  'api-postgres': (context) => runVitest('api', 'postgres', context),
  servers: (context) => runVitest('servers', 'postgres', context),
  torture: runTorture,
  web: buildForBrowser,
  release: (context) => runVitest('release', 'sqlite', context),
  browser: (context) => runVitest('browser', 'sqlite', context),
}

/**
 * A tool that counts as one test and whose output matters only when it fails.
 *
 * @param {string[]} args
 * @param {TestContext} context
 * @param {Record<string, string>} env
 */
async function runTool(args, { root, signal, say }, env = {}) {
  const { code, output } = await runNode(args, {
    cwd: root,
    signal,
    env: { ...process.env, ...env },
    output: 'capture',
  })
  if (code !== 0) say(output.trimEnd())
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/**
 * @param {'unit' | 'component' | 'api' | 'servers' | 'release' | 'browser'} project
 * @param {'sqlite' | 'postgres'} database
 * @param {TestContext} context
 */
async function runVitest(project, database, context) {
  const { reports, vitestArgs } = context
  const file = join(reports, `${project}-${database}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
  const code = await inMemory(project === 'api', context, (env) =>
    runTelling(
      ['node_modules/vitest/vitest.mjs', ...args, `--outputFile.json=${file}`, ...vitestArgs],
      { ...envOfSteps(reports), CI: 'true', NODE_ENV: 'test', MBW_TEST_DATABASE: database, ...env },
      context,
    ),
  )
  return countVitest(readReport(file), code)
}

/**
 * Runs a script that says how far it is.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {TestContext} context
 * @returns {Promise<number>} its exit code
 */
async function runTelling(args, env, { root, signal, say, output: way }) {
  const { code, output } = await runNode(args, { cwd: root, signal, env, output: way })
  if (way === 'capture') say(output.trimEnd())
  return code
}

/**
 * Keeps the temporary files of a run in memory: a database that nobody keeps need not wait for a disk.
 *
 * @template T
 * @param {boolean} isWanted
 * @param {TestContext} context
 * @param {(env: Record<string, string>) => Promise<T>} run gets what the environment needs for it
 */
async function inMemory(isWanted, { say }, run) {
  const memory = isWanted ? findMemoryFolder() : undefined
  if (memory === undefined) return run({})
  const TMPDIR = mkdtempSync(join(memory, 'mbw-tests-'))
  try {
    return await run({ TMPDIR })
  } finally {
    try {
      rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 3 })
    } catch (error) {
      // What a test that failed left mounted must not hide its failure.
      say(`${TMPDIR} was not removed: ${error}`)
    }
  }
}

/** Where the golden databases are, once a step has made them (tests/support/golden.ts). @param {string} reports */
function envOfSteps(reports) {
  return { ...process.env, MBW_TEST_GOLDEN: join(reports, 'golden.db') }
}

/** The short form of `npm run torture`, on both databases. @param {TestContext} context */
async function runTorture(context) {
  const { reports } = context
  const file = join(reports, 'torture.json')
  const args = ['tests/torture/run.ts', '--short', `--report=${file}`]
  const code = await runTelling(args, envOfSteps(reports), context)
  return countFigures(readReport(file), code)
}

/** @param {TestContext} context */
async function buildForBrowser({ root, signal }) {
  await prepare(root, { messages: englishMessages, signal, web: true })
  return { passed: 0, failed: 0, skipped: 0 }
}

/** @template T @param {string} file @returns {T | undefined} undefined when the program ended without writing it */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
