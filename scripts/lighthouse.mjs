/** `npm run lighthouse [WORDS]`: the production build, Lighthouse's own packages, then bench/lighthouse/run.ts. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { installTool } = await import('./steps/install-tool.mjs')
const { prepare } = await import('./steps/prepare.mjs')
const { runNode } = await import('./steps/run-process.mjs')
const { runScript } = await import('./steps/run-script.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runScript(async (signal) => {
  await prepare(root, { messages: englishMessages, signal, web: true })
  await installTool(join(root, 'bench', 'lighthouse', 'tool'), 'Lighthouse', signal)
  const { code } = await runNode(['bench/lighthouse/run.ts', ...process.argv.slice(2)], { cwd: root, signal })
  return code
})
