/** `npm run screenshots`: the production build, then bench/screenshots/run.ts. */
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { runDeveloperProgram } = await import('./steps/developer-program.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runDeveloperProgram(root, 'bench/screenshots/run.ts', { web: true })
