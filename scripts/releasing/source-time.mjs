import { runProcess } from '../steps/run-process.mjs'
import { StepError } from '../steps/step-error.mjs'

/**
 * The time that every file of the archive gets. Not a fixed one: web servers tell a changed file by size and time.
 *
 * @param {string} root the project's folder
 * @param {AbortSignal} signal
 * @returns {Promise<number>} seconds since 1970: SOURCE_DATE_EPOCH, or that of the last commit; throws StepError
 */
export async function readSourceTime(root, signal) {
  const given = process.env.SOURCE_DATE_EPOCH
  const text = given ?? (await readCommitTime(root, signal))
  if (/^\d+\s*$/.test(text)) return Number(text)
  throw new StepError('Neither SOURCE_DATE_EPOCH nor git says how old the sources are.', text)
}

/** @param {string} root @param {AbortSignal} signal */
async function readCommitTime(root, signal) {
  const git = runProcess('git', ['log', '-1', '--format=%ct'], { cwd: root, signal, output: 'capture' })
  return (await git.catch((error) => ({ output: String(error) }))).output
}
