import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { english } from '../steps/messages.mjs'
import { prepare } from '../steps/prepare.mjs'
import { StepError } from '../steps/step-error.mjs'
import { parseTestArguments } from './arguments.mjs'
import { describeBibles } from './bibles.mjs'
import { formatCounts, summarise } from './counts.mjs'
import { describeFailure, FAILED, runSteps } from './run-steps.mjs'
import { ensureSystemPackages } from './system-packages.mjs'
import { testSteps } from './test-steps.mjs'

/**
 * Sets up, runs the selected steps, and ends with the line `N passed, M failed`.
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
    const results = await runSteps(steps, testSteps, { root, reports, vitestArgs, signal })
    const { line, exitCode } = summarise(results.map((result) => result.counts))
    printSummary(results)
    console.log(`  ${describeBibles(root)}\n\n${line}`)
    return exitCode
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    console.log(describeFailure(error))
    console.log(`\n${summarise([FAILED]).line}`)
    return 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/** @param {import('./run-steps.mjs').StepResult[]} results */
function printSummary(results) {
  console.log('\nSummary')
  for (const { name, counts, seconds } of results) {
    console.log(`  ${name.padEnd(14)}${`${seconds} s`.padStart(9)}  ${formatCounts(counts)}`)
  }
}
