import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './dependencies.mjs'
import { fingerprint, readStamp } from './fingerprint.mjs'
import { runProcess } from './run-process.mjs'
import { StepError } from './step-error.mjs'

/**
 * Installs a tool that only a benchmark needs: its packages, a hundred or so, are not among the product's.
 *
 * @param {string} folder with a `package.json` and a lock file of its own
 * @param {string} name of the tool, for people
 * @param {AbortSignal} signal
 * @returns {Promise<void>} throws StepError with npm's output when it fails
 */
export async function installTool(folder, name, signal) {
  const stamp = join(folder, 'node_modules', '.installed')
  const wanted = fingerprint(folder, ['package-lock.json'])
  if (existsSync(stamp) && readStamp(stamp) === wanted) return
  console.log(`Installing ${name}…`)
  const [command, args] = npmCommand(process.env)
  const npm = [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runProcess(command, npm, { cwd: folder, signal, output: 'capture' })
  signal.throwIfAborted()
  if (code !== 0) throw new StepError(`npm could not install ${name} (exit code ${code}).`, output)
  writeFileSync(stamp, wanted)
}
