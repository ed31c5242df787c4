import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { englishMessages } from '../steps/messages.mjs'
import { prepare } from '../steps/prepare.mjs'
import { Interrupted, StepError } from '../steps/step-error.mjs'
import { parseTestArguments } from './arguments.mjs'
import { describeBibles } from './bibles.mjs'
import { formatCounts, summarise } from './counts.mjs'
import { runQueue } from './step-queue.mjs'
import { createTeller } from './step-teller.mjs'
import { ensureSystemPackages } from './system-packages.mjs'
import { testSteps } from './test-steps.mjs'

/** A step that hangs must fail while someone still waits for the result. */
const STEP_LIMIT_MS = 25 * 60_000

const FAILED = { passed: 0, failed: 1, skipped: 0 }

/**
 * Sets up, runs the selected steps, two at a time, and ends with the line `N passed, M failed`.
 *
 * @param {string} root the project's folder
 * @param {string[]} argv see parseTestArguments
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code; rejects with Interrupted, and then prints no last line
 */
export async function runTests(root, argv, signal) {
  const { steps, vitestArgs } = parseTestArguments(argv)
  const reports = mkdtempSync(join(tmpdir(), 'mbw-reports-'))
  try {
    const needs = {
      browser: steps.includes('browser') || steps.includes('torture'),
      postgres: ['api-postgres', 'servers', 'torture'].some((name) => steps.some((step) => step === name)),
      epubcheck: steps.includes('api-sqlite'),
      nginx: steps.includes('servers'),
    }
    await beside(
      prepare(root, { messages: englishMessages, signal, web: false }),
      ensureSystemPackages(needs, { root, signal }),
    )
    return await runSteps(steps, { root, reports, vitestArgs, signal, say: console.log, output: 'show' })
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    printFailure(error, console.log)
    console.log(`\n${summarise([FAILED]).line}`)
    return 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/**
 * npm waits for its registry while apt-get unpacks.
 *
 * @param {Promise<void>[]} works
 * @returns {Promise<void>} when all have ended: none is left at work behind one that failed, whose error it throws
 */
async function beside(...works) {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason
}

/** @typedef {{ name: import('./arguments.mjs').StepName, counts: import('./counts.mjs').Counts, seconds: string }} Result */

/** @param {import('./arguments.mjs').StepName[]} steps @param {import('./test-steps.mjs').TestContext} context */
async function runSteps(steps, context) {
  const teller = createTeller(context)
  /** @type {Promise<Result> | undefined} */
  let web
  const results = await runQueue(steps, (name) => {
    const running = tellStep(name, web, teller)
    if (name === 'web') web = running
    return running
  })
  const { line, exitCode } = summarise(results.map((result) => result.counts))
  console.log('\nSummary')
  for (const { name, counts, seconds } of results) {
    console.log(`  ${name.padEnd(14)}${`${seconds} s`.padStart(9)}  ${formatCounts(counts)}`)
  }
  console.log(`  ${describeBibles(context.root)}`)
  console.log(`\n${line}`)
  return exitCode
}

/**
 * @param {import('./arguments.mjs').StepName} name
 * @param {Promise<Result> | undefined} web the build, when there is one in this run
 * @param {import('./step-teller.mjs').Teller} teller
 * @returns {Promise<Result>}
 */
async function tellStep(name, web, teller) {
  const showsWeb = name === 'browser' || name === 'release'
  const webFailed = showsWeb && ((await web)?.counts.failed ?? 0) > 0
  const { context, end } = teller.begin(name)
  /** @type {Result | undefined} */
  let result
  try {
    result = await timeStep(name, webFailed, context)
    return result
  } finally {
    end(result && `${name}: ${formatCounts(result.counts)} (${result.seconds} s)`)
  }
}

/**
 * @param {import('./arguments.mjs').StepName} name
 * @param {boolean} webFailed
 * @param {import('./test-steps.mjs').TestContext} context
 * @returns {Promise<Result>}
 */
async function timeStep(name, webFailed, context) {
  const started = performance.now()
  const counts = webFailed ? refuseOldBuild(context) : await runStep(name, context)
  return { name, counts, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

/** @param {import('./arguments.mjs').StepName} name @param {import('./test-steps.mjs').TestContext} context */
async function runStep(name, context) {
  const limit = AbortSignal.timeout(STEP_LIMIT_MS)
  try {
    const counts = await testSteps[name]({ ...context, signal: AbortSignal.any([context.signal, limit]) })
    context.signal.throwIfAborted()
    if (!limit.aborted) return counts
    context.say(`${name} was ended after ${STEP_LIMIT_MS / 60_000} minutes.`)
    return { ...counts, failed: Math.max(1, counts.failed) }
  } catch (error) {
    if (error instanceof Interrupted) throw error
    printFailure(error, context.say)
    return FAILED
  }
}

/** @param {import('./test-steps.mjs').TestContext} context */
function refuseOldBuild({ say }) {
  say('Not run: the web app was not built, so the tests would judge an old one.')
  return FAILED
}

/** @param {unknown} error @param {(said: unknown) => void} say */
function printFailure(error, say) {
  if (!(error instanceof StepError)) return say(error)
  if (error.details !== '') say(error.details.trimEnd())
  say(error.message)
}
