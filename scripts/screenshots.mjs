/** `npm run screenshots`: the production build, then bench/screenshots/run.ts. */
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
  const args = ['bench/screenshots/run.ts', ...process.argv.slice(2)]
  const { code } = await runNode(args, { cwd: root, signal })
  return code
})
