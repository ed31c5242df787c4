/** `npm run bench`: the built server and pages, then bench/run.ts with the same arguments. */
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { prepare } = await import('./steps/prepare.mjs')
const { runNode } = await import('./steps/run-process.mjs')
const { runScript } = await import('./steps/run-script.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runScript(async (signal) => {
  await prepare(root, { messages: englishMessages, signal, web: true })
  const { code } = await runNode(['bench/run.ts', ...process.argv.slice(2)], { cwd: root, signal })
  return code
})
