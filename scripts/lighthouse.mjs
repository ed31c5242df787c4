/** `npm run lighthouse [WORDS]`: the production build, Lighthouse's own packages, then bench/lighthouse/run.ts. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { runDeveloperProgram } = await import('./steps/developer-program.mjs')
const { installTool } = await import('./steps/install-tool.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runDeveloperProgram(root, 'bench/lighthouse/run.ts', {
  web: true,
  needs: (signal) => installTool(join(root, 'bench', 'lighthouse', 'tool'), 'Lighthouse', signal),
})
