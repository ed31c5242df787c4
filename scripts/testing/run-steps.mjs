import { Interrupted, StepError } from '../steps/step-error.mjs'
import { formatCounts } from './counts.mjs'

/** A step that hangs must fail while someone still waits for the result. */
const STEP_LIMIT_MS = 25 * 60_000

export const FAILED = { passed: 0, failed: 1, skipped: 0 }

/**
 * It mostly waits: it begins with the first of its neighbours and is told of in its own turn. The browser, whose pages
 * are timed, is none of them, nor is the build, which its servers serve.
 */
const BESIDE = 'torture'
const NEIGHBOURS = ['unit', 'component', 'api-sqlite', 'api-postgres', 'release']

/** They show the built web app. */
const OF_WEB = ['release', 'browser']

/**
 * @typedef {import('./arguments.mjs').StepName} StepName
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./test-steps.mjs').TestContext} TestContext
 * @typedef {Record<StepName, (context: TestContext) => Promise<Counts>>} Steps
 * @typedef {{ name: StepName, counts: Counts, seconds: string }} StepResult
 */

/**
 * Runs steps one after the other, but for the one beside them; what each has to say stands in one piece.
 *
 * @param {StepName[]} names
 * @param {Steps} steps
 * @param {Omit<TestContext, 'isBeside' | 'say'>} context
 * @returns {Promise<StepResult[]>} in the order of the names; rejects with Interrupted
 */
export async function runSteps(names, steps, context) {
  /** @type {StepResult[]} */
  const results = []
  /** @type {(() => Promise<StepResult>) | undefined} */
  let show
  for (const name of names) {
    if (NEIGHBOURS.includes(name) && names.includes(BESIDE)) {
      show ??= startBeside((say) => runStep(BESIDE, steps, { ...context, isBeside: true, say }))
    }
    console.log(`\n— ${name}`)
    const result = await endOf(name)
    results.push(result)
    console.log(`${name}: ${formatCounts(result.counts)} (${result.seconds} s)`)
  }
  return results

  /** @param {StepName} name */
  async function endOf(name) {
    const say = console.log
    if (
      OF_WEB.includes(name) &&
      results.some((result) => result.name === 'web' && result.counts.failed > 0)
    ) {
      say('Not run: the web app was not built, so the tests would judge an old one.')
      return { name, counts: FAILED, seconds: '0.0' }
    }
    if (name === BESIDE && show) return show()
    return runStep(name, steps, { ...context, isBeside: false, say })
  }
}

/**
 * @param {(say: TestContext['say']) => Promise<StepResult>} run
 * @returns {() => Promise<StepResult>} waits for its end and then tells what it had to say
 */
function startBeside(run) {
  /** @type {string[]} */
  const said = []
  const ended = run((text) => said.push(text))
  // Whoever is interrupted before its turn hears of it from the step before.
  ended.catch(() => {})
  return async () => {
    const result = await ended
    for (const text of said) console.log(text)
    return result
  }
}

/**
 * @param {StepName} name
 * @param {Steps} steps
 * @param {TestContext} context
 * @returns {Promise<StepResult>}
 */
async function runStep(name, steps, context) {
  const started = performance.now()
  const counts = await countStep(name, steps, context)
  return { name, counts, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

/**
 * @param {StepName} name
 * @param {Steps} steps
 * @param {TestContext} context
 * @returns {Promise<Counts>}
 */
async function countStep(name, steps, context) {
  const limit = AbortSignal.timeout(STEP_LIMIT_MS)
  try {
    const counts = await steps[name]({ ...context, signal: AbortSignal.any([context.signal, limit]) })
    context.signal.throwIfAborted()
    if (!limit.aborted) return counts
    context.say(`${name} was ended after ${STEP_LIMIT_MS / 60_000} minutes.`)
    return { ...counts, failed: Math.max(1, counts.failed) }
  } catch (error) {
    if (error instanceof Interrupted) throw error
    context.say(describeFailure(error))
    return FAILED
  }
}

/**
 * @param {unknown} error
 * @returns {string} the sentence of a known failure, after what its tool wrote; the stack of another
 */
export function describeFailure(error) {
  if (!(error instanceof StepError))
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  return error.details === '' ? error.message : `${error.details.trimEnd()}\n${error.message}`
}
