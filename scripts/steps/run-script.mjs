import { exitCodeOf, Interrupted, StepError } from './step-error.mjs'

/**
 * Runs a script's main function: signals become one abort, known failures one sentence.
 *
 * @param {(signal: AbortSignal) => Promise<number>} main gets a signal that aborts with `Interrupted`;
 *   resolves with the exit code
 * @returns {Promise<void>} when the exit code is set; an unexpected error is thrown on, with its stack
 */
export async function runScript(main) {
  try {
    process.exitCode = await main(abortOnSignals())
  } catch (error) {
    process.exitCode = report(error)
  }
}

/**
 * One Ctrl+C arrives several times: from the terminal to the whole group, and again from npm, which passes
 * on what it got. Only the first counts; the handlers stay, so that the others do not end the script early.
 */
function abortOnSignals() {
  const controller = new AbortController()
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => controller.abort(new Interrupted(signal)))
  abortWithoutNpm(controller)
  return controller.signal
}

/**
 * npm passes signals on to its shell, not to us, and a killed npm passes on nothing: either way we would stay
 * behind, unseen. Without npm we may be meant to outlive our parent, in the background.
 *
 * @param {AbortController} controller
 */
function abortWithoutNpm(controller) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const look = () => {
    if (process.ppid !== parent) controller.abort(new Interrupted('SIGTERM'))
  }
  setInterval(look, 500).unref()
}

/** @param {unknown} error */
function report(error) {
  if (error instanceof Interrupted) return exitCodeOf(error.signal)
  if (!(error instanceof StepError)) throw error
  if (error.details !== '') console.error(error.details.trimEnd())
  console.error(error.message)
  return 1
}
