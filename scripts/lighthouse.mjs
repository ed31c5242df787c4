/** `npm run lighthouse`: the production build, Lighthouse's own packages, then bench/lighthouse/run.ts. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { english } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(english)

const { npmCommand } = await import('./steps/dependencies.mjs')
const { fingerprint, readStamp } = await import('./steps/fingerprint.mjs')
const { prepare } = await import('./steps/prepare.mjs')
const { runNode, runProcess } = await import('./steps/run-process.mjs')
const { runScript } = await import('./steps/run-script.mjs')
const { StepError } = await import('./steps/step-error.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'bench', 'lighthouse', 'tool')

await runScript(async (signal) => {
  await prepare(root, { messages: english, signal, web: true })
  await installLighthouse(signal)
  const { code } = await runNode(['bench/lighthouse/run.ts'], { cwd: root, signal })
  return code
})

/** Its hundred packages are not among the product's: nothing else needs them. @param {AbortSignal} signal */
async function installLighthouse(signal) {
  const stamp = join(folder, 'node_modules', '.installed')
  const wanted = fingerprint(folder, ['package-lock.json'])
  if (existsSync(stamp) && readStamp(stamp) === wanted) return
  console.log('Installing Lighthouse…')
  const [command, args] = npmCommand(process.env)
  const npm = [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runProcess(command, npm, { cwd: folder, signal, output: 'capture' })
  signal.throwIfAborted()
  if (code !== 0) throw new StepError(`npm could not install Lighthouse (exit code ${code}).`, output)
  writeFileSync(stamp, wanted)
}
