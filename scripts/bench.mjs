/** `npm run bench`: the built server and pages, then bench/run.ts with the same arguments. */
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { runDeveloperProgram } = await import('./steps/developer-program.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runDeveloperProgram(root, 'bench/run.ts', { web: true })
