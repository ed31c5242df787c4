import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { english } from '../steps/messages.mjs'
import { prepare } from '../steps/prepare.mjs'
import { Interrupted, StepError } from '../steps/step-error.mjs'
import { parseTestArguments } from './arguments.mjs'
import { describeBibles } from './bibles.mjs'
import { formatCounts, summarise } from './counts.mjs'
import { ensureSystemPackages } from './system-packages.mjs'
import { testSteps } from './test-steps.mjs'

/** A step that hangs must fail while someone still waits for the result. */
const STEP_LIMIT_MS = 25 * 60_000

const FAILED = { passed: 0, failed: 1, skipped: 0 }

/**
 * Sets up, runs the selected steps one after the other, and ends with the line `N passed, M failed`.
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
    await prepare(root, { messages: english, signal, web: false })
    const needs = {
      browser: steps.includes('browser') || steps.includes('torture'),
      postgres: steps.includes('api-postgres') || steps.includes('torture'),
      epubcheck: steps.includes('unit'),
    }
    await ensureSystemPackages(needs, { root, signal })
    return await runSteps(steps, { root, reports, vitestArgs, signal })
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    printFailure(error)
    console.log(`\n${summarise([FAILED]).line}`)
    return 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/** @param {import('./arguments.mjs').StepName[]} steps @param {import('./test-steps.mjs').TestContext} context */
async function runSteps(steps, context) {
  /** @type {{ name: string, counts: import('./counts.mjs').Counts, seconds: string }[]} */
  const results = []
  for (const name of steps) {
    console.log(`\n— ${name}`)
    const started = performance.now()
    const webFailed = results.some((result) => result.name === 'web' && result.counts.failed > 0)
    const showsWeb = name === 'browser' || name === 'release'
    const counts = showsWeb && webFailed ? refuseOldBuild() : await runStep(name, context)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    results.push({ name, counts, seconds })
    console.log(`${name}: ${formatCounts(counts)} (${seconds} s)`)
  }
  const { line, exitCode } = summarise(results.map((result) => result.counts))
  console.log('\nSummary')
  for (const { name, counts, seconds } of results) {
    console.log(`  ${name.padEnd(14)}${`${seconds} s`.padStart(9)}  ${formatCounts(counts)}`)
  }
  console.log(`  ${describeBibles(context.root)}`)
  console.log(`\n${line}`)
  return exitCode
}

/** @param {import('./arguments.mjs').StepName} name @param {import('./test-steps.mjs').TestContext} context */
async function runStep(name, context) {
  const limit = AbortSignal.timeout(STEP_LIMIT_MS)
  try {
    const counts = await testSteps[name]({ ...context, signal: AbortSignal.any([context.signal, limit]) })
    context.signal.throwIfAborted()
    if (!limit.aborted) return counts
    console.log(`${name} was ended after ${STEP_LIMIT_MS / 60_000} minutes.`)
    return { ...counts, failed: Math.max(1, counts.failed) }
  } catch (error) {
    if (error instanceof Interrupted) throw error
    printFailure(error)
    return FAILED
  }
}

function refuseOldBuild() {
  console.log('Not run: the web app was not built, so the tests would judge an old one.')
  return FAILED
}

/** @param {unknown} error */
function printFailure(error) {
  if (!(error instanceof StepError)) return console.log(error)
  if (error.details !== '') console.log(error.details.trimEnd())
  console.log(error.message)
}
