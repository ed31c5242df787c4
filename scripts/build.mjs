/** `npm run build`: dist/server and dist/web, when they are stale. */
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { runScript } = await import('./steps/run-script.mjs')
const { prepare } = await import('./steps/prepare.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runScript(async (signal) => {
  await prepare(root, { messages: englishMessages, signal, web: true })
  console.log('dist/server and dist/web are up to date.')
  return 0
})
