/** `npm test`: everything that must hold, from a fresh clone, on both databases and in the browser. */
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { runScript } = await import('./steps/run-script.mjs')
const { runTests } = await import('./testing/run-tests.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))
await runScript((signal) => runTests(root, process.argv.slice(2), signal))
